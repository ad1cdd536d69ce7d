import { joined, type Phrase, phraseOf, say, verbatim } from '../../../i18n/phrase.ts';
import type { RegionCode } from '../../../regions/site-regions.ts';
import { type FileFinding, type Proposal, quote } from '../../diagnostics/diagnostic.ts';
import {
  liftLimits,
  type Limit,
  regionNames,
  sectionTitle,
  sectionTitles,
  titled,
} from '../../diagnostics/in-forms.ts';
import type { ContentModel, SectionDefinitions } from '../../../model/content-model.ts';
import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import { coversDays } from '../../schedule/days.ts';
import type { SectionOutline } from './page-outline.ts';
import { anEntryInForm, entriesInForm, entriesWord, entryInForm } from './entry-words.ts';
import { collectionOfPage, entryPageName } from './needed-pages.ts';
import type { IndexedPage } from './site-index.ts';
import { pageSchema, type Page } from '../../../schema/page.schema.ts';
import type { CheckedFile } from '../../validate/validate.ts';

/** A requirement of a page: one of several section types, and what breaks without it. */
interface Requirement {
  types: readonly string[];
  /** Those of the types that a message names. */
  named: readonly string[];
  why: Phrase;
}

/** Reports pages that lack a required section in any region. */
export const checkRequiredSections: CrossFileCheck = (site) =>
  site.index.pages.flatMap((page) => {
    const lack = lackOf(site, page);
    return lack ? [{ file: page.file, ...lack }] : [];
  });

/** Returns whether a page lacks its required section; other section checks then skip it. */
export const lacksRequired = (site: CheckContext, page: IndexedPage): boolean => lackOf(site, page) !== undefined;

function lackOf({ model, index }: CheckContext, page: IndexedPage): Omit<FileFinding, 'file'> | undefined {
  const {
    sections: known,
    regions: { codes },
  } = model;
  const { sections, anchors, each, shown } = page;
  const collection = collectionOfPage(page, model, index);
  const requirement = collection ? ofEntryPage(collection, known) : ofPath(page.path, known);
  // An unreadable page, or a section of unknown type, may satisfy the requirement.
  if (!requirement || !anchors || sections.length === 0 || sections.some(({ type }) => !known.has(type)))
    return undefined;
  const { types, named, why } = requirement;
  const candidates = sections.flatMap((section, index) =>
    types.includes(section.type) ? [{ ...section, index }] : [],
  );
  const shownIn = (region: RegionCode) =>
    candidates.filter(({ hidden, regions }) => !hidden && regions.includes(region));
  const lacking = codes.filter(
    (region) =>
      !coversDays(
        shown,
        shownIn(region).map((section) => section.shown),
      ),
  );
  if (lacking.length === 0) return undefined;
  const names = named.map((type) => quote(type)).join(' or ');
  const isLocal = lacking.length < codes.length;
  const where = isLocal ? ` in region ${lacking.join(', ')}` : '';
  const [first] = candidates;
  const days = first && limitOf(first, lacking);
  const shows = `The page ${days ? 'does not always show a' : 'shows no'} section`;
  const message = `${shows} ${names}${where}. ${why.english}`;
  const lacks = lackInForm(
    sectionTitles(known, named),
    days !== undefined,
    isLocal && regionNames(lacking, model.regions),
  );
  const messageInForm = joined([lacks, why], ' ');
  if (!first) {
    const form = { message: messageInForm, hint: addHintInForm(types, page, model) };
    return {
      path: [each === undefined ? 'sections' : 'each'],
      key: true,
      message,
      hint: addHint(types, page, model),
      form,
    };
  }
  const lines = limitsOf(first, lacking);
  const [field = 'regions'] = lines;
  const hint = `Delete the ${lines.length > 1 ? 'lines' : 'line'} ${lines.map((line) => `"${line}:"`).join(' and ')}.`;
  const lifted =
    lines.length === 0
      ? say`Add a section ${sectionTitle(known, first.type)} that is always shown.`
      : say`Open the section ${sectionTitle(known, first.type)}, and ${liftLimits(lines)}.`;
  const form = { message: messageInForm, hint: lifted };
  return { path: ['sections', first.index, field], key: true, message, hint, form };
}

/** Says what a page lacks: in some regions, or always. */
function lackInForm(titles: Phrase, isOnSomeDays: boolean, regions: Phrase | false): Phrase {
  if (isOnSomeDays)
    return regions
      ? say`The page does not always show a section ${titles} in ${regions}.`
      : say`The page does not always show a section ${titles}.`;
  return regions ? say`The page shows no section ${titles} in ${regions}.` : say`The page shows no section ${titles}.`;
}

/** Returns the lines that keep a section from being shown in some regions, all the time. */
const limitsOf = ({ hidden, regions, shown }: SectionOutline, lacking: readonly RegionCode[]): Limit[] => [
  ...(hidden ? (['hidden'] as const) : []),
  ...(lacking.every((region) => regions.includes(region)) ? [] : (['regions'] as const)),
  ...(['draft', 'visibleFrom', 'visibleUntil'] as const).filter((name) => shown[name] !== undefined),
];

