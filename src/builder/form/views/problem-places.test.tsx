import { expect, it } from 'vitest';
import type { Problem, Site } from '../../../editing-protocol/builder/site-methods.ts';
import { placesOf } from './problem-places.tsx';

const site = {
  files: [
    { file: 'content/pages/terms.yaml', title: 'Terms' },
    { file: 'content/dictionary.yaml', title: 'Words of the site' },
  ],
  languages: [{ code: 'en' }, { code: 'da' }],
  regions: [{ code: 'us' }],
} as unknown as Site; // the rest isn't read here

const at = (file: string, path: string): Problem => ({
  severity: 'error',
  file: `content/${file}.yaml`,
  path,
  line: 1,
  column: 1,
  message: '/about-me is a draft, but what leads to it is always shown.',
  hint: 'Link to another page.',
});

it('names each field in which a problem is once, by its page and the item that it is in', () => {
  const places = placesOf(
    [
      at('pages/terms', 'sections[0].parts[6].body.en'),
      at('pages/terms', 'sections[0].parts[6].body.da'),
      at('pages/terms', 'sections[0].parts[7].body.en'),
      at('pages/terms', 'sections[2].action.to'),
      at('dictionary', 'form.privacyNote.en'),
      at('dictionary', ''),
      at('unknown', 'name'),
    ],
    site,
  );
  expect(places.map(({ name }) => name)).toEqual([
    'Terms: Parts 7, body',
    'Terms: Parts 8, body',
    'Terms: Action, to',
    'Words of the site: Form, privacy note',
  ]);
  expect(places[0]?.path).toEqual(['sections', 0, 'parts', 6, 'body', 'en']);
});
