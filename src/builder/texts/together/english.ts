import { plural } from '../english/formats.ts';

/** What the builder says of others who use it at the same time. */
export const englishTogether = {
  people: 'People here',
  here: (name: string) => `${name} is here`,
  on: (name: string, page: string) => `${name} is on ${page}`,
  more: plural({ one: '# more', other: '# more' }),
  typing: (name: string) => `${name} is typing here`,
};
