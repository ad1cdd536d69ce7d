import { isMap, isSeq, parseDocument, type Document, type Pair } from 'yaml';
import type { FileChange } from '../../../src/authoring/content-edit/file-change.ts';
import { addRegion, type ContentText } from '../../../src/authoring/regions/add-region.ts';
import { removeRegion } from '../../../src/authoring/regions/remove-region.ts';
import { findVariants, readCodes, type SiteCodes } from '../../../src/authoring/regions/variants.ts';
import type { NewFile } from '../../../src/authoring/scaffold/fill-template.ts';
import { siteTemplateFiles, siteTemplates } from '../../../src/authoring/scaffold/site-template.ts';
import type { Path } from '../../../src/data/path.ts';
import { REGIONS_FILE } from '../../../src/content/read/site-regions.ts';
import type { BrandFile } from '../../../src/schema/brand.schema.ts';
import { generateBrand } from './generated-brand.ts';
import { createWriter, TEXT_LENGTHS, type TextStyle, type Writer } from './generated-texts.ts';
import { PLACES, type Place } from './languages.ts';
import { randomFrom, type Random } from './random.ts';

/** What a site is: it follows from its number. */
export interface GeneratedSite {
  number: number;
  template: string;
  /** The first one is the default. */
  places: readonly Place[];
  brand: BrandFile;
  style: TextStyle;
}

/** The most regions that a site has. */
const MOST_REGIONS = 6;

/** The day of the examples' dates, which every run shows. */
const DAY = '2026-11-29';

/** Lengths in characters up to which search engines and the pages of entries show texts. */
const MOST = { title: 30, description: 110, summary: 110, name: 22, city: 16 };

/** Generates the site of a number: the same one every time. */
export function generateSite(number: number): GeneratedSite {
  const random = randomFrom(`site ${number}`);
  const template = random.pick(siteTemplates());
  const places = random.shuffle(PLACES).slice(0, random.whole(1, MOST_REGIONS));
  const lengths = Object.keys(TEXT_LENGTHS) as (keyof typeof TEXT_LENGTHS)[]; // the keys of the object
  const style: TextStyle = { length: random.pick(lengths), hasLongWords: random.chance(0.4) };
  return { number, template, places, brand: generateBrand(randomFrom(`brand ${number}`)), style };
}

/** Generates the files of a site. */
export function filesOfSite({ number, template, places, brand, style }: GeneratedSite): NewFile[] {
  const writers = new Map(
    places.map(({ language }) => [language, createWriter(language, style, `texts ${number}`)] as const),
  );
  const first = writers.get(places[0]?.language ?? '');
  const begun = siteTemplateFiles(template, answers(first, randomFrom(`answers ${number}`)), DAY);
  const yaml = begun.filter(({ file }) => file.endsWith('.yaml'));
  const inPlaces = withPlaces(
    yaml.map(({ file, text }) => ({ file, text: withoutMarks(text) })),
    places,
  );
  const codes = readCodes(inPlaces.find(({ file }) => file === REGIONS_FILE)?.text ?? '');
  const files = inPlaces.map(({ file, text }) => ({
    file,
    text: written(file, text, { codes, writers, brand, random: randomFrom(`${file} ${number}`) }),
  }));
  return [...begun.filter((each) => !yaml.includes(each)), ...files];
}

/** Says in a line what a site is. */
export function describeSite({ number, template, places, brand, style }: GeneratedSite): string {
  const regions = places.map(({ locale }) => locale).join(' ');
  const words = `${style.length} texts${style.hasLongWords ? ' with long words' : ''}`;
  return `site ${number}: ${template}, ${regions}, ${words}, ${brand.fonts.display} and ${brand.fonts.text}`;
}

function answers(writer: Writer | undefined, random: Random) {
  if (!writer) throw new Error('The site has no language.');
  return {
    name: writer.words('name', random.whole(1, 3), MOST.name),
    street: `${writer.words('street', 2, 40)} ${random.whole(1, 200)}`,
    postalCode: '01234',
    city: writer.words('city', 1, MOST.city),
    email: 'somebody@example.com',
    phone: '+351 21 000 0000',
  };
}

