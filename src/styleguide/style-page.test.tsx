/** @jest-environment jsdom */
import "../../__tests__/setup/server-globals";
import { readdirSync } from "node:fs";
import path from "node:path";
import { render } from "@testing-library/react";
import { groups } from "./entries/entries";
import { StylePage } from "./style-page";

const source = path.resolve(__dirname, "..");

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

test("every state has something to look at", () => {
  const { container } = render(<StylePage />);
  const stages = [...container.querySelectorAll(".style-page__stage")];
  expect(stages).toHaveLength(entries.flatMap(({ shown }) => Object.keys(shown)).length);
  expect(stages.filter((stage) => stage.childElementCount === 0)).toEqual([]);
});
