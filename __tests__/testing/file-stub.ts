/** Mock of an imported font or image: its URL. */
export default "/stub-file";
