import { say } from '../../i18n/phrase.ts';
import { CST } from 'yaml';
import { type Finding, quote, type SyntaxFinding, toPrintable } from '../diagnostics/diagnostic.ts';
import { named } from '../diagnostics/in-forms.ts';
import { pathByIndent } from './path-by-indent.ts';

/** Positions where a value may begin with a curly quote instead of a straight one. */
const MAY_BEGIN = /(?:^[ \t-]*|:[ \t]+|[[{,][ \t]*)[“”„‟‘‚]/m;
/** What may precede a value on its line: its key, a dash, a bracket or a comma. */
const BEFORE = /(?:^[ \t-]*|[[{,][ \t]*)(?:[\w-]+:[ \t]+)?$/;
const OPENING = /^[“”„‟‘‚]/;
/** A text in one pair of curly quotes, with none of the same kind inside. */
const ENCLOSED = /^(?:[“”„‟]([^“”„‟]*)[“”‟]|[‘‚]([^‘’‚]*)[‘’])$/su;
/** The same at the start of a line, where YAML cut the text at a colon or a comma. */
const CUT = /^(?:[“”„‟]([^“”„‟\n]*)[“”‟]|[‘‚]([^‘’‚\n]*)[‘’])(?=[ \t]*(?:[,}\]]|#|$))/mu;

/** Maximum number of findings listed per file. */
const MAX_FINDINGS = 20;

/** Findings about curly quotes where YAML needs straight ones. */
export interface CurlyQuotes {
  findings: (Finding | SyntaxFinding)[];
  /** Whether YAML cut one of the texts, so that what follows it isn't a field. */
  cut: boolean;
}

/** Reports curly quotes around a whole value: YAML treats them as letters, so a visitor would see them. */
export function checkCurlyQuotes(tokens: readonly CST.Token[], text: string): CurlyQuotes {
  const found: CurlyQuotes = { findings: [], cut: false };
  if (!MAY_BEGIN.test(text)) return found;
  const look = (token: CST.Token | null | undefined): void => {
    if (token?.type !== 'scalar' || !OPENING.test(token.source) || found.findings.length === MAX_FINDINGS) return;
    const before = text.slice(text.lastIndexOf('\n', token.offset) + 1, token.offset);
    if (!BEFORE.test(before)) return;
    const [, double, single] = ENCLOSED.exec(token.source) ?? [];
    const enclosed = double ?? single;
    if (enclosed !== undefined) return void found.findings.push(describe(token.offset, enclosed, token.source));
    const end = text.indexOf('\n', token.offset);
    const [whole = '', ...inner] = CUT.exec(text.slice(token.offset, end < 0 ? undefined : end)) ?? [];
    if (whole.length <= token.source.length) return;
    found.cut = true;
    const {
      form: _form,
      proposals: _proposals,
      ...words
    } = describe(token.offset, inner.find((value) => value !== undefined) ?? '', whole);
    found.findings.push({
      ...words,
      ...(!/[[{,]/.test(before) && { path: pathByIndent(text, token.offset) }), // YAML reads the cut text as a key
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

function describe(offset: number, inner: string, written: string): Finding {
  const finding = {
    offset,
    message: `YAML does not know the curly quotes around ${quote(inner)}: a visitor would read them.`,
    hint: `Write ${straight(inner)}${/\s/.test(inner) ? `, or ${straight(written)} if visitors are to read them` : ''}.`,
    form: {
      message: say`Visitors would read the quotation marks around ${named(inner)}.`,
      hint: /\s/.test(inner) ? say`Remove them, unless visitors are to read them.` : say`Remove them.`,
    },
  };
  if (!/^[1-9]\d*$/.test(inner)) return finding;
  const proposals = [
    { value: inner, hint: finding.hint, form: finding.form.hint },
    { value: Number(inner), hint: `Write ${inner}.`, form: finding.form.hint },
  ];
  return { ...finding, hint: `Write ${straight(inner)}, or ${inner} where a number is expected.`, proposals };
}

/** The text in quotes that YAML understands. */
function straight(value: string): string {
  const shown = toPrintable(value.replace(/\s+/g, ' '));
  return shown.includes('"') ? `'${shown.replaceAll("'", "''")}'` : `"${shown}"`;
}
