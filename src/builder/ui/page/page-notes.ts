import type { FieldProblem } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { conflictWords } from '../form/problems/conflict-words.ts';
import { remedyName } from '../form/problems/remedy-name.ts';
import { addMissing, lacksWords } from '../form/saving/add-missing.ts';
import { drafts } from '../form/saving/unsaved.ts';
import type { Draft } from '../form/saving/draft.ts';
import type { FieldPlace } from '../state/view.tsx';
import { isSameField } from './field-path.ts';
import type { InlineEditing } from './text-editing.ts';
import type { UnsavedText } from './use-typed-texts.ts';

/** A box in pixels of the page. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something to say beside a text of a page. */
export interface PageNote {
  /** The field that it's about. */
  key: string;
  kind: 'hint' | 'problem';
  text: string;
  box: Rectangle;
  actions: readonly { name: string; run: () => void }[];
}

type Said = Pick<PageNote, 'kind' | 'text' | 'actions'>;

/** Says why a draft isn't saved, and what can be done; `undefined` while nothing is in its way. */
export function noteOfDraft(key: string, draft: Draft | undefined): Said | undefined {
  if (draft?.conflict) {
    return {
      kind: 'problem',
      text: conflictWords(draft.conflict),
      actions: [
        { name: texts.problems.keepMine, run: () => drafts.keepMine(key) },
        { name: texts.problems.takeTheirs, run: () => drafts.discard(key) },
      ],
    };
  }
  if (!draft || draft.problems.length === 0) return undefined;
  const proposal = draft.problems.find((problem) => problem.suggestion !== undefined);
  return {
    kind: draft.isWaiting ? 'hint' : 'problem',
    text: draft.problems.map(inBrief).join(' '),
    actions: [
      ...(proposal ? [remedyAction(key, draft, proposal)] : []),
      // What waits for the server may have been saved: only typing it again would bring the old text back.
      ...(draft.isWaiting ? [] : [{ name: texts.frames.editing.restore, run: () => drafts.discard(key) }]),
    ],
  };
}

/** Returns the button of a remedy. */
function remedyAction(key: string, draft: Draft, problem: FieldProblem): PageNote['actions'][number] {
  const name = remedyName(problem);
  if (lacksWords(problem)) return { name, run: () => addMissing(problem) };
  const use = () => {
    drafts.change(key, problem.suggestion, draft.seen, { label: draft.label, region: draft.region });
    drafts.flush(key);
  };
  return { name, run: use };
}

/** Longest remedy that has room on the page, in characters: the form has all of it. */
const MAX_HINT_LENGTH = 120;

const inBrief = ({ message, hint }: FieldProblem): string =>
  hint.length > MAX_HINT_LENGTH ? `${message} ${texts.frames.editing.moreInForm}` : `${message} ${hint}`.trim();

const isRestoring = ({ name }: PageNote['actions'][number]): boolean => name === texts.frames.editing.restore;

/** While a text is edited, undo brings back what stood there. */
const whileEditing = (said: Said): Said => ({
  ...said,
  actions: said.actions.filter((action) => !isRestoring(action)),
});

/** How the editing of a text ends. */
const EDITING_HINT: Said = { kind: 'hint', text: texts.frames.editing.hint, actions: [] };
const RICH_EDITING_HINT: Said = { ...EDITING_HINT, text: texts.frames.editing.hintWithParagraphs };

/** Returns how the editing of a text ends: by a button for fingers, which have no Esc key. */
function editingHint(isRich: boolean, leave: () => void): Said {
  if (matchMedia('(pointer:coarse)').matches)
    return { ...EDITING_HINT, text: '', actions: [{ name: texts.common.done, run: leave }] };
  return isRich ? RICH_EDITING_HINT : EDITING_HINT;
}

export interface Noted {
  inline: InlineEditing;
  unsaved: readonly UnsavedText[];
  selected: FieldPlace | undefined;
  /** Where what is selected stands. */
  choice: Rectangle | undefined;
}

/** Returns what is said beside the texts of a frame: of the one that is edited, of those that aren't saved, and of the selected one. */
export function notesOf(
  { inline, unsaved, selected, choice }: Noted,
  boxOf: (element: Element) => Rectangle,
): PageNote[] {
  const { edited, note, leave } = inline;
  const hint =
    note && selected && isSameField(note.field, selected) ? ({ ...EDITING_HINT, text: note.text } as const) : undefined;
  const own: PageNote[] = [];
  if (edited) {
    const problem = noteOfDraft(edited.field.key, drafts.get(edited.field.key));
    const said = problem ? whileEditing(problem) : (hint ?? editingHint(edited.isRich, leave));
    own.push({ key: edited.field.key, box: boxOf(edited.element), ...said });
  } else if (hint && choice) own.push({ key: 'selected', box: choice, ...hint });
  return [
    ...own,
    ...unsaved.flatMap(({ key, draft, element }) => {
      const said = noteOfDraft(key, draft);
      return said ? [{ key, box: boxOf(element), ...said }] : [];
    }),
  ];
}
