/** Mock of an imported style sheet, font or image: its URL. */
export default "/stub-file";
