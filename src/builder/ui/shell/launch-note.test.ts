import { expect, it } from 'vitest';
import { launchNote } from './launch-note.ts';

const SITE = {
  files: [
    { file: 'content/pages/about-me.yaml', group: 'pages', title: 'About me', errors: 0, warnings: 0 },
    { file: 'content/facts.yaml', group: 'settings', title: 'Facts', errors: 0, warnings: 0 },
  ] as const,
  languages: [
    { code: 'en', name: 'English' },
    { code: 'da', name: 'Danish' },
  ],
};

it.each([
  ['write it after en: and da:', 'write it after English: and Danish:'],
  ['every sentence in English (en:) and Danish (da:)', 'every sentence in English and Danish'],
  ['your own domain, with https://', 'your own domain, with https://'],
  ['the timeline of content/pages/about-me.yaml says 2021', 'the timeline of “About me” says 2021'],
  ['see facts.yaml', 'see “Facts”'],
])('says “%s” without YAML', (note, words) => {
  expect(launchNote(note, { ...SITE, files: [...SITE.files] })).toBe(words);
});
