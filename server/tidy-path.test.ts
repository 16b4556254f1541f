import { tidyPath } from "./tidy-path";

const pages = new Set(["/", "/pricing/", "/café/", "/evil.example/"]);
const verdict = (path: string) => tidyPath(path, (page) => pages.has(page));

describe("tidyPath", () => {
  test.each(["/", "/pricing/", "/nothing", "/nothing/", "/app-0123.js", "/pricing.html"])("%s stays", (path) => {
    expect(verdict(path)).toEqual({ kind: "as-is", plain: path });
  });

  test.each([
    ["/pricing", "/pricing/"],
    ["/pricing/index.html", "/pricing/"],
    ["/index.html", "/"],
    ["/caf%C3%A9", "/caf%C3%A9/"],
  ])("%s moves to %s", (path, to) => {
    expect(verdict(path)).toEqual({ kind: "moved", to });
  });

  test.each(["//evil.example", "/%2Fevil.example", "/\\evil.example", "/%5Cevil.example"])(
    "%s never moves, so it cannot lead to another site",
    (path) => {
      expect(verdict(path).kind).toBe("as-is");
    },
  );

  test("a broken escape is malformed", () => {
    expect(verdict("/%E0%A4%A")).toEqual({ kind: "malformed" });
  });
});
