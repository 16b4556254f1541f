/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProjectCards } from "./project-cards";

const words = {
  listLabel: "Projects",
  previous: "Previous project",
  next: "Next project",
  position: "Project {number} of {total}",
  cardLink: "Read the case study",
};

const projects = ["Step Up 90", "Grooming Table", "Senate"].map((name) => ({
  key: `project-${name.toLowerCase().replaceAll(" ", "-")}`,
  name,
  kind: "Concept app",
  summary: `What ${name} is.`,
  card: {
    alt: `A screen of ${name}`,
    image: { publicURL: "/card.svg", vector: { width: 400, height: 300 } },
    raster: null,
  },
}));

beforeEach(() => {
  // jsdom lays nothing out, so it cannot scroll.
  Element.prototype.scrollTo = jest.fn();
});

const show = () => {
  render(<ProjectCards projects={projects} words={words} headingLevel={2} />);
  return {
    user: userEvent.setup(),
    previous: screen.getByRole("button", { name: "Previous project" }),
    next: screen.getByRole("button", { name: "Next project" }),
    position: screen.getByRole("status"),
  };
};

test("every card has a heading, a picture with words, and one link that says where it leads", () => {
  show();
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Step Up 90",
    "Grooming Table",
    "Senate",
  ]);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(
    projects.map(({ card }) => card.alt),
  );
  expect(screen.getByRole("link", { name: /^Read the case study ?: Senate$/u })).toHaveAttribute(
    "href",
    "/project-senate/",
  );
  expect(screen.getAllByRole("link")).toHaveLength(3);
});

test("the controls move through the cards and say which is shown", async () => {
  const { user, previous, next, position } = show();
  expect(position).toHaveTextContent("Project 1 of 3");
  await user.click(next);
  expect(position).toHaveTextContent("Project 2 of 3");
  await user.click(next);
  expect(position).toHaveTextContent("Project 3 of 3");
  await user.click(previous);
  expect(position).toHaveTextContent("Project 2 of 3");
});

test("at the ends a control stays in reach, says that it does nothing, and does nothing", async () => {
  const { user, previous, next, position } = show();
  expect(previous).toHaveAttribute("aria-disabled", "true");
  await user.click(previous);
  expect(position).toHaveTextContent("Project 1 of 3");
  await user.click(next);
  expect(previous).toHaveAttribute("aria-disabled", "false");
  await user.click(next);
  expect(next).toHaveAttribute("aria-disabled", "true");
  await user.click(next);
  expect(position).toHaveTextContent("Project 3 of 3");
  expect(next).toHaveFocus();
});

test("nothing moves by itself", () => {
  jest.useFakeTimers();
  try {
    const { position } = show();
    jest.advanceTimersByTime(60_000);
    expect(position).toHaveTextContent("Project 1 of 3");
    expect(Element.prototype.scrollTo).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
