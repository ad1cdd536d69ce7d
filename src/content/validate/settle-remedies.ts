import type { Finding } from '../diagnostics/diagnostic.ts';
import { isDoubtful } from '../diagnostics/doubts.ts';
import type { OpenFile } from '../parse/parse-yaml.ts';
import { valueOnLine } from '../parse/quote-hint.ts';
import type { Path } from '../../data/path.ts';

/** Returns what is wrong with plain data. */
type CheckData = (data: unknown) => Finding[];

/** A file as it's read, and its checks: they try what a remedy proposes before it's said. */
export interface Trial {
  open: OpenFile;
  text: string;
  check: CheckData;
  /** Reads another text of the same file. */
  read: (text: string) => OpenFile;
}

/** Returns a finding whose remedy passes the check of its file. */
export function settled(finding: Finding, trial: Trial): Finding {
  if (finding.quotes) return withQuotes(finding, trial);
  return finding.proposals && !trial.open.broken ? withProposals(finding, trial) : finding;
}

/** Names the first proposed value that the file's check accepts; if it accepts none, says what it wants instead. */
function withProposals({ proposals = [], ...finding }: Finding, { open, check }: Trial): Finding {
  const path = open.pathOf(finding);
  const refusals = proposals.map(({ value }) => refusalAt(path, open, check(withValue(open.data, path, value))));
  const accepted = proposals[refusals.indexOf(undefined)];
  if (accepted) return { ...finding, hint: accepted.hint, form: { ...finding.form, hint: accepted.form } };
  const refusal = refusals.at(-1);
  return { ...finding, ...remedyIn(refusal), ...(refusal && { form: { ...finding.form, hint: refusal.form.hint } }) };
}

/** Says what the field wants if it refuses the text between quotes too. A form doesn't show the field in either case. */
function withQuotes(found: Finding, trial: Trial): Finding {
  const finding = { ...found };
  delete finding.quotes;
  const { open, text, check, read } = trial;
  const quoted = read(withQuotedLine(text, finding.offset ?? 0));
  if (quoted.broken) return finding;
  const refusal = refusalAt(open.pathOf(finding), quoted, check(quoted.data));
  // A text in place of a group of fields is most likely no text.
  return refusal && !/ is (?:one )?text;/.test(refusal.message)
    ? { ...finding, ...inFileOnly(remedyIn(settled(refusal, { ...trial, open: quoted }))) }
    : finding;
}

const refusalAt = (path: Path, { pathOf }: OpenFile, findings: readonly Finding[]): Finding | undefined =>
  findings.find((finding) => isDoubtful(pathOf(finding), [path]));

const remedyIn = ({ hint, reference }: Partial<Finding> = {}): Partial<Finding> => ({
  ...(hint !== undefined && { hint }),
  ...(reference && { reference }),
});

/** Leaves the words for a form as they are: it doesn't show the field. */
const inFileOnly = ({ reference, ...remedy }: Partial<Finding>): Partial<Finding> => ({
  ...remedy,
  ...(reference && { reference: { ...reference, inFileOnly: true } }),
});

/** Puts the value on the line of an offset between quotes. */
function withQuotedLine(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, end < 0 ? undefined : end).trimEnd();
  const value = valueOnLine(line);
  return `${text.slice(0, start)}${line.slice(0, line.length - value.length)}${JSON.stringify(value)}${end < 0 ? '' : text.slice(end)}`;
}

/** Returns a copy of plain data with another value at a path. */
function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), withValue(data[Number(step)], rest, value));
  const group = Object(data) as Record<string, unknown>;
  return { ...group, [step]: withValue(group[step], rest, value) };
}
