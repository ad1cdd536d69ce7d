// @vitest-environment node
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { lightOnly } from './postcss-light-only.ts';

const processed = (css: string, rightToLeft = false) =>
  postcss([lightOnly({ rightToLeft })])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ')
    .trim();

const RULES = `[data-mantine-color-scheme='dark'] .a { top: 0 } :where([dir="rtl"]) .b { top: 0 } [dir='rtl'] .c { top: 0 }`;

it('drops rules for dark mode and right-to-left text', () => {
  expect(processed(RULES)).toBe('');
});

it('keeps rules for right-to-left text if a region is written so', () => {
  expect(processed(RULES, true)).toBe(`:where([dir="rtl"]) .b { top: 0 } [dir='rtl'] .c { top: 0 }`);
});

it('keeps the other selectors of a rule, and every other rule', () => {
  expect(processed("[data-mantine-color-scheme='dark'] .a, .b { top: 0 } .c { top: 1px }")).toBe(
    '.b { top: 0 } .c { top: 1px }',
  );
});
