import { z } from 'zod';
import { editRequestSchema, pathSchema } from './edit-request.ts';
import { method } from './method.ts';
import { problemSchema } from './problem.ts';

export type { FieldProblem } from './problem.ts';

const none = z.strictObject({});

const region = z.object({
  code: z.string(),
  /** Also the title of the region's preview frame. */
  name: z.string(),
  flag: z.string(),
  language: z.string(),
  /** How numbers are written, for example `da-DK`. */
  locale: z.string(),
  /** The ISO code of its currency; absent while the file names none. */
  currency: z.string().optional(),
  draft: z.boolean(),
});

const file = z.object({
  file: z.string(),
  group: z.enum(['pages', 'entries', 'shared', 'settings']),
  /** The name of the collection of an entry. */
  collection: z.string().optional(),
  /** The name of the page, the entry or the settings; a shared section's name. */
  title: z.string(),
  /** The address without region, for example `/about-me`; `/` is the home page. Absent for files without a page. */
  address: z.string().optional(),
  /** Further addresses. */
  alsoAt: z.array(z.string()).optional(),
  /** For settings: the names of their fields, by which they are found. */
  keywords: z.string().optional(),
  errors: z.int(),
  warnings: z.int(),
  /** When a page or an entry is shown; left out if that's always. Days as in `2026-12-01`. */
  visibility: z
    .object({ visibleFrom: z.string().optional(), visibleUntil: z.string().optional(), draft: z.boolean().optional() })
    .optional(),
});
export type SiteFile = z.output<typeof file>;

const sectionType = z.object({
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** Further words by which it's found. */
  keywords: z.string().optional(),
  /** Address of a picture of its example. */
  picture: z.string().optional(),
  /** The fields of its example, without `type`. */
  example: z.record(z.string(), z.json()),
});
export type SectionType = z.output<typeof sectionType>;

const scheduledChange = z.object({
  /** The first day on which it's shown, or is no longer, for example `2026-12-01`. */
  date: z.string(),
  change: z.enum(['appears', 'disappears']),
  /** What changes, in words. */
  what: z.string(),
  /** Codes of the regions that show it. */
  regions: z.array(z.string()),
  file: z.string(),
  /** Address of the page without region; absent if it's shown on many. */
  page: z.string().optional(),
  /** The section to select, or empty for the file as a whole. */
  path: pathSchema,
});
export type UpcomingChange = z.output<typeof scheduledChange>;

const launchItem = z.object({
  file: z.string(),
  /** Line of the comment, starting at 1. */
  line: z.int(),
  /** The field that the comment is about; empty for the file as a whole. */
  path: pathSchema,
  /** `example`: made up. `confirm`: only the owner knows. `lawyer`: to be read by a lawyer. */
  reason: z.enum(['example', 'confirm', 'lawyer']),
  /** What the owner has to do. */
  note: z.string(),
});
export type OpenLaunchItem = z.output<typeof launchItem>;

/** A collection: what an entry is called, what several are ("Concert", "Concerts"), and whether an entry's name is a text. */
const collection = z.object({ name: z.string(), title: z.string(), plural: z.string(), isNameByLanguage: z.boolean() });

/** The site as a whole: what the shell needs besides the file that is open. */
const site = z.object({
  regions: z.array(region),
  /** Languages in the order of the forms; the first is the source language. */
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
  files: z.array(file),
  /** The collections of the site. */
  collections: z.array(collection),
  /** Lists to which a new page can be added, besides header and footer. */
  pageLists: z.array(z.object({ name: z.string(), title: z.string() })),
  /** The site's templates of pages. */
  templates: z.array(z.object({ file: z.string(), title: z.string() })),
  sectionTypes: z.array(sectionType),
  icons: z.array(z.string()),
  /** Facts that texts may name in braces, with their values by language or as a plain text. */
  facts: z.array(z.object({ name: z.string(), value: z.json() })),
  /** Names of shared sections, with the pages that show each. */
  shared: z.array(z.object({ name: z.string(), type: z.string(), pages: z.array(z.string()) })),
  /** Anchors of each page's sections, by address. */
  anchors: z.record(z.string(), z.array(z.string())),
  problems: z.array(problemSchema),
  /** What only the owner can settle before the site goes live. */
  launch: z.array(launchItem),
});
export type SiteOverview = z.output<typeof site>;

/** What is to do about a text in one language or region. */
export const translationState = z.object({
  path: pathSchema,
  /** The language, or the region of a regional text. */
  key: z.string(),
  /** `older`: the other language changed since. `same`: repeats it. */
  state: z.enum(['missing', 'same', 'older', 'untranslated']),
});

