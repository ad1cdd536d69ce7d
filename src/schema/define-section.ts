import type { z } from 'zod';
import type { Phrase } from '../i18n/phrase.ts';
import type { RegionCode, SiteRegions } from '../regions/site-regions.ts';
import type { Entry } from './define-collection.ts';
import type { TextGroup } from './define-texts.ts';
import type { InForm } from './form-wording.ts';
import type { Localized } from './regional.ts';
import type { EntryList, RegionContent } from './site-content.ts';
import type { ShareImage } from './share-image.ts';

/** An offer that a section shows. Search engines get the same price. */
export interface Offer {
  name: string;
  /** What the price buys, as plain text. */
  description: string;
  /** In the currency of the page's region; `undefined` if it's agreed on with each client. */
  price?: number | undefined;
  /** What the price is: the whole price, the lowest of several, or that of each month. Default: the whole price. */
  kind?: 'whole' | 'from' | 'monthly';
  /** Paid once, with the first month, in the same currency. */
  startUpFee?: number;
  /** Whether the price includes value added tax. Default: search engines aren't told. */
  taxIncluded?: boolean | undefined;
}

/** A list, or a part of one, for search engines. */
export interface ListedItems {
  /** Total number of items in the list. */
  total: number;
  /** Position of the first of `items` in the whole list, starting at 1. */
  first: number;
  items: { name: string; href: string }[];
}

/** A question that a section answers, for search engines. */
export interface Question {
  question: string;
  /** Rich text; its links become HTML. */
  answer: string;
}

/** A part of a section that has its own anchor, so links can point to it. */
export interface AnchoredPart {
  /** The fragment of the URL, without #. */
  anchor: string;
  /** Regions that show the part. Default: all regions that show the section. */
  regions?: readonly RegionCode[] | undefined;
  /** Path of the field that the anchor is derived from. */
  path: readonly (string | number)[];
}

/** An error that a section type finds in its fields: path, message and hint, and its words in a form. */
export type SectionProblem = readonly [path: readonly (string | number)[], message: string, hint: string, form: InForm];

/** A problem whose message is the same in a form, with the remedy of each. */
export const sectionProblem = (
  path: SectionProblem[0],
  message: Phrase,
  hint: string,
  hintInForm: Phrase,
): SectionProblem => [path, message.english, hint, { message, hint: hintInForm }];

/** Sources that a section loads and that the site's policy blocks by default. */
export interface EmbeddedSources {
  /** Origins of frames, for example `https://player.vimeo.com`. */
  frames: readonly string[];
  /** Whether the section plays the site's own video or audio files. */
  media: boolean;
}

/** The default export of `src/sections/<type>/<type>.schema.ts`. */
export interface SectionDefinition<S extends z.ZodObject = z.ZodObject, P = Localized<z.output<S>>> {
  /** Name of the section for the author. */
  title: string;
  /** What the section shows, in a sentence. */
  description: string;
  /** Words by which people look for it in the builder, in any language, the most telling first, parted by spaces. */
  keywords?: string;
  /**
   * Words for what no section type shows and for which this one comes closest, as `newsletter` for a contact form. The
   * builder suggests it where nothing else fits; `*` stands for any word.
   */
  standsInFor?: string;
  /** Texts of the dictionary that the section shows beside its fields; a site with such a section needs them. */
  texts?: readonly TextGroup[];
  /** Its fields in YAML; every section also has `type`, `id`, `hidden` and `regions`. */
  schema: S;
  /** Whether the section contains its page's heading: each page has one such section per region. */
  hasPageHeading?: boolean;
  /**
   * Set if the section shows the entry of its page: the name of the collection, or `any`. It's allowed on pages of such
   * entries only, and each of them needs such a section.
   */
  entryOf?: string;
  /**
   * Set if the section lists a collection: returns which one, and how many entries a page has. The rest is shown on
   * further pages, at `page/2` and so on below the page's path.
   */
  entryList?: (fields: z.output<S>) => EntryList;
  /** The entries that the section names in a region, in order. An entry's page leads to the next one that the home page names. */
  namedEntries?: {
    collection: string;
    ids: (fields: z.output<S>, region: RegionCode, regions: SiteRegions) => readonly string[];
  };
  /**
   * Pages that must show this section in every region, by file path, with the reason. A path that begins with `*` stands
   * for all that end like it. The page of an entry needs `entryOf` instead.
   */
  requiredOn?: Readonly<Record<string, string>>;
  /** Validates fields that are each valid against each other. Runs in the content check. */
  check?: (fields: z.output<S>, regions: SiteRegions) => SectionProblem[];
  /** Returns the parts of the section that have anchors. */
  parts?: (fields: z.output<S>) => AnchoredPart[];
  /** Creates the component's props from the section's fields and the rest of the content, at build time. */
  toProps: (fields: Localized<z.output<S>>, content: RegionContent) => P;
  /** Whether the section has nothing to show, from its props; the page then omits it. */
  isEmpty?: (props: P) => boolean;
  /** Returns what the section embeds, from its fields; the build adds it to the policy. */
  embeds?: (fields: z.output<S>) => EmbeddedSources;
  /**
   * Returns the image of a page that opens with the section, for when it's shared, from its props and the entries of the
   * site as written in YAML. Default: by its pictures.
   */
  shareImage?: (props: P, entries: Readonly<Record<string, readonly Entry[]>>) => ShareImage | undefined;
  /** Returns the section's priced offers from its props. */
  offers?: (props: P) => Offer[];
  /** Returns the section's list from its props, for search engines. */
  lists?: (props: P) => ListedItems;
  /** Returns the section's questions from its props. A page puts the questions of all its sections into one FAQPage. */
  questions?: (props: P) => Question[];
}

type Parts<S extends z.ZodObject, P> = Omit<SectionDefinition<S, P>, 'toProps'>;

/**
 * Defines a section type whose component gets the result of `toProps`.
 *
 * @example
 * export default defineSection({
 *   title: 'Phone',
 *   description: 'A heading and the phone number of the site.',
 *   schema: z.strictObject({ title: text().meta({ title: 'Title', description: 'Heading of the section.' }) }),
 *   toProps: (fields, { site }) => ({ ...fields, phone: site.phone }),
 * });
 */
export function defineSection<S extends z.ZodObject, P>(
  parts: Parts<S, P> & { toProps: SectionDefinition<S, P>['toProps'] },
): SectionDefinition<S, P>;
/**
 * Defines a section type whose component gets the section's fields.
 *
 * @example
 * export default defineSection({
 *   title: 'Closing',
 *   description: 'The end of a page: a heading and one button.',
 *   schema: z.strictObject({
 *     title: text().meta({ title: 'Title', description: 'Heading of the section.' }),
 *     action: action().meta({ title: 'Button', description: 'Usually opens the contact form: contact.' }),
 *   }),
 * });
 */
export function defineSection<S extends z.ZodObject>(
  parts: Parts<S, Localized<z.output<S>>> & { toProps?: never },
): SectionDefinition<S>;
export function defineSection<S extends z.ZodObject, P>(
  parts: Parts<S, P> & { toProps?: SectionDefinition<S, P>['toProps'] },
): SectionDefinition<S, P> {
  // Without `toProps`, the second overload guarantees that P is the type of the fields.
  const { toProps = (fields) => fields as unknown as P, ...rest } = parts;
  return { ...rest, toProps };
}

/**
 * The props of a section's component.
 *
 * @example
 * import type definition from './closing.schema.ts';
 *
 * export default function Closing({ title, action }: SectionProps<typeof definition>) {
 */
export type SectionProps<D> = D extends SectionDefinition<infer _S, infer P> ? P : never;
