import { applySplice, EditRefusal, type EditOperation, type Splice } from './edit-operation.ts';
import { planEdit } from './edit-yaml.ts';
import { applyOperation, type Data } from './plain-data.ts';
import { candidates, hasData } from './plan-edit.ts';
import { openYaml, type YamlSource } from './yaml-source.ts';

/** An operation that adds or removes something, and a comment for the line of a new field. */
export interface MarkedOperation {
  operation: EditOperation & { op: 'put' | 'remove' | 'insert' };
  /** Without `#`. */
  comment?: string;
}

/**
 * Applies many operations to the text of a YAML file, with one parse instead of one each: each is located in the
 * original text. Like `editYaml` it keeps every other byte, and verifies the data of the result.
 * @param operations in an order in which none changes the path of a later one
 * @throws EditRefusal if one can't be applied
 */
export function planEdits(source: string, operations: readonly MarkedOperation[]): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = source.slice(mark.length);
  return mark + (together(text, operations) ?? oneByOne(text, operations));
}

/** Applies all splices to the original text; `undefined` if that has another effect than one after the other. */
function together(text: string, operations: readonly MarkedOperation[]): string | undefined {
  const file = openYaml(text);
  const wanted = operations.reduce<Data>((data, { operation }) => applyOperation(data, operation), file.data);
  const splices = distinct(operations.flatMap((each) => splicesOf(file, each))).sort((a, b) => b.at - a.at);
  const overlaps = splices.some((splice, index) => {
    const next = splices[index - 1];
    return next !== undefined && splice.at + splice.deleteCount > next.at;
  });
  if (overlaps) return undefined;
  const result = splices.reduce(applySplice, text);
  return hasData(result, wanted) ? result : undefined;
}

/** Drops repetitions: two fields that are added on one line need its comment once. */
const distinct = (splices: readonly Splice[]): Splice[] => [
  ...new Map(splices.map((splice) => [JSON.stringify(splice), splice])).values(),
];

function splicesOf(file: YamlSource, { operation, comment }: MarkedOperation): Splice[] {
  const [splice] = candidates(file, operation);
  if (!splice) throw new EditRefusal('This edit would change something else as well.', operation.path);
  return comment === undefined ? [splice] : withComment(file, splice, comment);
}

function oneByOne(text: string, operations: readonly MarkedOperation[]): string {
  return operations.reduce((before, { operation, comment }) => {
    const edited = planEdit(before, operation);
    if (!edited.ok) throw new EditRefusal(edited.refusal.message, edited.refusal.path);
    if (comment === undefined) return edited.source;
    const marked = withComment(openYaml(before), edited.splice, comment);
    return marked.sort((a, b) => b.at - a.at).reduce(applySplice, before);
  }, text);
}

/** The first line of a block text: its key and its indicator. */
const BLOCK_HEADER = /: [|>][-+\d]*$/;

/** Adds a comment to the line of a new field: that of its key for a block text, otherwise its last. */
function withComment({ lines }: YamlSource, splice: Splice, comment: string): Splice[] {
  const added = splice.insert.split('\n');
  if (added.length === 1) {
    const { end } = lines.line(lines.indexAt(splice.at));
    return [splice, { at: end, deleteCount: 0, insert: ` # ${comment}` }];
  }
  const header = added.findIndex((line) => BLOCK_HEADER.test(line.trimEnd()));
  const index = header >= 0 ? header : added.findLastIndex((line) => line.trim() !== '');
  const [body = '', eol = ''] = /^(.*?)(\r?)$/.exec(added[index] ?? '')?.slice(1) ?? [];
  return [{ ...splice, insert: added.with(index, `${body} # ${comment}${eol}`).join('\n') }];
}