const fileAnswer = z.object({
  file: z.string(),
  /** Identifies this text; an edit names the text that it was made for. */
  hash: z.string(),
  text: z.string(),
  /** The plain data; `null` while the YAML is broken. */
  data: z.json(),
  /** JSON Schema of the file. Each field carries `title`, `description` and `kind`. */
  schema: z.record(z.string(), z.json()),
  problems: z.array(problemSchema),
  /** Why the file can't be edited here, if so: its YAML is broken. */
  locked: problemSchema.nullable(),
  translations: z.array(translationState),
});
export type FileAnswer = z.output<typeof fileAnswer>;

const conflict = z.object({ file: z.string(), path: pathSchema, yours: z.json(), theirs: z.json() });

/** What became of an edit. */
export const outcome = z.object({
  ok: z.boolean(),
  /** Identifies the step in the history. */
  id: z.string().optional(),
  /** The changes in the format of `git diff`. */
  diff: z.string(),
  /** The written files with their new hashes. */
  files: z.array(z.object({ file: z.string(), hash: z.string() })),
  /** Why the edit was refused; for a written edit, the warnings of its files. */
  problems: z.array(problemSchema),
  /** Set if the value was changed outside the builder meanwhile; nothing was written. */
  conflict: conflict.optional(),
  /** For `undo`: steps that were passed, because their files were changed by hand since. Each is named once. */
  passed: z.array(z.object({ label: z.string(), why: z.string() })).optional(),
});
export type CallOutcome = z.output<typeof outcome>;

/** Longest label of a step in the history, in UTF-16 code units. */
export const MAX_LABEL_LENGTH = 200;

/** What is done, in words, for the history. */
const label = z.string().min(1).max(MAX_LABEL_LENGTH);

/** Calls that read the site, and that edit it. */
export const SITE_METHODS = {
  site: method(none, site),
  file: method(z.strictObject({ file: z.string() }), fileAnswer),
  edit: method(
    z.strictObject({
      request: editRequestSchema,
      label,
      /** The hash of each file that the edit was made for. */
      hashes: z.record(z.string(), z.string()),
      /** Values that must still stand in the files if they changed since; `null`: no value. */
      guards: z.array(z.strictObject({ file: z.string(), path: pathSchema, value: z.json() })),
      /** Edits in a row with the same key are one step of the history: typing in one field. */
      mergeKey: z.string().optional(),
      dryRun: z.boolean().optional(),
    }),
    outcome,
  ),
  /** Writes the comment that says that a translation still fits its source. */
  markRead: method(
    z.strictObject({
      file: z.string(),
      path: pathSchema,
      /** The language, or the region of a text by region. */
      key: z.string(),
      /** Identifies the text of the file that the author saw: by now, source or translation may be another one. */
      hash: z.string().optional(),
      label,
    }),
    outcome,
  ),
  /** Deletes the comment of a launch item: the owner has settled it. */
  settle: method(
    z.strictObject({
      file: z.string(),
      line: z.int().min(1),
      /** The item's own note: if another stands in that line, nothing is deleted. */
      note: z.string(),
      label,
    }),
    outcome,
  ),
  /** Moves a page's section to a file of its own, which other pages can show too; without a name: copies it back. */
  share: method(
    z.strictObject({
      file: z.string(),
      index: z.int().min(0),
      /** The name of the new shared section. */
      name: z.string().optional(),
      /** Identifies the text of the file that the author saw: by now, another section may stand at its place. */
      hash: z.string().optional(),
      label,
    }),
    outcome,
  ),
  /** All texts, for searching, and the words of site.yaml, which have no language. */
  texts: method(
    none,
    z.array(z.object({ file: z.string(), path: pathSchema, language: z.string().optional(), text: z.string() })),
  ),
  /** What appears on the site and disappears from it, from today on, in the order of days. */
  schedule: method(none, z.object({ changes: z.array(scheduledChange) })),
  /** Where a page, anchor, entry, shared section, image or fact is used. */
  usage: method(
    z.strictObject({
      kind: z.enum(['page', 'anchor', 'entry', 'shared', 'image', 'fact']),
      /** The collection of an entry. */
      collection: z.string().optional(),
      /** The address, name or path; an anchor is written `/about-me#story`. */
      name: z.string(),
    }),
    z.array(z.object({ file: z.string(), path: pathSchema, title: z.string() })),
  ),
};

/** What changed; the data of `CHANGED_EVENT`. */
export interface ContentChange {
  /** Files of which something changed, each with the hash of its text. Without one, more than the text may have changed. */
  files: { file: string; hash?: string }[];
}
