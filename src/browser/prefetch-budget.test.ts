import { keepBudget, pagesAhead } from "./prefetch-budget";

const gatsbysLoader = () => ({
  enqueue: jest.fn((path: string) => ({ fetched: path })),
  hovering: jest.fn((path: string) => path),
});

const links = Array.from({ length: pagesAhead + 3 }, (_, index) => `/page-${index}/`);

test("links in view are fetched ahead up to the budget, and no further", () => {
  const loader = gatsbysLoader();
  const { enqueue } = loader;
  keepBudget(loader, {});
  for (const link of [...links, ...links]) loader.enqueue(link);
  expect(new Set(enqueue.mock.calls.map(([path]) => path)).size).toBe(pagesAhead);
});

test("a link that is pointed at is fetched beyond the budget", () => {
  const loader = gatsbysLoader();
  const { hovering } = loader;
  keepBudget(loader, {});
  for (const link of links) loader.enqueue(link);
  loader.hovering("/pointed-at/");
  expect(hovering).toHaveBeenCalledWith("/pointed-at/");
});

test("nothing is fetched ahead for somebody who saves data, from the moment that they do", () => {
  const loader = gatsbysLoader();
  const { enqueue, hovering } = loader;
  const connection = { saveData: false };
  keepBudget(loader, { connection });
  loader.enqueue("/before/");
  connection.saveData = true;
  const answer = loader.enqueue("/after/");
  loader.hovering("/after/");
  expect(enqueue.mock.calls).toEqual([["/before/"]]);
  expect(hovering).not.toHaveBeenCalled();
  // Gatsby's link waits for the answer and gives it up when it leaves the page.
  expect(answer).toMatchObject({ then: expect.any(Function) as unknown, abort: expect.any(Function) as unknown });
});
