import { texts } from '../../builder/texts/texts.ts';
import { shorten } from '../../content/diagnostics/diagnostic.ts';
import type { Path } from '../../data/path.ts';
import type { DescribedChange } from './describe-changes.ts';

const words = texts.server.message;

/** A changed file in words. */
export interface FileInWords {
  title: string;
  status: 'added' | 'changed' | 'deleted';
  changes: readonly PlacedChange[];
}

type PlacedChange = Pick<DescribedChange, 'kind' | 'label' | 'words' | 'data'>;

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
    status === 'changed'
      ? changes.map(({ label }) => (label.startsWith(`${title}: `) ? `- ${label}` : `- ${title}: ${label}`))
      : [`- ${status === 'added' ? words.fileAdded(title) : words.fileDeleted(title)}`],
  );
  if (lines.length < 2) return subject;
  const left = lines.length - MAX_BODY_LINES;
  const body = left > 1 ? [...lines.slice(0, MAX_BODY_LINES), `- ${words.andMore(left)}`] : lines;
  return `${subject}\n\n${body.join('\n')}`;
}

type Sentence = 'add' | 'change' | 'delete' | 'move' | 'remove' | 'hide' | 'show';

const SENTENCES = { added: 'add', changed: 'change', deleted: 'delete' } as const;

/** Says what was done to a part. A field that was left out before is changed: what is added is an item of a list. */
function sentenceOf({ data }: PlacedChange): Sentence {
  if (data?.kind === 'moved') return 'move';
  if (data?.kind === 'added')
    return isHidden(data.after) ? 'hide' : typeof data.after.at(-1) === 'number' ? 'add' : 'change';
  if (data?.kind === 'removed') return isHidden(data.before) ? 'show' : 'remove';
  return 'change';
}

const isHidden = (path: Path): boolean => path.at(-1) === 'hidden';

/** Says what was done, if it's the same for all, otherwise "Change". */
function sentenceFor(all: readonly Sentence[], what: string): string {
  const sentences = new Set(all);
  const [sentence = 'change'] = sentences;
  return words[sentences.size === 1 ? sentence : 'change'](what);
}

function subjectOf(files: readonly FileInWords[]): string {
  const [file] = files;
  if (!file || files.length > 1)
    return sentenceFor(
      files.map(({ status }) => SENTENCES[status]),
      listed(files.map(({ title }) => title)),
    );
  if (file.status !== 'changed') return sentenceFor([SENTENCES[file.status]], file.title);
  return sentenceFor(file.changes.map(sentenceOf), changedParts(file));
}

function changedParts({ title, changes }: FileInWords): string {
  const heads = [...new Set(changes.map(({ words: { head } }) => head))];
  const [only] = changes;
  if (!only || only.words.fields.length + heads.length === 0) return title;
  if (only.kind === 'layout' || only.kind === 'unreadable') return words.notesOf(title);
  if (heads.length > 1) return words.partOn(listed(heads), title);
  // The sentence says that it's hidden.
  const named = changes.filter((change) => !['hide', 'show'].includes(sentenceOf(change)));
  const fields = [...new Set(named.map((change) => fieldPhrase(change.words)))].filter(Boolean);
  const place = withTitle(only.words.head, title);
  return fields.length > 0 ? words.fieldOf(listed(fields), place) : place;
}

/** "title", "price per hour of “Start”"; empty for a whole section. */
function fieldPhrase({ fields }: DescribedChange['words']): string {
  const [field = '', owner] = fields.toReversed();
  return owner === undefined ? field : words.fieldOf(field, owner);
}

const withTitle = (head: string, title: string): string => (head === title ? title : words.partOn(head, title));

function listed(names: readonly string[]): string {
  if (names.length <= MAX_NAMES) return words.names(names);
  const shown = names.slice(0, MAX_NAMES - 1);
  return words.namesAndMore(shown, names.length - shown.length);
}
