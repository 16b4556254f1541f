/** Stands for a font or picture that a source imports: its address. */
export default "/stub-file";
