import { pageTitle } from "./page-title";

const studio = { studio: "Ramp & Rail", tagline: "Makers of accessible apps, websites, and software" };

test.each([
  [{ title: "Pricing", isHome: false }, "Pricing | Ramp & Rail"],
  [{ title: "Project Senate Discovery Step", isHome: false }, "Project Senate Discovery Step | Ramp & Rail"],
  [{ title: "Home", isHome: true }, "Ramp & Rail | Makers of accessible apps, websites, and software"],
])("%j", (parts, title) => {
  expect(pageTitle({ ...studio, ...parts })).toBe(title);
});
