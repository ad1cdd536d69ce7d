import { say } from '../../i18n/phrase.ts';
import { type Finding, inFileOnly, quote } from '../diagnostics/diagnostic.ts';
import { suggestion, suggestionInForm } from '../diagnostics/did-you-mean.ts';
import { named } from '../diagnostics/in-forms.ts';
import type { Path } from '../../data/path.ts';

/** A section that pages show by its name, as plain values. */
export interface SharedSection {
  data: unknown;
  /** Whether its own file has no mistakes. */
  valid: boolean;
}

/** A page with its shared sections in place. */
export interface ExpandedPage {
  data: unknown;
  /** The shared sections that the page names. */
  shared: readonly string[];
  /** Entries that can't be judged, since their shared section is missing or has mistakes. */
  unresolved: ReadonlySet<number>;
  findings: Finding[];
  /** Whether the page takes a field from a shared section's file. */
  isInherited: (path: Path) => boolean;
}

/** The name under which pages place the section of a file: `content/shared/{name}.yaml`. */
export const sharedNameOf = (file: string): string | undefined =>
  /^content\/shared\/([a-z][a-z0-9-]*)\.yaml$/.exec(file)?.[1];

/**
 * Puts each shared section in place of the entry that names it. A field that the entry has itself replaces the shared one.
 * Decision 77.
 * @param known shared sections by their names
 */
export function expandShared(data: unknown, known: ReadonlyMap<string, SharedSection>): ExpandedPage {
  const entries: unknown = (data as { sections?: unknown } | null | undefined)?.sections;
  if (!Array.isArray(entries) || !entries.some(isReference))
    return { data, shared: [], unresolved: new Set(), findings: [], isInherited: () => false };
  const own = new Map<number, ReadonlySet<string>>();
  const unresolved = new Set<number>();
  const findings: Finding[] = [];
  const sections = entries.map((entry: unknown, index) => {
    if (!isReference(entry)) return entry;
    const { shared: name, ...fields } = entry;
    const problems = problemsOf(entry, ['sections', index], known);
    const section = typeof name === 'string' ? known.get(name) : undefined;
    findings.push(...problems);
    if (problems.length > 0 || !section?.valid) unresolved.add(index);
    own.set(index, new Set(Object.keys(fields)));
    return { ...(section?.data as object | undefined), ...fields };
  });
  return {
    data: { ...(data as object), sections },
    shared: entries.filter(isReference).map(({ shared }) => String(shared)),
    unresolved,
    findings,
    isInherited: ([list, index, field]) =>
      list === 'sections' && field !== undefined && own.get(Number(index))?.has(String(field)) === false,
  };
}

/**
 * Reports what a page's own fields make wrong in a shared section: a mistake in a field that the page inherits is shown at
 * the entry, which is all that the page has of it.
 */
export const atOwnFields = (findings: readonly Finding[], { isInherited }: ExpandedPage): Finding[] =>
  findings.map((finding) =>
    finding.path && isInherited(finding.path) ? { ...finding, path: finding.path.slice(0, 2) } : finding,
  );

const isReference = (entry: unknown): entry is Record<string, unknown> & { shared: unknown } =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'shared');

function problemsOf(
  entry: Record<string, unknown> & { shared: unknown },
  path: Path,
  known: ReadonlyMap<string, SharedSection>,
): Finding[] {
  const { shared: name } = entry;
  if (Object.hasOwn(entry, 'type'))
    return [
      {
        path: [...path, 'type'],
        key: true,
        message: 'A shared section has its type already.',
        hint: 'Remove "type", or remove "shared" and write the section here.',
        form: inFileOnly(say`The file behind this gives a shared section a type of its own.`),
      },
    ];
  if (typeof name === 'string' && known.has(name)) return [];
  return [
    {
      path: [...path, 'shared'],
      message:
        typeof name === 'string' ? `${quote(name)} is no shared section.` : 'The name of a shared section is one word.',
      hint:
        known.size > 0
          ? suggestion(typeof name === 'string' ? name : '', [...known.keys()].sort())
          : 'Write the section in content/shared/{name}.yaml first.',
      form:
        typeof name === 'string'
          ? {
              message: say`There is no shared section called ${named(name)}.`,
              hint: suggestionInForm(name, [...known.keys()].sort(), say`Remove the section, and add another one.`),
            }
          : inFileOnly(say`The file behind this names no shared section here.`),
    },
  ];
}
