/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { sectionUnder } from "../../../__tests__/setup/section";
import { SiteMap } from "./site-map";

const page = (path: string, title: string, group: string) => ({ path, title, description: `${title}, told.`, group });

const pages = [
  page("/", "Home", "studio"),
  page("/project-b/", "B Discovery", "projects"),
  page("/project-b/define/", "B Define", "projects"),
  page("/project-a/", "A Discovery", "projects"),
  page("/a11y/", "Reputation", "design"),
  page("/privacy-policy/", "Privacy", "about"),
];

const group = (heading: string) => ({ heading, lead: `${heading}: see below.` });

const show = () =>
  render(
    <SiteMap
      content={{
        studio: group("The studio"),
        projects: group("Projects"),
        design: group("Design"),
        about: group("This site"),
      }}
      pages={pages}
      studies={[
        { key: "project-a", name: "A" },
        { key: "project-b", name: "B" },
      ]}
    />,
  );

const linksIn = (name: string) =>
  sectionUnder(name)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("links each page once, under its group", () => {
  show();
  expect(linksIn("The studio")).toEqual([["Home", "/"]]);
  expect(linksIn("Design")).toEqual([["Reputation", "/a11y/"]]);
  expect(linksIn("This site")).toEqual([["Privacy", "/privacy-policy/"]]);
  expect(screen.getAllByRole("link")).toHaveLength(pages.length);
});

test("the steps of a study stand under its name, studies in their order", () => {
  show();
  const projects = sectionUnder("Projects");
  expect(projects.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(["A", "B"]);
  expect(linksIn("Projects")).toEqual([
    ["A Discovery", "/project-a/"],
    ["B Discovery", "/project-b/"],
    ["B Define", "/project-b/define/"],
  ]);
});

test("single pages say what they tell; steps do not, because there are many", () => {
  show();
  expect(screen.getByText("Home, told.")).toBeInTheDocument();
  expect(screen.queryByText("B Define, told.")).not.toBeInTheDocument();
});
