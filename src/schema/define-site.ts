import type { InterfaceLanguage } from '../i18n/interface-language.ts';
import type { Translations } from '../i18n/translations.ts';
import type { LinkData } from './page-data.ts';
import type { SingleDefinition } from './define-single.ts';
import type { RegionContent } from './site-content.ts';

/** What the pages of a region share. */
export type SharedContent = Pick<RegionContent, 'region' | 'dictionary' | 'navigation' | 'single' | 'site' | 'texts'>;

/** A part of `llms.txt` that a site adds for a region. */
export interface OutlinePart {
  heading: string;
  lines: readonly string[];
}

/** A list of pages that a site has besides header and footer: a file that exists once holds it. */
export interface PageList {
  /** The name by which a new page is added to it. */
  name: string;
  title: string;
  /** The file, and its field with the list. */
  single: SingleDefinition;
  field: string;
  /** The field of an item that links to its page. */
  linkField: string;
  /**
   * Returns the fields of a new item that follow from its page; the others that it must have begin as samples.
   * @param page the last part of its address, its path without region, and its name by language
   */
  itemOf: (page: {
    id: string;
    path: string;
    title: Readonly<Record<string, string>>;
  }) => Readonly<Record<string, unknown>>;
}

/** What a site says of its contact form. */
export interface ContactDefinition {
  /** Subject of the mail that the form service forwards. */
  subject?: string;
  /**
   * Keys of the choices of the form, in order; `choices` in the dictionary has their names. Default: the form has no
   * such field.
   */
  choices?: readonly string[];
}

/** The default export of `src/site/config.ts`: what a site has in addition to its sections and collections. */
export interface SiteDefinition {
  /** The site's own files that exist once. */
  singles?: readonly SingleDefinition[];
  /** Lists to which a new page can be added. Default: header and footer only. */
  pageLists?: readonly PageList[];
  contact?: ContactDefinition;
  /**
   * The words of the site's own section types, collections and files in other languages of the builder, by their English
   * text. They're loaded by the builder only. Default: forms show them in English.
   */
  translations?: Readonly<Partial<Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<{ default: Translations }>>>>;
  /** Names of several words that the image of a shared page never breaks over two lines. Default: none. */
  keepTogether?: readonly string[];
  /** Returns the links of the list that a button of the header opens. Default: the header has no such button. */
  headerMenu?: (content: SharedContent) => LinkData[];
  /** The section type that shows the same list on the home page: breadcrumbs of service pages lead there. */
  menuSection?: string;
  /** Returns what `llms.txt` says of a region in addition to its pages and entries. */
  outline?: (
    content: SharedContent,
    pages: readonly { sections: readonly { type: string; hidden?: boolean | undefined }[] }[],
  ) => OutlinePart[];
}

/** Defines a site. */
export const defineSite = (definition: SiteDefinition): SiteDefinition => definition;
