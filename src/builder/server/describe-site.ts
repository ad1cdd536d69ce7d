import type { SiteOverview, SiteFile } from '../protocol/answers.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import { isTemplateFile } from '../../content/read/page-paths.ts';
import { readFileAt } from '../../content/read/read-files.ts';
import { isLanguageTag, readRegionsFile } from '../../content/read/site-regions.ts';
import { visibilityOf } from '../../content/schedule/days.ts';
import { sharedNameOf } from '../../content/validate/shared-sections.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { addressesOf, kindOf, singleFile } from '../../model/file-kinds.ts';
import { isDraftRegion, type RegionCode, type SiteRegions } from '../../regions/site-regions.ts';
import { ICONS } from '../../schema/icon.ts';
import type { Visibility } from '../../schema/schedule.ts';
import { SITE_FACT_PATHS, SITE_FACTS, siteFacts } from '../../schema/site-facts.ts';
import type { JsonSchema } from '../../authoring/editor/json-schema.ts';
import { fileTitle } from '../../authoring/describe/file-title.ts';
import { editorSchemaOf } from '../../authoring/editor/editor-schemas.ts';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { languageTitle } from '../../i18n/language-title.ts';
import { nameInWords, translated } from '../../i18n/translations.ts';
import { isNameByLanguage } from './creation/plan-entry.ts';
import { launchItems } from './file-launch-items.ts';
import { pageNames } from './page-outlines.ts';
import { toProblems } from './problems.ts';
import { timeZoneOf } from './site-today.ts';
import { listTemplates } from './templates/list-templates.ts';
import type { BuilderSession } from './session.ts';

/** Answers `site`: the site as a whole. */
export function describeSite(session: BuilderSession): SiteOverview {
  const { checked, diagnostics } = session.check.result();
  const outlines = pageNames(session);
  const regions = regionsOf(session);
  return {
    regions,
    timeZone: timeZoneOf(session),
    languages: session.model.regions.languages.map((code) => ({ code, name: languageTitle(code) })),
    files: filesOf(session, checked, diagnostics),
    collections: [...session.model.collections.values()].map((collection) => {
      const { name } = collection;
      const [title, plural] = [translated(collection.title), translated(collection.plural)];
      return { name, title, plural, isNameByLanguage: isNameByLanguage(collection) };
    }),
    pageLists: session.model.pageLists.map(({ name, title }) => ({ name, title: translated(title) })),
    templates: listTemplates(session),
    sectionTypes: inLanguageOfPerson(session.sectionTypes),
    icons: Object.keys(ICONS),
    facts: factsOf(checked, regions),
    shared: checked.shared.map(({ file, value: { type } }) => {
      const name = sharedNameOf(file) ?? '';
      const pages = outlines.flatMap((page) => (page.shared.some((entry) => entry.name === name) ? page.file : []));
      return { name, type, pages };
    }),
    anchors: Object.fromEntries(
      outlines.flatMap(({ file, anchors }) => {
        const [address] = addressesOf(session.model, file, checked);
        return address === undefined ? [] : [[`/${address}`, anchors]];
      }),
    ),
    problems: toProblems(session, diagnostics, (file) => {
      const source = readFileAt(session.root, file);
      return source && 'text' in source ? source.text : undefined;
    }),
    launch: launchItems(session).map((item) => ({ ...item, words: translated(item.note) })),
  };
}

