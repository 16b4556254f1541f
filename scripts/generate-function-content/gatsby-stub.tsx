import type { AnchorHTMLAttributes } from "react";

/** Stands for the package `gatsby` where the layout is rendered outside of Gatsby: plain links, query data set by the caller. */
interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

export const Link = ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />;

export const graphql = (parts: TemplateStringsArray): string => parts.join("");

export const withPrefix = (path: string): string => path;

export const navigate = (): void => undefined;

let queryData: unknown;

/** Sets what the layout's query returns. */
export const setQueryData = (data: unknown): void => {
  queryData = data;
};

export const useStaticQuery = (): unknown => queryData;
