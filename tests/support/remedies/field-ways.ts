import { edited, editedText, valueAt, type Edits, type Look } from './look.ts';
import { sampleValue } from './sample-value.ts';
import { way, type Way } from './way.ts';
import { type Path, parsePath } from '../../../src/data/path.ts';

/** A word for a text in Danish, so that it isn't taken for an English one. */
const DANISH = new Set(['da', 'dk']);

/** Deletes the nearest field of a name: the one at the diagnostic's path, or among the fields around it. */
function withoutField(look: Look, name: string, steps: Path = look.steps): Edits {
  for (let depth = steps.length; depth >= 0; depth -= 1) {
    const path = steps.slice(0, depth);
    const fields: unknown = valueAt(look, path);
    if (path.at(-1) === name) return edited(look, { op: 'remove', path });
    if (typeof fields === 'object' && fields !== null && Object.hasOwn(fields, name))
      return edited(look, { op: 'remove', path: [...path, name] });
  }
  throw new Error(`There is no ${name} around ${look.path}.`);
}

const withoutIt = (look: Look): Edits => edited(look, { op: 'remove', path: [...look.steps] });

/** Brings a list to a length, or a number within a limit. */
function withinLimit(look: Look, words: string, limit: number): Edits | undefined {
  const value = valueAt(look, look.steps);
  if (!Array.isArray(value)) {
    const number = words.startsWith('More') ? limit + 1 : limit;
    return edited(look, { op: 'set', path: [...look.steps], value: number });
  }
  const path = [...look.steps];
  if (value.length === 0) return undefined;
  return value.length > limit
    ? edited(look, ...value.slice(limit).map(() => ({ op: 'remove' as const, path: [...path, limit] })))
    : edited(
        look,
        ...Array.from({ length: limit - value.length }, () => ({ op: 'duplicate' as const, path, index: 0 })),
      );
}

/** The day that a message names: "is shown from 2026-12-01". */
const dayIn = ({ message }: Look): [string, string] => {
  const [, kind, day = ''] = /is shown (from|until) (\d{4}-\d{2}-\d{2})/.exec(message) ?? [];
  return [kind === 'from' ? 'visibleFrom' : 'visibleUntil', day];
};

/** Remedies that tell to add, delete or move fields and entries. */
export const FIELD_WAYS: readonly Way[] = [
  way(/^Add "([\w-]+):" with (.*?)\.(?:$| )/, (look, [, name = '', kind = '']) => {
    const value = kind === 'the text' && DANISH.has(name) ? 'Ord' : sampleValue(kind);
    const word = value === 'Words' && DANISH.has(name) ? 'Ord' : value;
    return word === undefined
      ? undefined
      : edited(look, { op: 'put', path: look.steps.slice(0, -1), key: name, value: word });
  }),
  way(/has it, but .*: take its line "([\w-]+):" away/, (look, [, name = '']) =>
    withoutField(look, name, parsePath(/^\S+/.exec(look.hint)?.[0] ?? '')),
  ),
  way(/^Delete the lines? "([\w-]+):"(?: and "([\w-]+):")?(?!.* in content)/, (look, [, first = '', second]) => {
    const edits = withoutField(look, first);
    if (second === undefined) return edits;
    return withoutField({ ...look, text: edits.get(look.file) ?? '' }, second);
  }),
  way(/or delete "([\w-]+):"|^Delete "([\w-]+):"/, (look, [, one, other]) => withoutField(look, one ?? other ?? '')),
  way(
    /[Dd]elete the line "([\w-]+):" in (\S+?)[,.](?:$| )/,
    ({ textOf }, [, name = '', file = '']) =>
      new Map([[file, editedText(textOf(file) ?? '', { op: 'remove', path: [name] })]]),
  ),
  way(
    /^Delete it(?:\.$|: it does| here|: "|, or take out)|^Delete the address|^Take it out|delete it from one of the lists|^List only/,
    (look) => (look.file.startsWith('content/') ? withoutIt(look) : undefined),
  ),
  way(/or delete one of them\.|or delete the line: the section|or delete the section\./, (look) =>
    /or delete the section/.test(look.hint)
      ? edited(look, { op: 'remove', path: look.steps.slice(0, 2) })
      : withoutIt(look),
  ),
  way(/or delete this line\./, withoutIt),
  way(/(?:At least|Exactly|At most|More than) (\d+) (?:entry|entries|is)/, (look, [words = '', limit = '0']) =>
    withinLimit(look, words, Number(limit)),
  ),
  way(
    /Write "each: case-studies" at the top of the page/,
    ({ file, text }) => new Map([[file, `each: case-studies\n${text}`]]),
  ),
  way(/Name each further address once/, (look) => edited(look, { op: 'remove', path: [...look.steps, 1] })),
  way(/Put the oldest entry first/, (look) => {
    const index = Number(look.steps.at(-2));
    return edited(look, { op: 'move', path: look.steps.slice(0, -2), from: index, to: index - 1 });
  }),
  way(/make this a draft, too/, (look) =>
    edited(look, { op: 'put', path: look.steps.slice(0, 2), key: 'draft', value: true }),
  ),
  way(/^Write the same days here/, (look) => {
    const [key, value] = dayIn(look);
    return edited(look, { op: 'put', path: look.steps.slice(0, 2), key, value });
  }),
  way(
    /or change (?:those|the days) in (\S+)\.$/,
    ({ textOf }, [, file = '']) =>
      new Map([[file, (textOf(file) ?? '').replaceAll(/^ *visible(?:From|Until): .*\n/gm, '')]]),
  ),
  way(/write the (\w+) text after (\w+): and the (\w+) text after (\w+):/i, (look, [, , one = '', , other = '']) => {
    const group = look.steps.slice(0, -1);
    const texts = valueAt(look, group) as Record<string, string>;
    const set = (key: string, value = '') => ({ op: 'set' as const, path: [...group, key], value });
    return edited(look, set(one, texts[other]), set(other, texts[one]));
  }),
];
