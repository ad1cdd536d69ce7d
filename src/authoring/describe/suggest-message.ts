import { shorten } from '../../content/diagnostics/diagnostic.ts';
import type { DescribedChange } from './describe-changes.ts';

/** A changed file in words. */
export interface FileInWords {
  title: string;
  status: 'added' | 'changed' | 'deleted';
  changes: readonly Pick<DescribedChange, 'kind' | 'label' | 'words'>[];
}

/** Maximum length of a commit's subject, in characters, as git's documentation advises. */
const MAX_SUBJECT_LENGTH = 72;

/** Maximum number of names listed in the subject. */
const MAX_NAMES = 3;

/** Maximum number of lines in the body. */
const MAX_BODY_LINES = 20;

/** Suggests a commit message in the imperative: a subject, and for several changes a body that lists them. */
export function suggestMessage(files: readonly FileInWords[]): string {
  if (files.length === 0) return '';
  const subject = shorten(subjectOf(files), MAX_SUBJECT_LENGTH);
  const lines = files.flatMap(({ title, status, changes }) =>
    status === 'changed' ? changes.map(({ label }) => `- ${title}: ${label}`) : [`- ${title} ${status}`],
  );
  if (lines.length < 2) return subject;
  const left = lines.length - MAX_BODY_LINES;
  const body = left > 1 ? [...lines.slice(0, MAX_BODY_LINES), `- and ${left} more`] : lines;
  return `${subject}\n\n${body.join('\n')}`;
}

const VERBS: Partial<Record<FileInWords['status'] | DescribedChange['kind'], string>> = {
  added: 'Add',
  deleted: 'Delete',
  removed: 'Remove',
  moved: 'Move',
};

/** Returns the verb if all have the same, otherwise "Change". */
function verbOf(kinds: readonly (FileInWords['status'] | DescribedChange['kind'])[]): string {
  const verbs = new Set(kinds.map((kind) => VERBS[kind] ?? 'Change'));
  const [verb = 'Change'] = verbs;
  return verbs.size === 1 ? verb : 'Change';
}

function subjectOf(files: readonly FileInWords[]): string {
  const [file] = files;
  if (!file || files.length > 1)
    return `${verbOf(files.map(({ status }) => status))} ${listed(files.map(({ title }) => title))}`;
  if (file.status !== 'changed') return `${verbOf([file.status])} ${file.title}`;
  return `${verbOf(file.changes.map(({ kind }) => kind))} ${changedParts(file)}`;
}

function changedParts({ title, changes }: FileInWords): string {
  const heads = [...new Set(changes.map(({ words }) => words.head))];
  const [only] = changes;
  if (!only || only.words.fields.length + heads.length === 0) return title;
  if (only.kind === 'layout' || only.kind === 'unreadable') return `notes and layout of ${title}`;
  if (heads.length > 1) return `${listed(heads)} on ${title}`;
  const fields = [...new Set(changes.map(({ words }) => fieldPhrase(words)))].filter(Boolean);
  return fields.length > 0
    ? `${listed(fields)} of ${withTitle(only.words.head, title)}`
    : withTitle(only.words.head, title);
}

/** "title", "price per hour of “Start”"; empty for a whole section. */
const fieldPhrase = ({ fields }: DescribedChange['words']): string => fields.toReversed().slice(0, 2).join(' of ');

const withTitle = (head: string, title: string): string => (head === title ? title : `${head} on ${title}`);

function listed(names: readonly string[]): string {
  const shown =
    names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES - 1), `${names.length - MAX_NAMES + 1} more`] : names;
  const [last = '', ...others] = shown.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last;
}
