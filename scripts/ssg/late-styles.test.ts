// @vitest-environment node
import { expect, it } from 'vitest';
import { CSS_PLACE, fillInStyles } from './late-styles.ts';
import { createUsedCss } from './used-css.ts';

const page = (end = '<div id="late-styles"></div>') =>
  `<head>${CSS_PLACE}</head><body><p class="first"></p>${end}<p class="later"></p></body>`;

/** A stylesheet whose rules for the later part weigh so much. */
const rules = (weight: number) => `.first{top:1px}.later{content:"${'x'.repeat(weight)}"}`;

const assets = { styles: '/all.css', lateStyles: 'late-styles' };

const filled = (html: string, weight: number, of: Parameters<typeof fillInStyles>[2] = assets) =>
  fillInStyles(html, createUsedCss(rules(weight)), of);

it('links the whole stylesheet where the first view ends, when much is spared by it', () => {
  const html = filled(page(), 9000);
  expect(html).toContain('<style>.first{top:1px}</style>');
  expect(html).toMatch(
    /class="first"><\/p><div id="late-styles"><link rel="stylesheet" href="\/all\.css"[^>]*><script>[^<]+<\/script><\/div><p/,
  );
});

it('inlines all that a page needs when little would be spared, or when nothing says where the first view ends', () => {
  for (const html of [filled(page(), 100), filled(page(''), 9000), filled(page(), 9000, { styles: '/all.css' })]) {
    expect(html).toMatch(/<style>\.first\{.*\.later\{.*<\/style>/);
    expect(html).not.toMatch(/stylesheet|<!--|<script>/);
  }
});
