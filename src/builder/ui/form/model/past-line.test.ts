import { expect, it } from 'vitest';
import { pastLineInWords } from './past-line.ts';

const site = {
  languages: [
    { code: 'en', name: 'English' },
    { code: 'da', name: 'Danish' },
  ],
  regions: [{ code: 'us', name: 'USA' }],
} as unknown as Parameters<typeof pastLineInWords>[1];

it.each([
  ['- en: How I got here', '- English: How I got here'],
  ['+ da: "Vejen: hertil"', '+ Danish: Vejen: hertil'],
  ['+   us: 140', '+   USA: 140'],
  ['+ pricePerHour:', '+ Price per hour:'],
  ['- en: >-', '- English:'],
  ['- plain words', '- plain words'],
  ['+ "plain words"', '+ plain words'],
])('says %s as %s', (line, words) => {
  expect(pastLineInWords(line, site)).toBe(words);
});
