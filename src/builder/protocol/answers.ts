import type { z } from 'zod';
import type { Path } from '../../data/path.ts';
import type { SiteTemplate } from './template-answers.ts';

/** A value as JSON holds it. */
export type Json = z.core.util.JSONType;

/** An error or warning of the content check. */
export interface FieldProblem {
  severity: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  /** The field as a person reads it, for example `sections[2].title.en`; empty for the file as a whole. */
  path: string;
  /** Where it is, in the words of a form: "About me: Hero, title". Absent if it's in no file. */
  where?: string;
  /** The language or region that it's about: "Danish". */
  variant?: string;
  /** What is wrong, in the words of a form. */
  message: string;
  /** How a form mends it. */
  hint: string;
  /** What visitors would see if it was published; '' if the message says it, absent if there's nothing particular. */
  visitors?: string;
  /** Where it is in the file, and what the check says of it: for a developer. Absent if it's in no file. */
  details?: string;
  /** The remedy, if it's a single value: what to write instead. */
  suggestion?: string;
  /** What the suggestion adds at the end of the value, if that's all it does: `{experience}`. */
  adds?: string;
}

/** A region as its preview frame and the forms name it. */
interface SiteRegion {
  code: string;
  /** Also the title of the region's preview frame. */
  name: string;
  flag: string;
  language: string;
  /** How numbers are written, for example `da-DK`. */
  locale: string;
  /** The ISO code of its currency; absent while the file names none. */
  currency?: string;
  draft: boolean;
}

/** A file of the site, as the navigation lists it. */
export interface SiteFile {
  file: string;
  group: 'pages' | 'entries' | 'shared' | 'settings';
  /** The name of the collection of an entry. */
  collection?: string;
  /** The name of the page, the entry or the settings; a shared section's name. */
  title: string;
  /** The address without region, for example `/about-me`; `/` is the home page. Absent for files without a page. */
  address?: string;
  /** Further addresses. */
  alsoAt?: string[];
  /** For settings: further words by which they are found, such as the names of their fields. */
  keywords?: string;
  errors: number;
  warnings: number;
  /** When a page or an entry is shown; left out if that's always. Days as in `2026-12-01`. */
  visibility?: { visibleFrom?: string | undefined; visibleUntil?: string | undefined; draft?: boolean | undefined };
}

/** A section type, as the palette offers it. */
export interface SectionType {
  type: string;
  title: string;
  description: string;
  /** Further words by which it's found. */
  keywords?: string;
  /** Words for which it's suggested where nothing else fits; `*` stands for any word. */
  standsInFor?: string;
  /** Address of a picture of its example. */
  picture?: string;
  /** The fields of its example, without `type`. */
  example: Record<string, Json>;
}

/** A day on which the site changes by itself. */
export interface UpcomingChange {
  /** The first day on which it's shown, or is no longer, for example `2026-12-01`. */
  date: string;
  change: 'appears' | 'disappears';
  /** What changes, in words. */
  what: string;
  /** Codes of the regions that show it. */
  regions: string[];
  file: string;
  /** Address of the page without region; absent if it's shown on many. */
  page?: string;
  /** The section to select, or empty for the file as a whole. */
  path: Path;
}

/** What only the owner can settle before the site goes live. */
export interface OpenLaunchItem {
  file: string;
  /** Line of the comment, starting at 1. */
  line: number;
  /** The field that the comment is about; empty for the file as a whole. */
  path: Path;
  /** `example`: made up. `confirm`: only the owner knows. `lawyer`: to be read by a lawyer. */
  reason: 'example' | 'confirm' | 'lawyer';
  /** What the owner has to do, as the file says it. */
  note: string;
  /** The same in the language of the person. */
  words: string;
}

