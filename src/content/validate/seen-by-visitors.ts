import type { z } from 'zod';
import type { Phrase } from '../../i18n/phrase.ts';
import { isLanguage, isRegionCode } from '../../regions/site-regions.ts';
import { languageWord, regionName } from '../diagnostics/in-forms.ts';
import { VISITORS } from '../diagnostics/what-visitors-see.ts';
import { metaOf, type FieldMeta } from './schema-introspection.ts';
import type { IssueContext } from './issue-context.ts';

type Issue = z.core.$ZodIssue;

/** Returns what visitors would see of a value that its schema rejects; `undefined` if there's nothing particular. */
export function seenByVisitors(issue: Issue, context: IssueContext): Phrase | undefined {
  const meta = [...context.schemas, ...(context.groups ?? [])].map(metaOf).find(({ kind }) => kind);
  if (isLacking(issue)) return seenWithout(context, meta?.kind);
  if (issue.code !== 'invalid_format') return undefined;
  if (meta?.kind === 'image') return meta.isShared ? VISITORS.missingSharedPicture : VISITORS.missingPicture;
  return issue.format === 'email' ? VISITORS.lostMessages : undefined;
}

/** Returns whether a value is missing or empty. */
const isLacking = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' && (issue.input ?? undefined) === undefined) ||
  (issue.code === 'too_small' && issue.origin === 'string');

function seenWithout({ name, regions }: IssueContext, kind: FieldMeta['kind']): Phrase | undefined {
  if (kind === 'search-text') return VISITORS.missingSearchText;
  if (kind !== 'text' && kind !== 'rich-text' && kind !== 'regional') return undefined;
  if (isLanguage(regions, name)) return VISITORS.missingLanguage(languageWord(name));
  return isRegionCode(regions, name) ? VISITORS.missingRegion(regionName(name, regions)) : VISITORS.missingText;
}
