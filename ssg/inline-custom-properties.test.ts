import postcss from 'postcss';
import { expect, it } from 'vitest';
import { constantCustomProperties, inlineCustomProperties } from './inline-custom-properties.ts';

const settle = (css: string): string => {
  const root = postcss.parse(css);
  inlineCustomProperties(root, constantCustomProperties(root));
  return root.toString();
};

it('inlines a property that has the same value everywhere', () => {
  expect(settle(':root{--a:1px;--b:calc(var(--a) + 2px)}p{top:var(--b);left:var(--a)}')).toContain(
    'p{top:calc(1px + 2px);left:1px}',
  );
});

it.each([
  ['set again for some elements', ':root{--a:1px}.x{--a:2px}p{top:var(--a)}'],
  ['set for some elements first', '.x{--a:2px}:root{--a:1px}p{top:var(--a)}'],
  ['set again under a condition', ':root{--a:1px}@media (width>9em){:root{--a:2px}}p{top:var(--a)}'],
  ['set under a condition alone', '@media (width>9em){:root{--a:2px}}p{top:var(--a)}'],
  ['set by nobody', 'p{top:var(--a)}'],
  ['made of one that differs', ':root{--a:var(--b);--b:1px}.x{--b:2px}p{top:var(--a)}'],
  ['asked for with another value beside it', ':root{--b:1px}p{top:var(--a,var(--c))}'],
])('keeps a property that is %s', (_case, css) => {
  expect(settle(css)).toBe(css);
});

it('leaves out spaces after commas, except in quoted texts', () => {
  expect(settle(':root{--a:"A, B", clamp(1rem, 2vw + 1px, 3rem)}p{font:var(--a)}')).toContain(
    'p{font:"A, B",clamp(1rem,2vw + 1px,3rem)}',
  );
});
