/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { sectionUnder } from "../../../__tests__/setup/section";
import { serviceDirectory } from "../../styleguide/examples/studio-pages";
import { ServiceList } from "../service-list/service-list";
import { ServiceDirectory } from "./service-directory";

test("each service has a heading, what it is, and what the client gets under a heading that says of which", () => {
  render(<ServiceDirectory {...serviceDirectory} />);
  const section = sectionUnder("Services");
  expect(section.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "UX design",
    "Captioning",
  ]);
  expect(section.getAllByRole("heading", { level: 4 }).map((heading) => heading.textContent)).toEqual([
    "What you get: UX design",
    "What you get: Captioning",
  ]);
  expect(section.getByText("A report")).toBeInTheDocument();
});

test("every service that Home lists is found where its link leads", () => {
  const { services } = serviceDirectory;
  render(
    <>
      <ServiceList heading="On Home" lead="Short." services={services} link={{ label: "All", to: "/services/" }} />
      <ServiceDirectory {...serviceDirectory} />
    </>,
  );
  const home = sectionUnder("On Home");
  for (const { name } of services) {
    const [page, id = ""] = home.getByRole("link", { name }).getAttribute("href")?.split("#") ?? [];
    expect(page).toBe("/services/");
    expect(document.getElementById(id)).toHaveTextContent(name);
    expect(document.getElementById(id)).toHaveAttribute("tabindex", "-1");
  }
});
