import { expect, it } from 'vitest';
import { filesBeside } from './vite-plugin-part-preload.ts';

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
