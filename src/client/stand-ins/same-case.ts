/** Stands in for tiny-case, by which yup can rename the keys of an object. Our rules rename none. */
const sameCase = (key: string): string => key;

export { sameCase as camelCase, sameCase as snakeCase };
