import { say } from '../../i18n/phrase.ts';
import type { z } from 'zod';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { type Finding, inFileOnly, type InForm, quote, quoteWhole } from '../diagnostics/diagnostic.ts';
import { commaInBraces } from './comma-in-braces.ts';
import { named } from '../diagnostics/in-forms.ts';
import { fieldTitle, keysOf, schemaDef, schemasAt } from './schema-introspection.ts';
import { asYaml } from '../parse/as-yaml.ts';
import { accepts, listFromText } from './meant-values.ts';
import { issueMessage } from './zod-error-messages.ts';
import { misspelledFields, type MisspelledField } from './misspelled-fields.ts';
import { closestMatch, suggestion } from '../diagnostics/did-you-mean.ts';
import type { Path } from '../../data/path.ts';

type Issue = z.core.$ZodIssue;

/** Maximum number of errors described per part of a file. */
const MAX_FINDINGS = 200;

/** What a message may quote or name: the source text, and the regions and languages of the site. */
export interface SourceText {
  lineFrom: (path: Path) => string;
  regions: SiteRegions;
}

/** Validates a part of a file against a schema and describes each error at its field. */
export function checkAgainstSchema<S extends z.ZodType>(
  written: SourceText,
  schema: S,
  value: unknown,
  base: Path = [],
): { output?: z.output<S>; findings: Finding[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { output: result.data, findings: [] };
  const describe = createDescribe(written, schema, value, base);
  return { findings: describe(result.error.issues.slice(0, MAX_FINDINGS)) };
}

function createDescribe(
  written: SourceText,
  schema: z.ZodType,
  value: unknown,
  base: Path,
): (issues: readonly Issue[]) => Finding[] {
  const { regions } = written;
  const describeAll = (issues: readonly Issue[]): Finding[] => {
    const pairs = issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? misspelledFields(issues, issue) : [],
    );
    const told = new Set(pairs.map(({ missing }) => missing));
    // A comma inside a value gives an unknown field; what is left of the value is wrong because of it.
    const inOrder = issues
      .filter((issue) => !told.has(issue))
      .sort((a, b) => Number(isUnknown(b)) - Number(isUnknown(a)));
    return onePerField(inOrder.flatMap((issue) => describe(issue, pairs)));
  };
  const describe = (issue: Issue, pairs: readonly MisspelledField[]): Finding[] => {
    const own = issue.path.filter((step) => typeof step !== 'symbol');
    const path = [...base, ...own];
    const schemas = schemasAt(schema, own);
    if (issue.code === 'unrecognized_keys') {
      const split = commaInBraces({ written: written.lineFrom(path), path, unknown: issue.keys, schemas, regions });
      if (split) return [split];
      return issue.keys.slice(0, MAX_FINDINGS).map((key) =>
        unknownKey(
          { group: path, key, known: keysOf(schemas), schemas, fields: fieldsAt(value, own) },
          pairs.find((pair) => pair.key === key && isIn(pair, own)),
        ),
      );
    }
    if (issue.code === 'invalid_union') {
      const nested = closestBranch(issue.errors).map((inner): Issue => ({
        ...inner,
        path: [...issue.path, ...inner.path],
      }));
      if (nested.length > 0) return describeAll(nested);
    }
    const name = String(path.at(-1) ?? '');
    const groups = schemasAt(schema, own.slice(0, -1));
    return [
      {
        path,
        key: issue.code === 'invalid_key',
        ...issueMessage(issue, {
          name,
          title: fieldTitle(schema, own),
          schemas,
          regions,
          written: written.lineFrom(path),
          siblings: Object.keys(fieldsAt(value, own.slice(0, -1))),
          groups,
          names: groups.flatMap((group) => schemaDef(group).keyType ?? []),
        }),
      },
    ];
  };
  return describeAll;
}

const isUnknown = ({ code }: Issue): boolean => code === 'unrecognized_keys';

/** Returns whether a swapped pair was found in the map at a path. */
const isIn = ({ missing, inside }: MisspelledField, path: Path): boolean =>
  missing.path.length === path.length + (inside === undefined ? 1 : 2) &&
  path.every((step, index) => missing.path[index] === step);

