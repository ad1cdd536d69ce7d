// @vitest-environment node
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { lightOnly } from './postcss-light-only.ts';

const processed = (css: string) =>
  postcss([lightOnly()]).process(css, { from: undefined }).css.replace(/\s+/g, ' ').trim();

it('drops rules for dark mode and right-to-left text', () => {
  expect(processed('[data-mantine-color-scheme=\'dark\'] .a { top: 0 } :where([dir="rtl"]) .b { top: 0 }')).toBe('');
});

it('keeps the other selectors of a rule, and every other rule', () => {
  expect(processed("[data-mantine-color-scheme='dark'] .a, .b { top: 0 } .c { top: 1px }")).toBe(
    '.b { top: 0 } .c { top: 1px }',
  );
});
