import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { filesWith, type Changes } from '../../../../tests/support/minimal-page-data.ts';
import { createDiagnosis } from '../../../../tests/support/minimal-site.ts';

const diagnose = createDiagnosis();
const said = (changes: Changes) =>
  diagnose(filesWith(changes))
    .filter(({ message }) => message.startsWith('The fonts'))
    .map(({ file, line, message }) => `${file}:${line} ${message}`);

const HERO = '    title: { en: Hello, da: Hej }\n';
const titles = (en: string, da: string): Changes => ({
  'pages/home': [[HERO, `    title:\n      en: ${en}\n      da: ${da}\n`]],
});

it('warns of whole scripts, with the first letters and the first place', () => {
  expect(said(titles('مرحبا بكم في موقعنا', 'Hej fra København, señor'))).toEqual([
    'content/pages/home.yaml:10 The fonts of the site lack the Arabic letters "م", "ر", "ح", "ب", "ا", "ك", "ف", "ي" and 4 more.',
  ]);
});

it('warns once per script, and counts the texts', () => {
  expect(said(titles('Привет Γεια', 'Привет'))).toEqual([
    expect.stringMatching(/^content\/pages\/home\.yaml:10 .* the Cyrillic letters "П", .*2 texts have such letters/),
    expect.stringMatching(/^content\/pages\/home\.yaml:10 .* the Greek letters "Γ", "ε", "ι", "α"\.$/),
  ]);
});

it('accepts an accent that is encoded on its own, signs and emoji', () => {
  expect(said(titles('Cafe\u0301 → 🇩🇰', '½ €'))).toEqual([]);
});

it("doesn't know the letters of system fonts", () => {
  const fonts = { display: 'Georgia', text: 'Arial' };
  const { 'content/brand.yaml': brand, ...files } = filesWith(titles('Привет', 'Hej'));
  const inSystemFonts = stringify({ ...(parse(brand ?? '') as object), fonts });
  expect(diagnose({ ...files, 'content/brand.yaml': inSystemFonts })).toEqual([]);
});
