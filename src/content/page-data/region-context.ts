import type { RegionCode } from '../../regions/site-regions.ts';
import { factsSchema } from '../../schema/facts.schema.ts';
import { siteFacts } from '../../schema/site-facts.ts';
import { localize, type LocalizeContext } from '../localize/localize.ts';
import type { PageDataSource } from './page-data-source.ts';

/** Returns what the texts of a region are filled in with. */
export function regionContext(
  { content, sizes, model: { regions } }: Pick<PageDataSource, 'content' | 'sizes' | 'model'>,
  code: RegionCode,
): LocalizeContext {
  const base: LocalizeContext = { region: content.regions[code], regions, variables: {}, sizes };
  const facts = localize(factsSchema, content.facts, base) as Record<string, string>; // facts are texts
  return { ...base, variables: { ...siteFacts(content.site, base.region), ...facts } };
}
