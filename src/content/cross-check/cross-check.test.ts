import { describe, expect, it } from 'vitest';
import { filesWith } from '../../../tests/support/minimal-page-data.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { createFileChecker } from '../validate/check-file.ts';
import { fieldsOfFile } from './file-fields.ts';

const HERO = '    title: { en: Hello, da: Hej }\n';
const check = createFileChecker(MODEL, (checked) => fieldsOfFile(checked, MODEL));

/** Returns the fields of a file in the small site that cross-file checks use, as `path kind`. */
function fieldsOf(name: string, ...pairs: [from: string, to: string][]) {
  const file = `content/${name}.yaml`;
  const { fields, diagnostics } = check({ file, text: String(filesWith({ [name]: pairs })[file]) });
  expect(diagnostics).toEqual([]);
  expect(fields.every((field) => field.file === file)).toBe(true);
  return fields;
}

const shown = (fields: ReturnType<typeof fieldsOf>) => fields.map(({ path, kind }) => `${path.join('.')} ${kind}`);
const inHero = (more: string): [string, string] => [HERO, `${HERO}${more}`];

describe('the fields that cross-file checks use', () => {
  it("exclude a page's plain text", () => {
    expect(fieldsOf('pages/home')).toEqual([]);
  });

  it.each([
    ['a fact in one language', '{ en: "In {replyTime}", da: Ord }'],
    ['a fact in the other', '{ en: Words, da: "På {replyTime}" }'],
    ['half a brace', '{ en: "Words}", da: Ord }'],
    ['a link', '{ en: "[Words](/about-me)", da: Ord }'],
  ])('include text with %s', (_what, body) => {
    expect(shown(fieldsOf('pages/home', inHero(`    body: ${body}\n`)))).toEqual(['sections.0.body rich-text']);
  });

  it('exclude text with other brackets', () => {
    expect(fieldsOf('pages/home', inHero('    body: { en: "[Words] (and more)", da: Ord }\n'))).toEqual([]);
  });

  it('include links, images and names next to plain text', () => {
    const more =
      '    cta: { label: { en: A, da: A }, to: / }\n    picture: { src: /images/a.svg, alt: { en: A, da: A } }\n    cases: [gasper]\n';
    expect(shown(fieldsOf('pages/home', inHero(more)))).toEqual([
      'sections.0.cta.to link',
      'sections.0.picture.src image',
      'sections.0.cases.0 reference',
    ]);
    expect(shown(fieldsOf('projects/gasper'))).toEqual(['backgroundImage image', 'logoUrl image']);
  });

  it('list the regions of their section, or all', () => {
    const link = '    cta: { label: { en: A, da: A }, to: / }\n';
    const regionsOf = (more: string) => fieldsOf('pages/home', inHero(more)).map(({ regions }) => regions);
    expect(regionsOf(link)).toEqual([['us', 'eu', 'dk']]);
    expect(regionsOf(`${link}    regions: [dk]\n`)).toEqual([['dk']]);
  });

  it("include dictionary texts that require a placeholder, even if it's missing", () => {
    const before = fieldsOf('dictionary');
    expect(before.length).toBeGreaterThan(0);
    expect(before.every(({ placeholders = [] }) => placeholders.length > 0)).toBe(true);
    const braces = /\{\w+\}/g;
    const file = 'content/dictionary.yaml';
    const { fields } = check({ file, text: String(filesWith({})[file]).replaceAll(braces, 'none') });
    expect(shown(fields)).toEqual(shown(before));
  });
});
