/** Mock of an imported style sheet. */
export {};
