import type { DescribedChange } from '../../../authoring/describe/describe-changes.ts';
import { kindOf } from '../../../model/file-kinds.ts';
import type { WhereShown } from '../../protocol/publish-calls.ts';
import { findUsage } from '../find-usage.ts';
import type { BuilderSession } from '../session.ts';

/** Files that every page depends on. */
const EVERYWHERE = new Set(['site', 'brand', 'navigation', 'dictionary', 'regions']);

/** Returns where visitors see something that several pages show. */
export function whereShown(session: BuilderSession, file: string, changes: readonly DescribedChange[]): WhereShown {
  const found = kindOf(session.model, file);
  if (found?.kind === 'shared') return titlesOf(session, 'shared', [found.name]);
  if (found?.kind === 'single' && found.name === 'facts') return titlesOf(session, 'fact', factsIn(changes));
  if (found?.kind === 'single') return EVERYWHERE.has(found.name) ? 'everywhere' : 'anywhere';
  const picture = /^public(\/images\/.*)/.exec(file)?.[1];
  if (picture !== undefined) return titlesOf(session, 'image', [picture]);
  return 'anywhere';
}

/** Returns the names of the changed facts. */
function factsIn(changes: readonly DescribedChange[]): string[] {
  const paths = changes.flatMap(({ data }) => (data ? [data.kind === 'removed' ? data.before : data.after] : []));
  return [...new Set(paths.map(([name]) => String(name)))];
}

/** Returns the titles of the pages that use any of the things. */
function titlesOf(session: BuilderSession, kind: 'shared' | 'fact' | 'image', names: readonly string[]): string[] {
  const titles = names.flatMap((name) =>
    findUsage(session, { kind, name }).map(({ title }) => title.split(': ')[0] ?? ''),
  );
  return [...new Set(titles)].toSorted((a, b) => a.localeCompare(b));
}
