import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Trace } from '../../protocol/page-answers.ts';
import type { FileAnswer, SiteOverview } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { fieldKey, drafts, pathOfKey } from '../form/saving/unsaved.ts';
import { focusForm } from '../outline/focus.ts';
import { knownSchema } from '../form/use-schema.ts';
import { fileQuery } from '../state/queries.ts';
import { showStatus } from '../state/status.ts';
import { useShow, type FieldPlace } from '../state/view.tsx';
import { putCaret } from './caret.ts';
import { editablePlace, reasonForForm, type EditablePlace } from './editable-place.ts';
import { type InlineEdit, type Point, editInline } from './inline-edit.ts';
import { nameOfTarget } from './names.ts';
import type { LoadedPage } from './use-loaded-page.ts';
import { isElement } from './page-parts.ts';
import type { PageTarget, TextIndex } from './text-index.ts';
import type { TypedTexts } from './typed-texts.ts';
import { textKindOf, placeTarget } from './place-target.ts';
import { usePlacedEdit } from './use-placed-edit.ts';
import { valueAt } from '../../../data/plain.ts';
import { holdPage } from '../../../page/behaviors/held-page.ts';
import { pasteNote } from '../text/paste/paste-note.ts';
import { isGone, type KeptDraft } from '../form/saving/draft.ts';
import type { FollowedField } from '../form/saving/draft-map.ts';
import type { EditedText, InlineEditing } from './text-editing.ts';

interface InlineOptions {
  page: LoadedPage;
  index: (() => TextIndex) | undefined;
  trace: Trace | undefined;
  site: SiteOverview;
  region: SiteOverview['regions'][number];
  typed: TypedTexts;
}

/** What can be edited. */
type FieldTarget = PageTarget & { field: FieldPlace };

/** Edits the texts of a frame's page. */
export function useInlineEdit(options: InlineOptions): InlineEditing {
  const { page } = options;
  const client = useQueryClient();
  const [note, setNote] = useState<InlineEditing['note']>();
  const say = (field: FieldPlace, text: string | undefined) =>
    setNote(text === undefined ? undefined : { field, text });
  const { edited, placed, isIn, leave, begin } = useRunningEdit(options, say);
  const focusField = useFocusField();

  const inForm = (target: FieldTarget, reason: string | undefined) => {
    say(target.field, reason);
    if (reason !== undefined) showStatus({ kind: 'idle', text: reason });
    if (target.kind === 'section') focusForm();
    else focusField(target.field);
  };
  const inPlace = (target: FieldTarget, answer: FileAnswer, point: Point | undefined) => {
    const written = valueAt(answer.data, target.field.path);
    // The page may show what isn't saved yet.
    const { file, path } = target.field;
    const draft = drafts.get(fieldKey(file, path))?.value;
    const place = editablePlace(target, written) ?? editablePlace(target, draft);
    const isBegun = typeof written === 'string' && begin({ target, answer, place, written, point });
    if (!isBegun) inForm(target, reasonForForm(target));
  };
  const edit: InlineEditing['edit'] = (target, point) => {
    const { field } = target;
    if (!field) return;
    const own = { ...target, field };
    // The form says who else has the text.
    if (drafts.isTaken(fieldKey(field.file, field.path))) return inForm(own, undefined);
    // Until the router has replaced the page's markup, an edit in it would be cut off.
    if (page.document.documentElement.dataset['ready'] !== 'true') return inForm(own, texts.frames.inForm.loading);
    const query = fileQuery(field.file);
    const known = client.getQueryData<FileAnswer>(query.queryKey);
    if (known) return inPlace(own, known, point);
    client.ensureQueryData(query).then(
      (answer) => inPlace(own, answer, point),
      (error: unknown) => inForm(own, error instanceof Error ? error.message : String(error)),
    );
  };
  return { edited, placed, note, isIn, leave, edit };
}

interface Beginning {
  target: FieldTarget;
  answer: FileAnswer;
  /** The element that shows it, and nothing else; `undefined` if there is none. */
  place: EditablePlace | undefined;
  written: string;
  point: Point | undefined;
}

