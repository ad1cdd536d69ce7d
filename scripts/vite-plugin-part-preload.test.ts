// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { filesBeside, HELPER } from './vite-plugin-part-preload.ts';

afterEach(() => document.head.replaceChildren());

const FRAME = 'assets/frame-BBVVVFWC.js';
const hostId = FRAME;

it('names what a part needs beside itself, without what is there already', () => {
  const [part, shared] = ['assets/contact-window-BgWvcO2h.js', 'assets/mantine-EbFlu5bK.js'];
  expect(filesBeside(part, [part, FRAME, shared, 'assets/react-V7qdcNCD.js'], { hostId })).toEqual([part, shared]);
});

it('names nothing for a part that needs nothing', () => {
  const part = 'assets/story.section-d4fpOgFB.js';
  expect(filesBeside(part, [part, FRAME], { hostId })).toEqual([]);
});

it('names all that the beginning of the script asks for', () => {
  const files = ['assets/page-frame-wVh6UbKG.js', FRAME, 'assets/router-DWBKSEr8.js'];
  expect(filesBeside(files[0] ?? '', files, { hostId: 'assets/start-DVL5FL-_.js' })).toEqual(files);
});

it('asks for all files at once, and then begins the part', async () => {
  const asked = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
  // oxlint-disable-next-line typescript/no-implied-eval -- the helper is a text that the bundler takes
  const preload = new Function(`${HELPER.replace('export', '')} return __vitePreload;`)() as (
    load: () => unknown,
    files?: string[],
  ) => unknown;
  expect(preload(() => asked(), ['assets/a.js', 'assets/b.js'])).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(preload(() => 'the part')).toBe('the part');
});