/** Keeps the first finding of each field; the others repeat that its value is wrong. */
function onePerField(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ path }) => {
    const name = JSON.stringify(path);
    return !seen.has(name) && seen.add(name);
  });
}

/** Returns the fields of the map at a path. */
function fieldsAt(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  const found = path.reduce<unknown>((inner, step) => (Object(inner) as Record<string | number, unknown>)[step], value);
  return Object(found) as Record<string, unknown>;
}

/** A field that a map may not have. */
interface UnknownField {
  /** Path of the map. */
  group: Path;
  key: string;
  /** The names that its schemas know. */
  known: readonly string[];
  schemas: readonly z.ZodType[];
  /** The fields of the map, as written. */
  fields: Readonly<Record<string, unknown>>;
}

function unknownKey(field: UnknownField, pair?: MisspelledField): Finding {
  const { group, key, known, fields } = field;
  const path = [...group, key];
  if (pair?.inside !== undefined)
    return {
      path,
      key: true,
      doubts: [...group, pair.inside],
      message: `${quote(key)} is not a field here; it is missing in ${quote(pair.inside)}.`,
      hint: `Indent it two spaces deeper than "${pair.inside}:".`,
      form: unknownInForm(key),
    };
  const glued = gluedField(path, key, known);
  if (glued) return glued;
  const free = known.filter((name) => !Object.hasOwn(fields, name));
  const near = pair?.meant ?? (known.includes(key) ? undefined : closestMatch(key, free));
  return {
    path,
    key: true,
    ...(near !== undefined && { doubts: [...group, near] }),
    message: `${quote(key)} is not a field here.`,
    hint: near === undefined ? unknownHint(field, free) : renameHint(field, near),
    form: unknownInForm(key),
  };
}

/** No form shows a field that isn't known. */
const unknownInForm = (key: string): InForm =>
  inFileOnly(say`The file behind this has ${named(key)} in it, which is unknown there.`);

/** Reports a name that holds its value, as in `{ us:140 }`: without a space, the colon is a letter of the name. */
function gluedField(path: Path, key: string, known: readonly string[]): Finding | undefined {
  const [, name = '', value = ''] = /^([\w-]+):(.+)$/s.exec(key) ?? [];
  if (!known.includes(name)) return undefined;
  return {
    path,
    key: true,
    doubts: path.slice(0, -1),
    message: 'A space is missing after the colon.',
    hint: `Write ${quoteWhole(`${name}: ${value}`)}.`,
    form: unknownInForm(key),
  };
}

/** Names the field that is meant, with its value where the field takes a list. */
function renameHint({ key, schemas, fields }: UnknownField, near: string): string {
  const value = fields[key];
  const inner = schemas.flatMap((schema) => schemasAt(schema, [near]));
  const isListed = typeof value === 'string' && !accepts(inner, value);
  const entries = isListed ? listFromText(value, inner) : undefined;
  return entries ? `Write "${near}: [${entries.map(asYaml).join(', ')}]".` : `Did you mean ${quoteWhole(near)}?`;
}

function unknownHint({ key, known, fields }: UnknownField, free: readonly string[]): string {
  if (key.startsWith('-')) return `A space is missing after the dash: write "- ${key.slice(1)}".`;
  // The issue belongs to another way of writing the value: a text per region has no language.
  if (known.includes(key)) return 'Delete it: it does not go with the other fields here.';
  const twin = closestMatch(
    key,
    Object.keys(fields).filter((name) => name !== key && known.includes(name)),
  );
  if (twin !== undefined) return `Delete it: ${quoteWhole(twin)} is here already.`;
  return suggestion(key, free);
}

/**
 * Selects the union option that was most likely meant: one for that kind of value, with the fewest names that it doesn't know,
 * then with the fewest issues, then the first. What merely lacks something, such as the value of a new region, is told as
 * lacking.
 */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const ranked = branches.map((issues) => ({ issues, rank: distanceOf(issues) }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank))[0]?.issues ?? [];
}

/** How far a value is from an option: whether it's another kind of value, its unknown names, and everything wrong with it. */
function distanceOf(issues: readonly Issue[]): readonly number[] {
  const isOtherKind = issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  return [isOtherKind ? 1 : 0, unknown.length, unknown.length + others.length];
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
