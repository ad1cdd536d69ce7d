import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import { defaultRegionOf, isLanguage, type SiteRegions, sourceLanguageOf } from '../../regions/site-regions.ts';
import {
  completeRegionSchema,
  INHERITED_FIELDS,
  regionSchema,
  regionsSchema,
  type CompleteRegion,
  type RegionEntry,
} from '../../schema/region.schema.ts';
import type { Regional } from '../../schema/regional.ts';
import { slugify } from '../../i18n/name-forms.ts';
import { suggestion, suggestionInForm } from '../diagnostics/did-you-mean.ts';
import { named, namedWhole, titled } from '../diagnostics/in-forms.ts';
import { type Finding, type Message, quote } from '../diagnostics/diagnostic.ts';
import { FORMER_REGIONS_KEY, hasNoRegions, REGION_CODE_FORMAT } from '../read/site-regions.ts';
import { canonicalTag, checkCurrency, checkLanguage, checkLocale, hasKnownCountry } from './region-standards.ts';
import { fieldTitle } from './schema-introspection.ts';
import { checkAgainstSchema } from './schema-issues.ts';
import type { SourceOfFile } from './source-of-file.ts';

/** The checked `content/regions.yaml`: each region with what it takes from the one that it extends. */
export interface RegionsFile {
  regions: Regional<CompleteRegion>;
  /** Codes of regions that the site no longer has. */
  formerRegions: readonly string[];
}

/** The title under which a form shows a field of a region, in quotation marks. */
const titleOf = (field: keyof RegionEntry): Phrase => titled(fieldTitle(regionSchema, [field]));

type Entries = Readonly<Record<string, RegionEntry>>;

/** Checks `content/regions.yaml`, on which the check of every other file depends. */
export function checkRegions(open: SourceOfFile): { output?: RegionsFile; findings: Finding[] } {
  const { [FORMER_REGIONS_KEY]: former, ...written } = open.data as Record<string, unknown>; // the caller checks that it's a map
  const { regions } = open;
  const list = checkAgainstSchema(open, regionsSchema.shape.formerRegions, former, [FORMER_REGIONS_KEY]);
  if (Object.keys(written).length === 0) return { findings: [NO_REGION] };
  const entries: Record<string, RegionEntry> = {};
  const findings = [...list.findings];
  for (const [code, entry] of Object.entries(written)) {
    const extending = Object(entry) as { extends?: unknown };
    const schema = extending.extends === undefined ? completeRegionSchema : regionSchema;
    const checked = checkAgainstSchema(open, schema, entry, [code]);
    findings.push(...checkCode(code, Object.keys(written)), ...checked.findings);
    if (checked.output) entries[code] = checked.output;
  }
  if (findings.length > 0) return { findings };
  const formerRegions = list.output ?? [];
  const found = [...checkEntries(entries), ...checkFormer(formerRegions, entries), ...checkKnown(entries, regions)];
  if (found.length > 0) return { findings: found };
  return { output: { regions: completeRegions(entries, regions), formerRegions }, findings: checkLocales(entries) };
}

const NO_REGION: Finding = {
  path: [],
  offset: 0,
  doubts: [],
  message: 'The file lists no region.',
  hint: 'A site needs one region at least: write its code, for example "us:", and its fields below.',
  form: { message: say`The site has no region.`, hint: say`Add one: its code, for example us, begins its addresses.` },
};

const CODE_FORM = 'small letters, and hyphens between parts, for example se or be-fr.';

function codeWords(code: string, codes: readonly string[]): Message {
  const plain = slugify(code);
  const isFree = REGION_CODE_FORMAT.test(plain) && !codes.includes(plain);
  return {
    message: `${quote(code)} cannot be the code of a region.`,
    hint: isFree
      ? `Write "${plain}:": a code begins the addresses of its region.`
      : `A code begins its addresses: write ${CODE_FORM}`,
    form: {
      message: say`${named(code)} cannot be the code of a region.`,
      hint: isFree
        ? say`Remove the region, and add it again with the code ${namedWhole(plain)}.`
        : say`Remove the region, and add it again with small letters, and hyphens between parts, for example se or be-fr.`,
    },
  };
}

const checkCode = (code: string, codes: readonly string[]): Finding[] =>
  REGION_CODE_FORMAT.test(code) ? [] : [{ path: [code], key: true, ...codeWords(code, codes) }];

function checkEntries(entries: Entries): Finding[] {
  const codes = Object.keys(entries);
  return Object.entries(entries).flatMap(([code, entry], index) => [
    ...checkLanguage([code, 'language'], entry.language),
    ...checkLocale(
      [code, 'locale'],
      entry,
      Object.values(entries).map((other) => other.locale),
    ),
    ...checkCurrency([code, 'currency'], entry.currency),
    ...checkExtends(code, entries),
    ...(index === 0 ? checkDefault(code, entry, codes) : []),
  ]);
}

