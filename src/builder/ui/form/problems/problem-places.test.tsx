import { expect, it } from 'vitest';
import type { FieldProblem, SiteOverview } from '../../../protocol/answers.ts';
import { placesOf } from './problem-places.tsx';

const site = {
  files: [
    { file: 'content/pages/terms.yaml', title: 'Terms' },
    { file: 'content/dictionary.yaml', title: 'Words of the site' },
  ],
  languages: [{ code: 'en' }, { code: 'da' }],
  regions: [
    { code: 'us', language: 'en' },
    { code: 'dk', language: 'da' },
  ],
} as unknown as SiteOverview; // the rest isn't read here

const at = (file: string, path: string, where = ''): FieldProblem => ({
  severity: 'error',
  file: `content/${file}.yaml`,
  path,
  where,
  line: 1,
  column: 1,
  message: '/about-me is a draft, but what leads to it is always shown.',
  hint: 'Link to another page.',
});

it('names each field in which a problem is once, by its page and its own titles', () => {
  const places = placesOf(
    [
      at('pages/terms', 'sections[0].parts[6].body.en', 'Terms: Legal text, item 7, text'),
      at('pages/terms', 'sections[0].parts[6].body.da', 'Terms: Legal text, item 7, text'),
      at('pages/terms', 'sections[0].parts[7].body.en', 'Terms: Legal text, item 8, text'),
      at('pages/terms', 'sections[2].action.to', 'Terms: Closing, button, link'),
      at('dictionary', 'form.privacyNote.en', 'Words of the site: Form, privacy note'),
      at('dictionary', ''),
      at('unknown', 'name'),
    ],
    site,
    [],
  );
  expect(places.map(({ name }) => name)).toEqual([
    'Terms: Legal text, item 7, text',
    'Terms: Legal text, item 8, text',
    'Terms: Closing, button, link',
    'Words of the site: Form, privacy note',
  ]);
  expect(places[0]?.path).toEqual(['sections', 0, 'parts', 6, 'body', 'en']);
});

it('leads to a text in the language that the pages show', () => {
  const problems = ['en', 'da'].map((language) => at('pages/terms', `sections[0].title.${language}`, 'Terms: title'));
  const languagesIn = (shown: readonly string[]) => placesOf(problems, site, shown).map(({ path }) => path.at(-1));
  expect(languagesIn(['dk'])).toEqual(['da']);
  expect(languagesIn(['us'])).toEqual(['en']);
  expect(languagesIn(['us', 'dk'])).toEqual(['en']);
  expect(languagesIn([])).toEqual(['en']);
});
