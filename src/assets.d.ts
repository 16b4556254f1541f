/** Files that webpack turns into addresses. */
declare module "*.woff2" {
  const address: string;
  export default address;
}

/** The part of gatsby-plugin-sharp that is used; it comes without types. */
declare module "gatsby-plugin-sharp" {
  export const generateImageData: (options: object) => Promise<unknown>;
}

declare module "*.css";