/** What a template asks its owner to settle. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/(^|\s)# (?:EXAMPLE|CONFIRM|LAWYER)\b.*$/gm, '$1')
    .replace('# formEndpoint: https://forms.example.com/your-form-id', 'formEndpoint: https://forms.example.com/1');

/** Adds the regions of a site, as `npm run new:region` does, publishes them, and removes the template's. */
function withPlaces(template: readonly ContentText[], places: readonly Place[]): readonly ContentText[] {
  let files = template;
  const apply = (changes: readonly FileChange[]) => {
    const after = new Map(changes.map((change) => [change.file, change.after]));
    files = files.map(({ file, text }) => ({ file, text: after.get(file) ?? text }));
  };
  const regions = () => readCodes(files.find(({ file }) => file === REGIONS_FILE)?.text ?? '').regions;
  const before = regions();
  const [from = ''] = before;
  for (const place of places) {
    if (before.includes(place.code)) continue;
    const name = new Intl.DisplayNames(place.locale, { type: 'region' }).of(place.code.toUpperCase()) ?? place.code;
    apply(addRegion({ ...place, name, from }, files).changes);
  }
  for (const code of before) if (places.every((place) => place.code !== code)) apply(removeRegion(code, files).changes);
  return files.map(({ file, text }) => ({
    file,
    text: (file === REGIONS_FILE ? inOrder(text, places) : text)
      .replaceAll(/^ +draft: true\n/gm, '')
      .replaceAll(/ # (?:untranslated|copied from [\w-]+): [\w-]+/g, ''),
  }));
}

/** Puts the regions into the order of the places: the first one is the default. */
function inOrder(text: string, places: readonly Place[]): string {
  const document = parseDocument(text);
  if (!isMap(document.contents)) throw new Error(`${REGIONS_FILE} is no map.`);
  const orderOf = ({ key }: Pair) => {
    const index = places.findIndex(({ code }) => code === String(key));
    return index < 0 ? places.length : index;
  };
  document.contents.items.sort((a, b) => orderOf(a) - orderOf(b));
  return String(document);
}

interface Writing {
  codes: SiteCodes;
  writers: ReadonlyMap<string, Writer>;
  brand: BrandFile;
  random: Random;
}

/** Lets what is in one language only, such as a file for download, be in one of the site. */
const inOwnLanguages = (text: string, { languages: [first = '', ...others] }: SiteCodes): string =>
  text.replaceAll(/^( +(?:- )?language: )(\w+)/gm, (line, begin: string, language: string) =>
    [first, ...others].includes(language) ? line : begin + first,
  );

/** Writes a file of the content in the languages of the site. */
function written(file: string, text: string, { codes, writers, brand, random }: Writing): string {
  const document = parseDocument(file === REGIONS_FILE ? text : inOwnLanguages(text, codes));
  if (file === 'content/brand.yaml') return String(parseDocument(JSON.stringify(brand)));
  if (file === REGIONS_FILE) return text;
  for (const { path, by, valueOf } of findVariants(text, codes)) {
    if (by !== 'language') continue;
    const [first = ''] = codes.languages;
    const source = String(valueOf(first));
    for (const [language, writer] of writers)
      document.setIn([...path, language], writer.write(source, optionsFor(file, path, source)));
  }
  shuffleSections(file, document, random);
  return document.toString({ lineWidth: 0 });
}

function optionsFor(file: string, path: Path, source: string): { plural?: boolean; most?: number } {
  const field = String(path.at(-1));
  if (file === 'content/dictionary.yaml') return { plural: source.includes(' | ') };
  if (path[0] === 'seo') return /^\{\w+\}(?: \| \{siteName\})?$/.test(source) ? {} : { most: seoMost(field) };
  const isEntry = !/^content\/(?:pages|shared|templates)\//.test(file) && file.split('/').length > 2;
  if (isEntry && path.length === 1 && (field === 'title' || field === 'summary')) return { most: MOST[field] };
  return {};
}

const seoMost = (field: string): number => (/title/i.test(field) ? MOST.title : MOST.description);

/** Puts the sections of a page into another order, below the first one, which has the page's heading. */
function shuffleSections(file: string, document: Document, random: Random): void {
  const sections = document.get('sections');
  if (!file.startsWith('content/pages/') || !isSeq(sections)) return;
  const [first, ...others] = sections.items;
  sections.items = [first, ...random.shuffle(others)];
}
