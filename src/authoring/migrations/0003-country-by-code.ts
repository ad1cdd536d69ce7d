import type { Migration } from './migration.ts';

const DICTIONARY = 'content/dictionary.yaml';

/** The footer names the country by the company's code. */
export const countryByCode: Migration = {
  number: 3,
  description:
    'The footer names the country by "countryCode" in "site.yaml": the text "footer.spain" of the dictionary is removed.',
  migrate(site) {
    if (!site.has(DICTIONARY)) return;
    const { footer } = Object(site.dataOf(DICTIONARY)) as { footer?: unknown };
    if (typeof footer === 'object' && footer !== null && 'spain' in footer)
      site.edit(DICTIONARY, { op: 'remove', path: ['footer', 'spain'] });
  },
};
