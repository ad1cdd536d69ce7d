import { quote, type SyntaxFinding } from '../diagnostics/diagnostic.ts';

type Message = Pick<SyntaxFinding, 'message' | 'hint' | 'offset'>;

/** An entry between braces, and the name of another one behind it, without a comma between them. */
const WITHOUT_COMMA = /(?<=[{,]\s*)[\w-]+:\s+[^,{}[\]"']*?([\s;]+)([\w-]+):\s/;

/**
 * Describes an entry between braces that a colon divides: its comma is missing, or the colon belongs to the text.
 * @param before the line up to the error
 * @param start offset of the line
 * @param textKeys names that are surely the beginning of the next entry, and no words of a text
 */
export function dividedEntry(
  before: string,
  after: string,
  start: number,
  textKeys: ReadonlySet<string>,
): Message | undefined {
  if (!/\{[^}]*$/.test(before)) return undefined;
  const line = before + after;
  const [whole, gap = '', name = ''] = WITHOUT_COMMA.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const at = line.indexOf(whole) + whole.lastIndexOf(`${name}:`);
  const message = `A comma is missing before ${quote(line.slice(at))}.`;
  const semicolons = line.match(/;(?=\s*[\w-]+:\s)/g)?.length ?? 0;
  const instead =
    semicolons > 1 ? 'Write commas in place of the semicolons' : 'Write a comma in place of the semicolon';
  const comma = gap.includes(';') ? instead : `Put a comma before "${name}:"`;
  const hint = textKeys.has(name) ? `${comma}.` : `${comma}; if the colon is part of a text, put that text in quotes.`;
  return { offset: start + at, message, hint };
}

/** Describes a bracket whose other half is part of a comment. */
export function commentInBrackets(text: string, offset: number): Message | undefined {
  const end = text.slice(0, offset).trimEnd().length;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const [, before = '', comment = ''] = /^(.*[{[][^\]}]*\s)(#.*[\]}].*)$/.exec(text.slice(start, end)) ?? [];
  return comment === ''
    ? undefined
    : {
        offset: start + before.length,
        message: `${quote(comment)} is read as a comment, so the bracket before it is never closed.`,
        hint: 'Put the fields and the closing bracket before the #, and the comment after them.',
      };
}
