/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { sectionUnder } from "../../../__tests__/setup/section";
import { serviceDirectory } from "../../styleguide/examples/studio-pages";
import { ServiceList } from "../service-list/service-list";
import { ServiceDirectory } from "./service-directory";

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