/** Follows `extends`. A circle is reported once, at the region that comes first in the file. */
function checkExtends(code: string, entries: Entries): Finding[] {
  const path = [code, 'extends'];
  const base = entries[code]?.extends;
  if (base === undefined) return [];
  if (!entries[base])
    return [
      {
        path,
        message: `There is no region ${quote(base)}.`,
        hint: suggestion(base, Object.keys(entries)),
        form: {
          message: say`There is no region ${named(base)}.`,
          hint: suggestionInForm(base, Object.keys(entries), say`Write the code of another region.`),
        },
      },
    ];
  const circle = [code];
  for (let at = entries[code]?.extends; at !== undefined && !circle.includes(at); at = entries[at]?.extends)
    circle.push(at);
  const last = entries[circle.at(-1) ?? code]?.extends;
  const order = Object.keys(entries);
  const isFirst = circle.every((other) => order.indexOf(other) >= order.indexOf(code));
  if (last !== code || !isFirst) return [];
  return [
    {
      path,
      message: `The regions extend each other in a circle: ${[...circle, code].join(' → ')}.`,
      hint: 'Delete "extends:" from one of them, and give it its own currency and prices.',
      form: {
        message: say`The regions take their values from each other in a circle: ${verbatim([...circle, code].join(' → '))}.`,
        hint: say`Remove ${titleOf('extends')} from one of them, and give it its own currency and prices.`,
      },
    },
  ];
}

/** The default region has every value: others fall back to it. */
function checkDefault(code: string, { draft, extends: base }: RegionEntry, codes: readonly string[]): Finding[] {
  const field = draft ? 'draft' : base !== undefined && codes.includes(base) ? 'extends' : undefined;
  if (!field) return [];
  return [
    {
      path: [code, field],
      key: true,
      message: `The first region is the default one; it cannot ${draft ? 'be a draft' : 'extend another'}.`,
      hint: `Move another region to the top, or delete "${field}:".`,
      form: {
        message: draft
          ? say`The first region is the default one; it cannot be a draft.`
          : say`The first region is the default one; it cannot take its values from another.`,
        hint: draft ? say`Switch ${titleOf('draft')} off.` : say`Remove ${titleOf('extends')}.`,
      },
    },
  ];
}

const checkFormer = (former: readonly string[], entries: Entries): Finding[] =>
  former.flatMap((code, index) =>
    entries[code]
      ? [
          {
            path: [FORMER_REGIONS_KEY, index],
            message: `${quote(code)} is a region of the site.`,
            hint: 'Delete it here, or delete the region.',
            form: {
              message: say`${named(code)} is a region of the site.`,
              hint: say`Remove it here, or remove the region.`,
            },
          },
        ]
      : [],
  );

/** The check of every other file needs the regions of the model. */
const checkKnown = (entries: Entries, regions: SiteRegions): Finding[] =>
  (hasNoRegions(regions) ? [] : regions.codes)
    .filter((code) => !entries[code])
    .map((code) => ({
      path: [],
      offset: 0,
      message: `The region ${quote(code)} is gone.`,
      hint: `Bring "${code}:" back. If it is to go, delete its values with "npm run content:migrate -- --remove-region ${code}".`,
      form: {
        message: say`The region ${named(code)} is gone.`,
        hint: say`Undo its removal. If it is to go, ask your developer to remove its values from the whole site.`,
      },
    }));

/** Search engines take one page for each locale. */
function checkLocales(entries: Entries): Finding[] {
  const seen = new Map<string, string>();
  return Object.entries(entries).flatMap(([code, { locale }]): Finding[] => {
    const earlier = seen.get(locale);
    seen.set(locale, earlier ?? code);
    if (earlier === undefined) return [];
    const [language = ''] = locale.split('-');
    const example = [earlier, code].map((one) => canonicalTag(`${language}-${one.slice(0, 2)}`) ?? '');
    const free = example.find(
      (tag) => hasKnownCountry(tag) && !Object.values(entries).some((one) => one.locale === tag),
    );
    const hint = say`Add the country to one of them, for example ${verbatim(free ?? `${language}-IE`)}.`;
    return [
      {
        path: [code, 'locale'],
        severity: 'warning',
        message: `The regions ${earlier} and ${code} have the same locale; search engines show one of them only.`,
        hint: hint.english,
        form: {
          message: say`The regions ${verbatim(earlier)} and ${verbatim(code)} have the same language and country; search engines show one of them only.`,
          hint,
        },
      },
    ];
  });
}

/** Adds to each region its code, and what it takes from the one that it extends. */
function completeRegions(entries: Entries, regions: SiteRegions): RegionsFile['regions'] {
  const complete = (code: string): RegionEntry => {
    const own = entries[code] ?? entries[defaultRegionOf(regions)];
    if (!own) throw new Error(`No region "${code}"; the check lets none through.`);
    if (own.extends === undefined) return own;
    const base = complete(own.extends);
    const inherited = Object.fromEntries(INHERITED_FIELDS.map((field) => [field, own[field] ?? base[field]]));
    return { ...own, ...inherited };
  };
  return Object.fromEntries(
    Object.keys(entries).map((code) => {
      const { draft: _draft, extends: _extends, ...region } = complete(code);
      const language = isLanguage(regions, region.language) ? region.language : sourceLanguageOf(regions);
      return [code, { ...region, code, language }];
    }),
  ) as RegionsFile['regions']; // every region of the model is there, and the schema requires what isn't inherited
}
