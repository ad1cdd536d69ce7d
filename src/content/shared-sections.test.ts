import { beforeEach, describe, expect, it } from 'vitest';
import { MODEL } from '../../tests/support/minimal-model.ts';
import { MINIMAL_SITE } from '../../tests/support/minimal-site.ts';
import { createContentCheck, type ContentCheck } from './check-content.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';

const HOME = 'content/pages/home.yaml';
const ABOUT = 'content/pages/about-me.yaml';
const NOTE = 'content/shared/note.yaml';
const SECTION = 'type: hero\nid: note\ntitle: { en: Terms in brief, da: Kort om vilkårene }\n';
const publicFiles = { files: new Set(['/images/portrait.svg', '/images/case.svg', '/images/logo.svg']), outside: [] };
const lines = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(
    ({ severity, file, line, path, message, hint }) => `${severity} ${file}:${line} ${path} ${message} ${hint}`,
  );

let texts: Record<string, string>;
let check: ContentCheck;
const put = (file: string, text: string) => {
  texts[file] = text;
  check.put({ file, text });
};
const append = (file: string, text: string) => put(file, `${texts[file]?.trimEnd()}\n${text}\n`);
const found = () => lines(check.result(publicFiles).diagnostics);
const sectionsOf = (file: string) =>
  check.result(publicFiles).checked.pages.find((page) => page.file === file)?.value.sections ?? [];

beforeEach(() => {
  texts = {};
  check = createContentCheck(MODEL, (file) => ({ file, text: texts[file] ?? '' }));
  for (const [file, text] of Object.entries(MINIMAL_SITE)) put(file, String(text));
});

describe('a shared section', () => {
  it('is shown in place of the entries that name it', () => {
    append(HOME, '  - shared: note');
    append(ABOUT, '  - shared: note');
    put(NOTE, SECTION);
    expect(found()).toEqual([]);
    for (const file of [HOME, ABOUT])
      expect(sectionsOf(file).at(-1)).toMatchObject({ type: 'hero', id: 'note', title: { en: 'Terms in brief' } });
  });

  it('takes single fields from the page', () => {
    append(HOME, '  - shared: note\n    id: terms\n    regions: [dk]\n    title: { en: In brief, da: Kort sagt }');
    put(NOTE, SECTION);
    expect(found()).toEqual([]);
    expect(sectionsOf(HOME).at(-1)).toMatchObject({ id: 'terms', regions: ['dk'], title: { da: 'Kort sagt' } });
  });

  it('can be linked to by its anchor on every page that shows it', () => {
    put(NOTE, `${SECTION}cta: { label: { en: More, da: Mere }, to: '/about-me#terms' }\n`);
    append(HOME, '  - shared: note');
    append(ABOUT, '  - shared: note\n    id: terms');
    expect(found()).toEqual([]);
  });

  it('follows its file while the site is edited', () => {
    append(HOME, '  - shared: note');
    put(NOTE, SECTION);
    put(NOTE, SECTION.replace('Terms in brief', 'The terms'));
    expect(sectionsOf(HOME).at(-1)).toMatchObject({ title: { en: 'The terms' } });
    check.remove('content/shared');
    expect(found()).toEqual([
      `error ${HOME}:${lineOf(HOME, 'shared: note')} sections[${sectionsOf(HOME).length - 1}].shared "note" is no shared section. Write the section in content/shared/{name}.yaml first.`,
    ]);
    put(NOTE, SECTION);
    expect(found()).toEqual([]);
  });
});

describe('a mistake', () => {
  it('in the name gets the nearest name', () => {
    append(HOME, '  - shared: notes');
    append(ABOUT, '  - shared: note');
    put(NOTE, SECTION);
    expect(found()).toEqual([
      expect.stringMatching(
        /^error content\/pages\/home\.yaml:\d+ sections\[\d\]\.shared "notes" is no shared section\. Did you mean "note"\?/,
      ),
    ]);
  });

  it('in the shared section is told once, with the pages that show it', () => {
    append(HOME, '  - shared: note');
    append(ABOUT, '  - shared: note');
    put(NOTE, SECTION.replace('title', 'titel'));
    const [only, ...more] = found();
    expect(more).toEqual([]);
    expect(only).toContain(`error ${NOTE}:3 titel`);
    expect(only).toContain(`Shown on: ${ABOUT}, ${HOME}.`);
    const [{ form } = {}] = check.result(publicFiles).diagnostics;
    expect(form?.hint.english).toContain(`Shown on: ${ABOUT}, ${HOME}.`);
  });

  it('in a field of the page is told on the page', () => {
    append(HOME, '  - shared: note\n    hours: many');
    put(NOTE, SECTION);
    expect(found()).toEqual([
      expect.stringMatching(/^error content\/pages\/home\.yaml:\d+ sections\[\d\]\.hours "many" is text/),
    ]);
  });

  it('is a type beside the name', () => {
    append(HOME, '  - shared: note\n    type: hero');
    put(NOTE, SECTION);
    expect(found()).toEqual([expect.stringContaining('A shared section has its type already.')]);
  });

  it('is a name with invalid characters', () => {
    append(HOME, '  - shared: [note]');
    expect(found()).toEqual([expect.stringContaining('The name of a shared section is one word.')]);
  });

  it('is a file without type', () => {
    append(HOME, '  - shared: note');
    put(NOTE, 'title: { en: Note, da: Note }\n');
    expect(found()).toEqual([expect.stringContaining(`error ${NOTE}:1  The section has no type.`)]);
  });

  it('is a section that no page shows, as a warning', () => {
    put(NOTE, SECTION);
    expect(found()).toEqual([
      `warning ${NOTE}:1  No page shows this section. Write "- shared: note" in the sections of a page, or delete the file.`,
    ]);
  });
});

const lineOf = (file: string, text: string) =>
  (texts[file] ?? '').split('\n').findIndex((line) => line.includes(text)) + 1;
