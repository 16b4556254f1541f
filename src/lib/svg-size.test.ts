import { svgSize } from "./svg-size";

test.each([
  ['width="40" height="20.5"', { width: 40, height: 20.5 }],
  ["width='40px'\n  height='20px' viewBox='0 0 4 2'", { width: 40, height: 20 }],
  ['viewBox="0 0 160 100"', { width: 160, height: 100 }],
  ['width="100%" height="100%" viewBox="-8,-5,160,100"', { width: 160, height: 100 }],
  ['width="10mm" viewBox="0 0 160 100"', { width: 160, height: 100 }],
  ['width="100%" height="100%"', undefined],
  ['stroke-width="2" data-width="3" data-height="3"', undefined],
])("the size of an svg with %s", (attributes, size) => {
  const comment = '<!-- <svg width="1" height="1"> -->';
  expect(svgSize(`${comment}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`)).toEqual(
    size,
  );
});
