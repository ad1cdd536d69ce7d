import type { SiteOverview } from '../../protocol/answers.ts';

/** The keys of texts and values that differ by language or region. */
export const variantsOf = ({ languages, regions }: Pick<SiteOverview, 'languages' | 'regions'>): ReadonlySet<string> =>
  new Set([...languages, ...regions].map(({ code }) => code));
