import { plural } from '../danish/formats.ts';
import type { TogetherTexts } from './english.ts';

/** What the builder says of others who use it at the same time, in Danish. */
export const danishTogether: TogetherTexts = {
  people: 'Her lige nu',
  here: (name) => `${name} er her`,
  on: (name, page) => `${name} er på ${page}`,
  more: plural({ one: '# til', other: '# til' }),
  alone: (name) => `${name} skriver. Du kan fortsætte, når ${name} er færdig.`,
  typing: (name) => `${name} skriver her`,
};
