import { plural } from '../english/formats.ts';

/** What the builder says of others who use it at the same time. */
export const englishTogether = {
  people: 'People here',
  here: (name: string) => `${name} is here`,
  on: (name: string, page: string) => `${name} is on ${page}`,
  more: plural({ one: '# more', other: '# more' }),
  /** In a long text, which one person types at a time. */
  alone: (name: string) => `${name} is typing. You can go on when ${name} is done.`,
  typing: (name: string) => `${name} is typing here`,
};

/** The words about others who use the builder, which a page loads only where people sign in. */
export type TogetherTexts = typeof englishTogether;