/** Returns section types with their words in the language of the person. They're found by their English names, too. */
function inLanguageOfPerson(types: SiteOverview['sectionTypes']): SiteOverview['sectionTypes'] {
  if (interfaceLanguage() === 'en') return types;
  return types
    .map((type) => ({
      ...type,
      title: translated(type.title),
      description: translated(type.description),
      keywords: [type.keywords, type.title].filter(Boolean).join(' '),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, interfaceLanguage()));
}

/** Returns what texts may name in braces: the site's own facts, then values of `content/site.yaml`, by region where they differ. */
function factsOf({ singles: { facts, site } }: CheckedFiles, regions: SiteOverview['regions']): SiteOverview['facts'] {
  const own = Object.entries(facts?.value ?? {}).map(([name, value]) => ({
    name,
    title: nameInWords(name),
    value,
    file: singleFile('facts'),
    path: [name],
  }));
  if (!site) return own;
  const byRegion = regions.map((region) => [region.code, siteFacts(site.value, region)] as const);
  const ofSite = SITE_FACTS.map((name) => {
    const values = byRegion.map(([code, all]) => [code, all[name]] as const);
    const first = values[0]?.[1] ?? '';
    const isSame = values.every(([, value]) => value === first);
    return {
      name,
      title: nameInWords(name),
      value: isSame ? first : Object.fromEntries(values),
      file: singleFile('site'),
      path: [...SITE_FACT_PATHS[name]],
    };
  });
  return [...own, ...ofSite];
}

/** Returns the regions as their file names them, with drafts. */
function regionsOf({ root, model: { regions } }: BuilderSession): SiteOverview['regions'] {
  const written = readRegionsFile(root);
  return regions.codes.map((code) => {
    const { flag, locale } = Object(written[code]) as { flag?: unknown; locale?: unknown };
    const language = regions.languageOf[code];
    const currency = currencyOf(written, regions, code);
    return {
      code,
      name: translated(regions.names[code]),
      flag: typeof flag === 'string' ? flag : '',
      language,
      locale: typeof locale === 'string' && isLanguageTag(locale) ? locale : language,
      ...(currency !== undefined && { currency }),
      draft: isDraftRegion(regions, code),
    };
  });
}

/** Returns the currency of a region: its own, else that of the region that it extends. */
function currencyOf(written: Record<string, unknown>, { bases }: SiteRegions, region: RegionCode): string | undefined {
  for (let code: RegionCode | undefined = region; code !== undefined; code = bases[code]) {
    const { currency } = Object(written[code]) as { currency?: unknown };
    if (typeof currency === 'string' && /^[A-Z]{3}$/.test(currency)) return currency;
  }
  return undefined;
}

function filesOf(session: BuilderSession, checked: CheckedFiles, diagnostics: readonly Diagnostic[]): SiteFile[] {
  const { model } = session;
  const values = valuesOf(checked);
  const visibilities = visibilitiesOf(values);
  const shared = new Map(checked.shared.map(({ file, value }) => [file, value]));
  const counts = new Map<string, Record<Diagnostic['severity'], number>>();
  for (const { file, severity } of diagnostics) {
    const own = counts.get(file) ?? { error: 0, warning: 0 };
    counts.set(file, own);
    own[severity] += 1;
  }
  return [...session.check.files().keys()]
    .filter((file) => !isTemplateFile(file) && editorSchemaOf(file, session.schemas))
    .map((file) => {
      const [address, ...alsoAt] = addressesOf(model, file, checked).map((path) => `/${path}`);
      const visibility = visibilities.get(file);
      return {
        file,
        ...groupOf(model, file),
        title: fileTitle(file, values.get(file) ?? shared.get(file), model),
        ...keywordsOf(session, file),
        ...(address !== undefined && { address }),
        ...(alsoAt.length > 0 && { alsoAt }),
        errors: counts.get(file)?.error ?? 0,
        warnings: counts.get(file)?.warning ?? 0,
        ...(visibility && { visibility }),
      };
    });
}

function groupOf(model: ContentModel, file: string): Pick<SiteFile, 'group' | 'collection'> {
  const found = kindOf(model, file);
  switch (found?.kind) {
    case 'page':
      return { group: 'pages' };
    case 'entry':
      return { group: 'entries', collection: found.collection.name };
    case 'shared':
      return { group: 'shared' };
    default:
      return { group: 'settings' };
  }
}

/** Returns the values of valid pages and entries, by file. */
const valuesOf = ({ pages, entries }: CheckedFiles): Map<string, Visibility> =>
  new Map([...pages, ...[...entries.values()].flat()].map(({ file, value }) => [file, value]));

/** Returns when pages and entries are shown that aren't always, by file. */
const visibilitiesOf = (values: ReadonlyMap<string, Visibility>): Map<string, Visibility> =>
  new Map(
    [...values].flatMap(([file, value]): [string, Visibility][] => {
      const own = visibilityOf(value);
      return own ? [[file, own]] : [];
    }),
  );

/** Returns the words by which settings are found: those of their schema, and the names of their fields such as "Accent". */
function keywordsOf({ schemas, model }: BuilderSession, file: string): { keywords?: string } {
  if (groupOf(model, file).group !== 'settings') return {};
  const json = editorSchemaOf(file, schemas)?.json;
  const fields = fieldsIn(json);
  const words = [
    json?.['keywords'],
    json?.description,
    ...[...fields, ...fields.flatMap(fieldsIn)].map(({ title }) => title),
  ];
  return { keywords: [...new Set(words.filter((word) => typeof word === 'string'))].join(' ') };
}

const fieldsIn = (json: JsonSchema | undefined): JsonSchema[] =>
  Object.values(json?.properties ?? {}).filter((field) => typeof field === 'object');
