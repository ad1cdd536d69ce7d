// @vitest-environment node
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { settledVariables, settleVariables } from './settle-variables.ts';

const settle = (css: string): string => {
  const root = postcss.parse(css);
  settleVariables(root, settledVariables(root));
  return root.toString();
};

it('writes the value of a property that is the same everywhere where it is asked for', () => {
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
])('leaves a property as it is that is %s', (_case, css) => {
  expect(settle(css)).toBe(css);
});
