import { fieldLabel, fieldWords } from '../../../authoring/describe/field-words.ts';
import { problemOfPath } from '../../../authoring/content-edit/content-path.ts';
import { hashOf } from '../../../authoring/content-edit/open-check.ts';
import { editorSchemaOf } from '../../../authoring/editor/editor-schemas.ts';
import { plainOf } from '../../../authoring/edit/plain-data.ts';
import { dataOrUndefined } from '../../../authoring/edit/yaml-source.ts';
import type { Path } from '../../../data/path.ts';
import { withValueAt } from '../../../data/plain.ts';
import { readingKeysOf } from '../../../regions/reading-language.ts';
import { followPath } from '../../../data/follow-path.ts';
import {
  addAnswer,
  listNotes,
  mentionsOf,
  noteSeen,
  settleNote,
  type NoteAnchor,
  type NoteAuthor,
  type StoredEntry,
  type StoredNote,
} from '../../notes/notes.ts';
import { listPeople, mayAct } from '../../people/people.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { ListedEntry, ListedNote, NoteAnswers } from '../../protocol/note-calls.ts';
import { noteTexts } from '../../texts/notes/note-texts.ts';
import { actingPerson, actingRole } from '../acting-person.ts';
import { CallError } from '../answer-call.ts';
import { currentText } from '../current-text.ts';
import type { BuilderSession, InSession } from '../session.ts';
import { writeNote, type NotePlace } from './keep-notes.ts';

/** Creates what the server runs for the calls about notes. */
export function noteHandlers(place: NotePlace, inSession: InSession): Pick<BuilderHandlers, keyof NoteAnswers> {
  const { database, tell } = place;
  return {
    notes: inSession((session) => ({
      notes: describeNotes(session, place),
      names: [...new Set(listPeople(database()).flatMap(({ id, name }) => (id === actingPerson()?.id ? [] : [name])))],
    })),
    addNote: inSession((session, { file, path, hash, text }: Parameters<BuilderHandlers['addNote']>[0]) => {
      const { root, check } = session;
      if (problemOfPath(root, file) !== undefined || !check.files().has(file)) throw new CallError(noteTexts().noPlace);
      writeNote(root, place, check.files().keys(), {
        anchor: anchorNow(session, file, path, hash),
        text,
        author: author(),
      });
      return {};
    }),
    answerNote({ note, text }) {
      if (!addAnswer(database(), note, text, author())) throw new CallError(noteTexts().gone);
      tell();
      return {};
    },
    settleNote({ note, isSettled }) {
      const found = listNotes(database()).find(({ id }) => id === note);
      if (!found) throw new CallError(noteTexts().gone);
      if (!maySettle(found)) throw new CallError(noteTexts().notYours);
      settleNote(database(), note, isSettled ? { name: actingPerson()?.name } : undefined);
      tell();
      return {};
    },
    seeNote({ note }) {
      const person = actingPerson();
      if (person && noteSeen(database(), person.id, note) > 0) tell();
      return {};
    },
  };
}

const author = (): NoteAuthor => {
  const person = actingPerson();
  return { person: person?.id, name: person?.name };
};

/** Returns where the value at a path stands now that the author saw in the text with a hash. */
function anchorNow({ root, recent }: BuilderSession, file: string, path: Path, hash: string | undefined): NoteAnchor {
  const [seen, now] = [hash === undefined ? undefined : recent.get(hash), currentText(root, file)].map((text) =>
    dataOrUndefined(text),
  );
  if (seen === undefined || now === undefined) return { file, path };
  return { file, ...followPath(plainOf(seen), plainOf(now), path) };
}

function describeNotes(session: BuilderSession, { database }: NotePlace): ListedNote[] {
  const person = actingPerson();
  const mentions = person ? mentionsOf(database(), person.id) : new Map<number, { isSeen: boolean }>();
  const read = new Map<string, { hash: string; data: unknown }>();
  const readFile = (file: string) => {
    const known = read.get(file);
    if (known) return known;
    const text = currentText(session.root, file);
    const one = { hash: hashOf(text), data: plainOf(dataOrUndefined(text) ?? null) };
    read.set(file, one);
    return one;
  };
  return listNotes(database()).map((note) => {
    const { id, file, path, settled, settledBy, entries } = note;
    const { hash, data } = readFile(file);
    const place = wordsOfPlace(session, note, data);
    const removed = removedPart(session, note);
    return {
      id,
      file,
      path,
      hash,
      ...(place !== undefined && { place }),
      ...(removed && { removed }),
      isSettled: settled !== undefined,
      ...(settledBy !== undefined && { settledBy }),
      maySettle: maySettle(note),
      entries: entries.map((entry) => describeEntry(entry, mentions.get(entry.id))),
    };
  });
}

function describeEntry(
  { id, name, person, link, written, text }: StoredEntry,
  mention: { isSeen: boolean } | undefined,
): ListedEntry {
  const isOwn = link === null && person === (actingPerson()?.id ?? null);
  return {
    id,
    ...(name !== null && { author: name }),
    // Without signing in, everything that no one else has signed is of whoever is here.
    isOwn: isOwn && (person !== null || name === null),
    ...(link !== null && { link }),
    written,
    text,
    ...(mention && { mention: mention.isSeen ? ('seen' as const) : ('new' as const) }),
  };
}

const removedPart = ({ check }: BuilderSession, { file, path, lost }: StoredNote): ListedNote['removed'] => {
  if (!check.files().has(file)) return 'page';
  if (!lost) return undefined;
  return path.length === 1 && path[0] === 'sections' ? 'section' : 'item';
};

/** Says what a note is about: the section first; of what was removed, as it was. */
function wordsOfPlace(
  { schemas, model }: BuilderSession,
  { file, path, lost }: NoteAnchor,
  data: unknown,
): string | undefined {
  const at = lost ? [...path, 0, ...lost.rest] : path;
  if (at.length === 0) return undefined;
  const before = lost ? withValueAt(data, path, [lost.item]) : data;
  const schema = editorSchemaOf(file, schemas)?.json;
  return fieldLabel(fieldWords(schema, before, at, readingKeysOf(model.regions)));
}

const maySettle = ({ entries }: Pick<StoredNote, 'entries'>): boolean => {
  const person = actingPerson();
  const isAuthor = person !== undefined && entries[0]?.person === person.id;
  return isAuthor || mayAct(actingRole(), 'editor');
};
