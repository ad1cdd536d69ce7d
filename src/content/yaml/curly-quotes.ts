import { CST } from 'yaml';
import { printable, quoted, shorten, type Finding } from '../diagnostic.ts';
import { pathByIndent } from './path-by-indent.ts';

/** Where a value may begin with a curly quote, as an author would put a straight one. */
const MAY_BEGIN = /(?:^[ \t-]*|:[ \t]+|[[{,][ \t]*)[“”„‟‘‚]/m;
/** What may stand on the line in front of a value: its name, a dash, a bracket or a comma. */
const BEFORE = /(?:^[ \t-]*|[[{,][ \t]*)(?:[\w-]+:[ \t]+)?$/;
const OPENING = /^[“”„‟‘‚]/;
/** A text in one pair of curly quotes, with none of its kind inside. */
const ENCLOSED = /^(?:[“”„‟]([^“”„‟]*)[“”‟]|[‘‚]([^‘’‚]*)[‘’])$/su;
/** The same at the beginning of a line, where YAML has cut the text at a colon or a comma. */
const CUT = /^(?:[“”„‟]([^“”„‟\n]*)[“”‟]|[‘‚]([^‘’‚\n]*)[‘’])(?=[ \t]*(?:[,}\]]|#|$))/mu;

/** Most findings that are listed of one file. */
const MOST = 20;

/** What is found of curly quotes that stand where YAML needs straight ones. */
export interface CurlyQuotes {
  findings: Finding[];
  /** Whether YAML has cut one of the texts, so that what follows it is no field. */
  cut: boolean;
}

/** Reports curly quotes around a whole value: YAML takes them for letters, and a visitor would read them. */
export function checkCurlyQuotes(tokens: readonly CST.Token[], text: string): CurlyQuotes {
  const found: CurlyQuotes = { findings: [], cut: false };
  if (!MAY_BEGIN.test(text)) return found;
  const look = (token: CST.Token | null | undefined): void => {
    if (token?.type !== 'scalar' || !OPENING.test(token.source) || found.findings.length === MOST) return;
    const before = text.slice(text.lastIndexOf('\n', token.offset) + 1, token.offset);
    if (!BEFORE.test(before)) return;
    const [, double, single] = ENCLOSED.exec(token.source) ?? [];
    const enclosed = double ?? single;
    if (enclosed !== undefined) return void found.findings.push(describe(token.offset, enclosed, token.source));
    const end = text.indexOf('\n', token.offset);
    const [whole = '', ...inner] = CUT.exec(text.slice(token.offset, end < 0 ? undefined : end)) ?? [];
    if (whole.length <= token.source.length) return;
    found.cut = true;
    found.findings.push({
      ...describe(token.offset, inner.find((words) => words !== undefined) ?? '', whole),
      ...(!/[[{,]/.test(before) && { path: pathByIndent(text, token.offset) }), // the cut text seems to be a name
    });
  };
  for (const token of tokens)
    if (token.type === 'document')
      CST.visit(token, ({ key, value }) => {
        look(key);
        look(value);
      });
  return found;
}

const describe = (offset: number, inner: string, written: string): Finding => ({
  offset,
  message: `YAML does not know the curly quotes around ${quoted(inner)}: a visitor would read them.`,
  hint: `Write ${straight(inner)}${otherwise(inner, written)}.`,
});

/** What else may be meant: a number, or a text that is a quotation. */
function otherwise(inner: string, written: string): string {
  if (/^[1-9]\d*$/.test(inner)) return `, or ${inner} where a number is wanted`;
  return /\s/.test(inner) ? `, or ${straight(written)} if visitors are to read them` : '';
}

/** Words in the quotes that YAML knows. */
function straight(words: string): string {
  const shown = printable(shorten(words.replace(/\s+/g, ' '), 40));
  return shown.includes('"') ? `'${shown.replaceAll("'", "''")}'` : `"${shown}"`;
}
