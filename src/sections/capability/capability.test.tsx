/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { capabilityStrings } from "../../strings/capability-strings";
import { facts, industryCodes, projects } from "../../styleguide/examples/capability";
import { studio } from "../../styleguide/examples/site-layout";
import { Capability } from "./capability";

test.each([
  [facts.productCodes, 1],
  [null, 0],
])("with the product codes %j it has %d heading for them", (productCodes, count) => {
  render(
    <Capability facts={{ ...facts, productCodes }} studio={studio} projects={projects} industryCodes={industryCodes} />,
  );
  expect(screen.queryAllByRole("heading", { name: capabilityStrings.productCodes })).toHaveLength(count);
});
