import { CORE_SCHEMA, load } from 'js-yaml';
import { Lexer } from 'yaml';
import type { EditOperation } from '../edit-operation.ts';
import type { Path } from '../../../data/path.ts';

/** What js-yaml reads of a file. */
export const meaningOf = (text: string): unknown => load(text, { schema: CORE_SCHEMA });

/** A value as text in which the order of fields and numbers such as infinity show. */
export const toComparable = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return `number ${inner}`;
    return inner;
  }) ?? 'undefined';

type Group = Record<string, unknown>;

const below = (holder: unknown, step: string | number): unknown => (holder as Group)[step];

/** The operation as a sequence of plain statements, apart from the engine's own. */
export function doneTo(data: unknown, operation: EditOperation): unknown {
  const top: Group = { top: structuredClone(data) };
  const path: Path = ['top', ...operation.path];
  const holder = path.slice(0, -1).reduce(below, top as unknown) as Group;
  const last = path.at(-1) ?? '';
  const target = holder[last];
  const list = target as unknown[];
  if (operation.op === 'set') holder[last] = operation.value;
  else if (operation.op === 'put') holder[last] = withField(target as Group, operation);
  else if (operation.op === 'remove') {
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
  } else if (operation.op === 'insert') list.splice(operation.index, 0, operation.value);
  else if (operation.op === 'duplicate') list.splice(operation.index + 1, 0, list[operation.index]);
  else list.splice(operation.to, 0, ...list.splice(operation.from, 1));
  return top['top'];
}

/** Fields around a new one are in the schema's order; js-yaml keeps the order of the file. */
function withField(group: Group, { key, value, order = [] }: EditOperation & { op: 'put' }): Group {
  const entries = Object.entries(group);
  const rank = order.indexOf(key);
  let index = entries.length;
  if (rank >= 0) {
    const known = entries.map(([name]) => order.indexOf(name));
    const earlier = known.filter((one) => one >= 0 && one < rank);
    index = earlier.length > 0 ? known.indexOf(Math.max(...earlier)) + 1 : known.findIndex((one) => one > rank);
    if (index < 0) index = entries.length;
  }
  entries.splice(index, 0, [key, value]);
  return Object.fromEntries(entries);
}

/** What the lexer writes before a text. */
const TEXT_FOLLOWS = '\u001F';

/** All comments of a file, in the order of their words. */
export const commentsOf = (text: string): string[] =>
  [...new Lexer().lex(text)]
    .filter((token, index, all) => token.startsWith('#') && all[index - 1] !== TEXT_FOLLOWS)
    .map((comment) => comment.trimEnd())
    .sort();
