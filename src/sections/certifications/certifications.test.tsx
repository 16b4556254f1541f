/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { certifications } from "../../styleguide/examples/studio-pages";
import { Certifications } from "./certifications";

const show = (detail: "names" | "full") => {
  render(
    <Certifications heading="Certifications" lead="What we know." certifications={certifications} detail={detail}>
      <p>More words</p>
    </Certifications>,
  );
  return within(screen.getByRole("region", { name: "Certifications" }));
};

test.each(["names", "full"] as const)("with %s each has its short name as heading and its full name", (detail) => {
  const items = show(detail).getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent)).toEqual(["ONE", "TWO"]);
  expect(items[0]).toHaveTextContent("Tester, level one");
  expect(screen.getByText("More words")).toBeInTheDocument();
});

test("the badges are passed over, because the words beside them say the same", () => {
  expect(show("full").queryByRole("img")).not.toBeInTheDocument();
});

test("the short row explains nothing and leads nowhere", () => {
  const section = show("names");
  expect(section.queryByRole("link")).not.toBeInTheDocument();
  expect(section.queryByText(/^Shows that/u)).not.toBeInTheDocument();
  expect(screen.getByRole("region")).not.toHaveAttribute("id");
});

test("in full each says what it shows and leads to who gives it, and links can point to the whole", () => {
  const section = show("full");
  expect(section.getByText(/^Shows that we test with/u)).toHaveTextContent("Shows that we test with people.");
  expect(section.getByRole("link", { name: "ONE: Sample Board" })).toHaveAttribute("href", "https://board.example/one");
  expect(screen.getByRole("region")).toHaveAttribute("id", "certifications");
});