/** Returns the line that leaves a section out on some days, if that's why it's lacking. */
const limitOf = ({ hidden, regions, shown }: SectionOutline, lacking: readonly RegionCode[]) =>
  hidden || !lacking.every((region) => regions.includes(region))
    ? undefined
    : (['draft', 'visibleFrom', 'visibleUntil'] as const).find((name) => shown[name] !== undefined);

const addHint = ([type = '']: readonly string[], page: IndexedPage, model: ContentModel): string =>
  `Add a section that begins "- type: ${type}"${mayBeOrdinary(page, model) ? ', or delete this line' : ''}.`;

const addHintInForm = ([type = '']: readonly string[], page: IndexedPage, model: ContentModel): Phrase =>
  mayBeOrdinary(page, model)
    ? say`Add the section ${sectionTitle(model.sections, type)}, or clear ${titled(EACH_TITLE)}.`
    : say`Add the section ${sectionTitle(model.sections, type)}.`;

/** Returns whether a page that is made for each entry can do without them. */
function mayBeOrdinary({ each, path }: IndexedPage, { collections }: ContentModel): boolean {
  const collection = collections.get(each ?? '');
  return collection !== undefined && path !== entryPageName(collection);
}

/**
 * The page of an entry needs a section that shows the entry, if there is a type of such sections. Types that show any entry
 * are named only if the collection has none of its own.
 */
function ofEntryPage(collection: CollectionDefinition, sections: SectionDefinitions): Requirement | undefined {
  const showing = (name: string) => [...sections].flatMap(([type, { entryOf }]) => (entryOf === name ? [type] : []));
  const [own, any] = [showing(collection.name), showing('any')];
  const types = [...own, ...any];
  const why = say`It is made for each ${entryInForm(collection)}, and all of them would be lost.`;
  return types.length > 0 ? { types, named: own.length > 0 ? own : any, why } : undefined;
}

/** Whether a path is that of a requirement, or ends like it. */
const matchesPath = (pattern: string, path: string): boolean =>
  pattern.startsWith('*') ? path.endsWith(pattern.slice(1)) : path === pattern;

/** Any other page needs the sections that are required on its path. */
function ofPath(path: string, sections: SectionDefinitions): Requirement | undefined {
  const required = [...sections].flatMap(([type, { requiredOn = {} }]) =>
    Object.entries(requiredOn).flatMap(([pattern, why]) => (matchesPath(pattern, path) ? [{ type, why }] : [])),
  );
  const [first] = required;
  const types = required.map(({ type }) => type);
  return first && { types, named: types, why: phraseOf(first.why) };
}

/** The title of the field that makes a page for each entry of a collection. */
const EACH_TITLE = pageSchema.shape.each.meta()?.title ?? 'each';

/** The entries that a section shows: those of a collection, or of any. */
type ShownEntries = { collection?: CollectionDefinition | undefined };

/** Reports sections that show an entry on pages that aren't made for entries of its collection. */
export const checkEntryPages: CrossFileCheck = (site) => {
  const { checked, index } = site;
  const known = new Set(index.pages.filter(({ anchors }) => anchors).map(({ file }) => file));
  return checked.pages.filter(({ file }) => known.has(file)).flatMap((page) => checkPage(page, site));
};

const checkPage = ({ file, value: { each, sections } }: CheckedFile<Page>, site: CheckContext): FileFinding[] =>
  sections.flatMap(({ type, hidden }, index) => {
    const entries = hidden ? undefined : entriesOf(type, site.model);
    if (!entries || isMadeFor(each, entries)) return [];
    const message = (section: Phrase) =>
      say`${section} shows ${anEntryInForm(entries.collection)}, but the page is not made for each of them.`;
    const { hint, form } = remedyOf(entries, site);
    return [
      {
        file,
        path: ['sections', index, 'type'],
        message: message(verbatim(quote(type))).english,
        hint,
        form: { message: message(sectionTitle(site.model.sections, type)), hint: form },
      },
    ];
  });

/** Returns the entries that sections of a type show, if they show any. */
function entriesOf(type: string, { sections, collections }: ContentModel): ShownEntries | undefined {
  const { entryOf } = sections.get(type) ?? {};
  return entryOf === undefined ? undefined : { collection: collections.get(entryOf) };
}

const isMadeFor = (each: string | undefined, { collection }: ShownEntries): boolean =>
  each !== undefined && (!collection || collection.name === each);

/** Says how the section gets a page of entries, in words for the file and for a form. */
function remedyOf({ collection }: ShownEntries, { index }: CheckContext): Pick<Proposal, 'hint' | 'form'> {
  const hasPage = [...index.entryPaths].some(
    ([name, paths]) => paths.length > 0 && (!collection || name === collection.name),
  );
  if (hasPage) {
    const move = `Move the section to the page of the ${entriesWord(collection)}`;
    return {
      hint: `${move}, or delete it.`,
      form: say`Move the section to the page of the ${entriesInForm(collection)}, or remove it.`,
    };
  }
  const line = collection ? `"each: ${collection.name}"` : '"each:" and the name of a collection';
  const choice = collection ? titled(collection.plural) : say`a collection`;
  return {
    hint: `Write ${line} at the top of the page, or delete the section.`,
    form: say`Choose ${choice} for ${titled(EACH_TITLE)} in the settings of the page, or remove the section.`,
  };
}
