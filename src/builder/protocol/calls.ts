import { z } from 'zod';
import type {
  CallOutcome,
  CreationOutcome,
  FileAnswer,
  Json,
  ListedText,
  OpenTranslation,
  SiteOverview,
  StoredPicture,
  UpcomingChange,
} from './answers.ts';
import type { UploadAnswer } from './upload-answers.ts';
import { EDIT_INPUTS, type EditAnswers } from './edit-calls.ts';
import { operationSchema, pathSchema } from './edit-request.ts';
import type { HistoryStep, PastValue, RepositoryChanges, RepositoryOutcome } from './history-answers.ts';
import type { Appearance, PageDocuments, Trace } from './page-answers.ts';
import { ONLINE_INPUTS, type OnlineAnswers } from './online-calls.ts';
import { changePictureInput } from './picture-calls.ts';
import { NOTE_INPUTS, type NoteAnswers } from './note-calls.ts';
import { PUBLISH_INPUTS, type PublishAnswers } from './publish-calls.ts';
import { REVIEW_INPUTS, type ReviewAnswers } from './review-calls.ts';
import { MAX_LABEL_LENGTH, MAX_MESSAGE_LENGTH } from './transport.ts';
import { PEOPLE_INPUTS, type PeopleAnswers } from './people-calls.ts';
import { renameTemplateInput, saveTemplateInput, type TemplateAnswers } from './template-calls.ts';
import type { FoundWords } from './word-answers.ts';
import type { Path } from '../../data/path.ts';

const none = z.strictObject({});
const ofFile = z.strictObject({ file: z.string() });

/** What is done, in words, for the history. */
const label = z.string().min(1).max(MAX_LABEL_LENGTH);

/** The name of a new page or entry. */
const newName = z.strictObject({
  /** What is created: a page, or an entry of a collection. */
  kind: z.enum(['page', 'entry']),
  /** The collection of an entry. */
  collection: z.string().optional(),
  /** The address without region and leading slash, such as `help/audit`; the id of an entry. */
  name: z.string(),
});
export type NewName = z.output<typeof newName>;

const newPage = newName.extend({
  /** The file that a page starts from: a page, which is copied, or a template. Default: an empty page. */
  from: z.string().optional(),
  /**
   * The name by language; an entry whose name has no languages gets that of the source language. A language that is left out
   * has the name in the source language, marked as not translated yet.
   */
  title: z.record(z.string(), z.string().trim().min(1)),
  /** Where to list a page: `none`, `header`, `footer`, or the name of one of the site's own lists. */
  navigation: z.string().default('none'),
});
export type NewPage = z.input<typeof newPage>;

/** What happens to visitors of a deleted page: they're sent to another one, or told that it's gone. */
const replacement = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('redirect'), to: z.string() }),
  z.strictObject({ kind: z.literal('gone') }),
  /** The page was never published. */
  z.strictObject({ kind: z.literal('none') }),
]);
export type Replacement = z.output<typeof replacement>;

/** How a person looks at the site; left out: as of today, with drafts in lists, without ghosts. */
const view = z
  .strictObject({
    /** The day as of which pages are shown. Default: today. */
    day: z.iso.date().optional(),
    /** Whether what visitors don't see is shown, too, as ghosts. */
    showsGhosts: z.boolean(),
  })
  .optional();