/** The site as a whole: what the shell needs besides the file that is open. */
export interface SiteOverview {
  regions: SiteRegion[];
  /** The time zone in which its days begin, such as `Europe/Copenhagen`. */
  timeZone: string;
  /** Languages in the order of the forms; the first is the source language. */
  languages: { code: string; name: string }[];
  files: SiteFile[];
  /** The collections of the site: what an entry is called, what several are ("Concert", "Concerts"). */
  collections: { name: string; title: string; plural: string; isNameByLanguage: boolean }[];
  /** Lists to which a new page can be added, besides header and footer. */
  pageLists: { name: string; title: string }[];
  /** What new pages and sections start from, by name. */
  templates: SiteTemplate[];
  sectionTypes: SectionType[];
  icons: string[];
  /**
   * Facts that texts may name in braces: what each is called, the field that holds it, and its value: a text, or texts by
   * language or region. Those of `content/facts.yaml` come first.
   */
  facts: { name: string; title: string; value: Json; file: string; path: Path }[];
  /** Names of shared sections, with the pages that show each. */
  shared: { name: string; type: string; pages: string[] }[];
  /** Sections of each page that links may lead to, by address: the anchor, and the title as its file has it. */
  anchors: Record<string, { anchor: string; title?: Json }[]>;
  problems: FieldProblem[];
  launch: OpenLaunchItem[];
}

/** What is to do about a text in one language or region. */
export interface TranslationState {
  path: Path;
  /** The language, or the region of a regional text. */
  key: string;
  /** `older`: the other language changed since. `same`: repeats it. */
  state: 'missing' | 'same' | 'older' | 'untranslated';
}

/** A text that needs a translator. */
export interface OpenTranslation extends TranslationState {
  file: string;
  /** Identifies the text of the file in which this was found. */
  hash: string;
  /** Where the text is, in words: "Pricing: title, Danish". */
  label: string;
  /** The translation, or the source text if there is none. */
  text: string;
  /** The text in the source language. */
  source: string;
  /** What the source text said when the translation was last written, for an older one whose history is known. */
  sourceBefore?: string;
}

/** A file with its data and problems. */
export interface FileAnswer {
  file: string;
  /** Identifies this text; an edit names the text that it was made for. */
  hash: string;
  text: string;
  /** The plain data; `null` while the YAML is broken. */
  data: Json;
  /** Identifies the schema that `schema` answers: it's twenty times as large as a page, and the same for all pages. */
  schemaId: string;
  /** What the entries are called to which the author gives names, such as facts. */
  names?: Record<string, string>;
  problems: FieldProblem[];
  /** Why the file can't be edited here, if so: its YAML is broken. */
  locked: FieldProblem | null;
  translations: TranslationState[];
}

/** What became of an edit. */
export interface CallOutcome {
  ok: boolean;
  /** Set if the server doesn't have it yet: it's kept in the browser. */
  isKept?: true;
  /** Identifies the step in the history. */
  id?: string;
  /** The changes in the format of `git diff`. */
  diff: string;
  /** The written files with their new hashes. */
  files: { file: string; hash: string }[];
  /** Why the edit was refused; for a written edit, the warnings of its files. */
  problems: FieldProblem[];
  /** Set if the value was changed meanwhile, by `author` if it's known to be another person; nothing was written. */
  conflict?: { file: string; path: Path; yours: Json; theirs: Json; author?: string };
  /** For `undo`: steps that were passed, because their files were changed by hand since. Each is named once. */
  passed?: { label: string; why: string }[];
}

/** A text of the site in one language, or a word of the site's settings, such as the phone number. */
export interface ListedText {
  file: string;
  /** The field's path with the language, or with the region of a regional text. */
  path: Path;
  /** The field's title. */
  field: string;
  /** Left out for a word that all languages share. */
  language?: string;
  text: string;
}

/** What became of a new or deleted page. */
export interface CreationOutcome {
  ok: boolean;
  /** The file that was created. */
  file?: string;
  /** Identifies the step in the history. */
  id?: string;
  /** What was done, or what is wrong. */
  message: string;
}

/** A picture of the site. */
export interface StoredPicture {
  /** The path that content names, for example `/images/portrait.jpg`. */
  path: string;
  /** In pixels; absent for an svg without a size. */
  width?: number;
  height?: number;
  bytes: number;
  /** Files that name it. */
  usedBy: string[];
}
