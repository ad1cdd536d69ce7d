import type { SiteOverview } from '../../protocol/answers.ts';
import { interfaceLanguage } from '../../../i18n/interface-language.ts';

/** The keys of texts and values that differ by language or region. */
export const variantsOf = ({ languages, regions }: Pick<SiteOverview, 'languages' | 'regions'>): ReadonlySet<string> =>
  new Set([...languages, ...regions].map(({ code }) => code));

/** Returns the language in which a person reads titles of the site: that of the interface, if the site has it; else the source language. */
export const readingLanguage = ({ languages }: Pick<SiteOverview, 'languages'>): string =>
  (languages.find(({ code }) => code === interfaceLanguage()) ?? languages[0])?.code ?? '';