/** Begins to edit a text of a frame in place, and ends it. */
function useRunningEdit(
  { page, index, trace, site, region, typed }: InlineOptions,
  say: (field: FieldPlace, text: string | undefined) => void,
) {
  const client = useQueryClient();
  const focusField = useFocusField();
  const running = useRef<InlineEdit>(undefined);
  const [edited, setEdited] = useState<EditedText>();
  const leave = () => running.current?.leave();
  useEffect(() => () => running.current?.leave(), []);

  const placed = usePlacedEdit({ index, running, site, region });

  /** Returns whether the text can be edited where it stands. */
  const begin = ({ target, answer, place, written, point }: Beginning): boolean => {
    leave();
    const key = fieldKey(target.field.file, target.field.path);
    const field = drafts.follow(key);
    const placeNow = (): FieldPlace => ({ file: target.field.file, path: pathOfKey(field.key) });
    const language = site.languages.find(({ code }) => code === region.language);
    const schema = knownSchema(client, answer);
    const name = nameOfTarget(target, { trace, site, file: schema && { ...answer, schema } });
    const common = {
      point,
      field,
      written,
      seenNow: () =>
        valueAt(client.getQueryData<FileAnswer>(fileQuery(target.field.file).queryKey)?.data, placeNow().path),
      about: { label: language ? `${name}, ${language.name}` : name, region: region.code },
      onNote: (text: string | undefined) => say(placeNow(), text),
      onStop() {
        field.end();
        running.current = undefined;
        setEdited(undefined);
      },
      // A frame that's closed isn't left behind by accident.
      onLost: (before: string) =>
        page.view.frameElement?.isConnected &&
        !isGone(field.key) &&
        continueInForm(() => focusField(placeNow()), before),
    };
    if (place) {
      say(target.field, undefined);
      setEdited({ field, target, element: place.element, isRich: false });
      running.current = editDraft({ ...common, place, typed });
      return true;
    }
    placed.giveBack(key);
    const copy = placeTarget(target, [written, drafts.get(key)?.value], { site, region });
    if (!copy) {
      field.end();
      return false;
    }
    say(target.field, undefined);
    setEdited({ field, target, element: copy.mount, isRich: textKindOf(target) === 'rich' });
    placed.begin({ ...common, target, place: copy, language: region.language });
    return true;
  };
  const isIn: InlineEditing['isIn'] = (target) =>
    running.current !== undefined && isElement(target) && running.current.element.contains(target);
  return { edited, placed, isIn, leave, begin };
}

/** Returns a function that opens a field in the form, at once: the next key is for it. */
function useFocusField(): (field: FieldPlace) => void {
  const show = useShow();
  return ({ file, path }) => flushSync(() => show({ selected: { file, path: [...path] } }));
}

/** Goes on with a text in its field of the form, at the same place. */
function continueInForm(focus: () => void, before: string): void {
  const goOn = () => {
    // While a frame loads another document, browsers take its focus for granted: without this, keys go nowhere.
    window.focus();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    focus();
    putCaret(document.activeElement, before);
  };
  setTimeout(goOn);
}

interface DraftEdit {
  place: EditablePlace;
  /** Where to put the cursor. */
  point: Point | undefined;
  /** The field, wherever its section is moved meanwhile. */
  field: FollowedField;
  /** The text as the file has it. */
  written: string;
  /** Returns the text as the file has it at that time. */
  seenNow: () => unknown;
  about: Pick<KeptDraft, 'label' | 'region'>;
  typed: TypedTexts;
  /** Called with what a paste has lost; `undefined`: nothing. */
  onNote: (note: string | undefined) => void;
  /** Called when the text is no longer edited. */
  onStop: () => void;
  /** Called after it, if the page has taken the text away, with the text before the cursor. */
  onLost: (before: string) => void;
}

/** Edits a text in place. What is typed is a draft of its field, as in a form, and the page stays as it is meanwhile. */
function editDraft(edit: DraftEdit): InlineEdit {
  const { place, point, field, written, seenNow, about, typed, onNote, onStop, onLost } = edit;
  typed.begin(field.key, place.node);
  const release = holdPage(place.element.ownerDocument);
  const stop = () => {
    onStop();
    release();
  };
  const draft = drafts.get(field.key)?.value;
  const start = { start: typeof draft === 'string' ? draft : written, point };
  return editInline(place, start, {
    onType: (text) => drafts.change(field.key, text, seenNow(), about),
    onCompose: (isComposing) => void (drafts.isHeld = isComposing),
    onPaste: (html, text) => onNote(pasteNote(html, text, false)),
    onFormatKey: () => onNote(texts.form.noFormats),
    onBlur: () => drafts.flush(field.key),
    onEnd(text) {
      const { key } = field;
      drafts.flush(key);
      typed.put(key, text.trim());
      if (!drafts.get(key)) typed.end(key, true);
      stop();
    },
    onLost(before) {
      stop();
      onLost(before);
    },
  });
}
