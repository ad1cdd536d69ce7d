import { expect, it } from 'vitest';
import { CSS_PLACEHOLDER, inlineCriticalCss } from './inline-critical-css.ts';
import { createCriticalCss } from './critical-css.ts';

const page = (end = '<div id="stylesheet-slot"></div>') =>
  `<head>${CSS_PLACEHOLDER}</head><body><p class="first"></p>${end}<p class="later"></p></body>`;

/** A stylesheet whose rules for the later part weigh so much. */
const rules = (weight: number) => `.first{top:1px}.later{content:"${'x'.repeat(weight)}"}`;

const assets = { styles: '/all.css', stylesheetSlot: 'stylesheet-slot' };

const filled = (html: string, weight: number, of: Parameters<typeof inlineCriticalCss>[2] = assets) =>
  inlineCriticalCss(html, createCriticalCss(rules(weight)), of);

it('links the stylesheet at the fold if that saves enough', () => {
  const html = filled(page(), 9000);
  expect(html).toContain('<style>.first{top:1px}</style>');
  expect(html).toMatch(
    /class="first"><\/p><div id="stylesheet-slot"><link rel="stylesheet" href="\/all\.css"[^>]*><script>[^<]+<\/script><\/div><p/,
  );
});

it('inlines all rules of the page if deferring saves little, or without a fold marker', () => {
  for (const html of [filled(page(), 100), filled(page(''), 9000), filled(page(), 9000, { styles: '/all.css' })]) {
    expect(html).toMatch(/<style>\.first\{.*\.later\{.*<\/style>/);
    expect(html).not.toMatch(/rel="stylesheet"|<!--|<script>/);
  }
});