/** What the browser sends with each call of the builder. The server checks it. */
export const CALL_INPUTS = {
  ...PUBLISH_INPUTS,
  ...ONLINE_INPUTS,
  ...EDIT_INPUTS,
  /** The site as a whole. */
  site: none,
  file: ofFile,
  /** The JSON Schema that an id of `file` identifies, in the person's language. */
  schema: z.strictObject({ id: z.string() }),
  /** The data of pages as they'd be with edits that aren't saved. Writes nothing. */
  preview: z.strictObject({
    files: z.array(
      z.strictObject({
        file: z.string(),
        /** The hash of the text that the operations were made for. */
        hash: z.string(),
        operations: z.array(operationSchema),
      }),
    ),
    /** The names of the pages' data: `us/about-me`; `us/_layout` is what all pages of a region share. */
    keys: z.array(z.string()),
    view,
  }),
  /** Writes the comment that says that a translation still fits its source, or deletes the one that says that it's none yet. */
  markRead: z.strictObject({
    file: z.string(),
    path: pathSchema,
    /** The language, or the region of a text by region. */
    key: z.string(),
    /** Identifies the text of the file that the author saw: by now, source or translation may be another one. */
    hash: z.string().optional(),
    label,
  }),
  /** Deletes the comment of a launch item: the owner has settled it. */
  settle: z.strictObject({
    file: z.string(),
    line: z.int().min(1),
    /** The item's own note: if another stands in that line, nothing is deleted. */
    note: z.string(),
    label,
  }),
  /** Moves a page's section to a file of its own, which other pages can show too; without a name: copies it back. */
  share: z.strictObject({
    file: z.string(),
    index: z.int().min(0),
    /** The name of the new shared section. */
    name: z.string().optional(),
    /** Identifies the text of the file that the author saw: by now, another section may stand at its place. */
    hash: z.string().optional(),
    label,
  }),
  /** All texts, for searching, and the words of site.yaml, which have no language. */
  texts: none,
  /** Every place at which readers see some words: in texts, facts and settings, without markup, placeholders and addresses. */
  findWords: z.strictObject({
    words: z.string().trim().min(1),
    matchCase: z.boolean(),
    /** Whether no letter or digit may stand beside the words. */
    wholeWords: z.boolean(),
  }),
  /** What appears on the site and disappears from it, from today on, in the order of days. */
  schedule: none,
  /** Where a page, anchor, entry, shared section, image or fact is used. */
  usage: z.strictObject({
    kind: z.enum(['page', 'anchor', 'entry', 'shared', 'image', 'fact']),
    /** The collection of an entry. */
    collection: z.string().optional(),
    /** The address, name or path; an anchor is written `/about-me#story`. */
    name: z.string(),
  }),
  /** Undoes a step; without an id the latest that isn't undone and can be. */
  undo: z.strictObject({ id: z.string().optional() }),
  /** Redoes the step that was undone last. */
  redo: none,
  history: none,
  /** What differs from the last commit. */
  changes: none,
  /** Creates the repository, if there is none. */
  startHistory: none,
  /** Restores a file's last committed text, or one value of it. */
  revert: z.strictObject({ file: z.string(), change: z.string().optional() }),
  /** Who changed a value when, the latest first, through moves and renames. */
  valueHistory: z.strictObject({ file: z.string(), path: pathSchema }),
  commit: z.strictObject({
    message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
    files: z.array(z.string()),
  }),
  push: none,
  pictures: none,
  removePicture: z.strictObject({ path: z.string() }),
  /** Stores a part of a picture, or a turned one, as another picture. */
  changePicture: changePictureInput,
  /** The files that visitors download. */
  downloads: none,
  /** Takes an added font that isn't used out of the brand. */
  removeFont: z.strictObject({ name: z.string() }),
  /**
   * Where each word of a page comes from. The address has its region: `/us/about-me`. Empty while there's no valid page to
   * trace, or its file can't be read.
   */
  trace: z.strictObject({ address: z.string(), view }),
  /** Says what is wrong with the name of a new page or entry, if anything. */
  checkName: newName,
  /** Creates a page or an entry as a draft, with sample texts where it must have some. */
  create: newPage,
  /** Makes a template of a page; with an index, of one of its sections. */
  saveTemplate: saveTemplateInput,
  renameTemplate: renameTemplateInput,
  /** Deletes a template. What was made of it stays. */
  removeTemplate: ofFile,
  /** Deletes a page or an entry, with the items of lists that lead to it. Links follow a redirect. */
  deletePage: z.strictObject({ file: z.string(), replacement }),
  /** How search engines and social networks show a page, and what it weighs, in each region that has it. */
  appearance: ofFile,
  /** Every text that needs a translator, by file and line. Reads the git history, which takes about a second. */
  translations: none,
  ...PEOPLE_INPUTS,
  ...NOTE_INPUTS,
  ...REVIEW_INPUTS,
};

/** What the server answers to each call. Browser and server are of the same checkout, so the answers aren't checked. */
export interface CallAnswers
  extends PublishAnswers, OnlineAnswers, PeopleAnswers, TemplateAnswers, EditAnswers, NoteAnswers, ReviewAnswers {
  site: SiteOverview;
  file: FileAnswer;
  /** Each field carries `title`, `description` and `kind`. */
  schema: Record<string, Json>;
  /** Absent while the content has errors; `null`: no page has the name. */
  preview: { documents?: PageDocuments };
  markRead: CallOutcome;
  settle: CallOutcome;
  share: CallOutcome;
  texts: ListedText[];
  findWords: FoundWords;
  schedule: { changes: UpcomingChange[] };
  usage: { file: string; path: Path; title: string }[];
  undo: CallOutcome;
  redo: CallOutcome;
  history: HistoryStep[];
  changes: RepositoryChanges;
  startHistory: RepositoryOutcome;
  revert: RepositoryOutcome;
  /** `reach`: how much of the history there is. */
  valueHistory: { changes: PastValue[]; reach: 'whole' | 'shallow' | 'none' };
  commit: RepositoryOutcome;
  push: RepositoryOutcome;
  pictures: StoredPicture[];
  removePicture: { ok: boolean; message: string };
  changePicture: UploadAnswer;
  downloads: string[];
  removeFont: { ok: boolean; message: string };
  trace: Trace;
  checkName: { problem?: string | undefined };
  create: CreationOutcome;
  deletePage: CreationOutcome;
  appearance: Appearance[];
  /** `history`: how much of it tells which translations are older than their source. */
  translations: { texts: OpenTranslation[]; history: 'whole' | 'shallow' | 'none' };
}

/** The name of a call. */
export type CallName = keyof CallAnswers;

/** What the browser sends with a call. */
export type CallInput<K extends CallName> = z.input<(typeof CALL_INPUTS)[K]>;

/** What the server runs for each call. */
export type BuilderHandlers = {
  [K in CallName]: (input: z.output<(typeof CALL_INPUTS)[K]>) => CallAnswers[K] | Promise<CallAnswers[K]>;
};
