/** @jest-environment jsdom */
import "../sections/contact-form/testing/server-globals";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { groups } from "./entries/entries";
import { StylePage } from "./style-page";
import { readTokens } from "../lib/design-tokens";

const source = path.resolve(__dirname, "..");
const css = readFileSync(path.join(source, "styles", "tokens.css"), "utf8");

const siteFolders = (place: string): readonly string[] =>
  readdirSync(path.join(source, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${place}/${name}`);

const entries = groups.flatMap((group) => group.entries);

test("every component and every section is shown, once", () => {
  const folders = [...siteFolders("components"), ...siteFolders("sections")];
  expect(folders.length).toBeGreaterThan(40);
  expect(entries.map(({ folder }) => folder).sort()).toEqual(folders.sort());
});

test("the page shows every token, and every state has something to look at", () => {
  const { container } = render(<StylePage css={css} />);
  const shown = [...container.querySelectorAll("[data-token]")].map((element) => element.getAttribute("data-token"));
  expect(new Set(shown)).toEqual(new Set(readTokens(css).map(({ name }) => name)));
  const stages = [...container.querySelectorAll(".style-page__stage")];
  expect(stages).toHaveLength(entries.flatMap(({ shown }) => Object.keys(shown)).length);
  expect(stages.filter((stage) => stage.childElementCount === 0)).toEqual([]);
});
