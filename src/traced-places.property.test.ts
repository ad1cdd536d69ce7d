// @vitest-environment jsdom
import fc from 'fast-check';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { propertyRuns } from '../tests/support/thorough.ts';
import { tracePage } from './builder/server/trace/trace-page.ts';
import { createTextIndex } from './builder/ui/page/text-index.ts';
import { DraftMap } from './builder/ui/form/saving/draft-map.ts';
import { TypedTexts } from './builder/ui/page/typed-texts.ts';
import { openContent, type ContentReader, type LoadedSite } from './content/load-content.ts';
import { createRenderRequest, type RenderRequest } from './content/page-data/render-requests.ts';
import { routeAt } from './content/page-data/routes.ts';
import type { Trace } from './builder/protocol/page-answers.ts';
import { renderPage } from './entry-server.tsx';
import { formatDay } from './i18n/format.ts';
import type { RegionCode } from './regions/site-regions.ts';
import { toPlainText } from '../tests/support/plain-text.ts';
import { readSiteRegions } from './content/read/site-regions.ts';

const { codes } = readSiteRegions(process.cwd());

/** The day as of which the site is shown, the days around it, and the one on which a shared section begins. */
const TODAY = '2026-12-10';
const DAYS = ['2026-12-01', '2026-12-09', TODAY, '2026-12-11', '2027-01-01'] as const;

const PAGE = 'content/pages/traced.yaml';
const LIST_PAGE = 'content/pages/traced-list.yaml';
const SERVICES = 'content/services.yaml';
/** Case studies that aren't always shown. */
const CASES = ['ascently', 'mar-srls', 'techflow-solutions', 'urban-fitness-co'] as const;
const caseFile = (id: string) => `content/case-studies/${id}.yaml`;
/** Where all texts are in both languages. */
const VARIANTS: ReadonlySet<string> = new Set(['en', 'da', ...codes]);

let root: string;
let content: ContentReader;
/** The services as the site has them, and case studies by id. */
let services: object[];
const studies = new Map<string, string>();
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'places-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const name of ['public', 'src']) symlinkSync(join(process.cwd(), name), join(root, name));
  services = (parse(readFileSync(join(root, SERVICES), 'utf8')) as { services: object[] }).services;
  for (const id of CASES) studies.set(id, readFileSync(join(root, caseFile(id)), 'utf8'));
  content = await openContent(root);
});
afterAll(() => rmSync(root, { recursive: true }));

type Fields = Record<string, unknown>;

/** Makes words that occur nowhere else on the site. */
function wordMaker(): () => { en: string; da: string } {
  let count = 0;
  return () => {
    count += 1;
    const letters = [...`${count}`].map((digit) => 'bcdfghjklm'.charAt(Number(digit))).join('');
    return { en: `Engl${letters} words`, da: `Dansk${letters} ord` };
  };
}

const day = fc.constantFrom(...DAYS);
/** Days of a list item. */
const days = fc.record({ visibleFrom: day, visibleUntil: day }, { requiredKeys: [] }).filter(areInOrder);
const regions = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1 });
/** When and where a section is shown; often always. */
const visibility = fc.oneof(
  fc.constant({}),
  fc
    .record(
      {
        visibleFrom: day,
        visibleUntil: day,
        hidden: fc.boolean(),
        draft: fc.boolean(),
        regions,
      },
      { requiredKeys: [] },
    )
    .filter(areInOrder),
);

function areInOrder({ visibleFrom, visibleUntil }: { visibleFrom?: string; visibleUntil?: string }): boolean {
  return visibleFrom === undefined || visibleUntil === undefined || visibleFrom <= visibleUntil;
}

/** Case studies that may be drafts, or shown on some days only. */
const caseId = fc.constantFrom(...CASES);
/** When they are shown. */
const caseDays = fc.dictionary(caseId, fc.oneof(days, fc.constant({ draft: true })), { maxKeys: 4 });

/** A voice that may be published. */
const voice = days.map((own) => ({ consentDate: '2026-11-01', ...own }));
const question = fc.record({ regions }, { requiredKeys: [] });
/** A section without its words. */
const section = fc.oneof(
  fc.record({ type: fc.constant('testimonials'), voices: fc.array(voice, { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('faq'), questions: fc.array(question, { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('availability'), nextStart: fc.constantFrom(...DAYS) }),
  fc.record({ type: fc.constant('client-cases') }),
  fc.record({ type: fc.constant('client-cases'), cases: fc.uniqueArray(caseId, { minLength: 1, maxLength: 4 }) }),
  fc.tuple(...codes.map(() => fc.uniqueArray(caseId, { minLength: 1, maxLength: 3 }))).map((lists) => ({
    type: 'client-cases',
    cases: Object.fromEntries(codes.map((code, index) => [code, lists[index]])),
  })),
  fc.record({ type: fc.constant('services') }),
  fc.record({ shared: fc.constant('guarantees'), owns: fc.boolean() }),
);
const entry = fc.tuple(section, visibility).map(([own, shown]): Fields => ({ ...own, ...shown }));

const page = fc.record({
  entries: fc.array(entry, { minLength: 2, maxLength: 7 }),
  services: fc.array(days, { minLength: 6, maxLength: 6 }),
  cases: caseDays,
  drafts: fc.boolean(),
  region: fc.constantFrom(...codes),
});

const MEETINGS = Object.fromEntries(
  codes.map((code) => [code, { from: '09:00', to: '17:00', timeZone: 'Europe/Madrid', zoneName: 'Zone' }]),
);

/** Adds the words to a section. */
function withWords({ owns, ...own }: Fields, index: number, words: () => object): Fields {
  const { voices, questions } = own as { voices?: Fields[]; questions?: Fields[] };
  // A shared section may be shown with a field of the page's own.
  if ('shared' in own) return { ...own, id: `own-${index}`, ...(owns === true && { title: words() }) };
  return {
    ...own,
    id: `own-${index}`,
    title: words(),
    ...(voices && {
      voices: voices.map((one, at) => ({ quote: words(), role: words(), name: `Name${'x'.repeat(at + 1)}`, ...one })),
    }),
    ...(questions && {
      questions: [{}, ...questions].map((one, at) => ({
        id: `q${index}-${at}`,
        question: words(),
        answer: words(),
        ...one,
      })),
    }),
    ...(own['type'] === 'availability' && { places: 2, meetings: MEETINGS }),
  };
}

/** The fields of every page. */
const frame = (words: () => object) => ({
  name: words(),
  seo: { title: words(), description: words(), keywords: words() },
});

interface Written {
  entries: Fields[];
  /** When the services are shown. */
  services: Fields[];
  /** When case studies are shown, by id. */
  cases: Readonly<Record<string, Fields>>;
}

/** Writes the page, with the services and case studies that are shown on some days. Returns the entries of its list. */
function write({ entries, services: shown, cases }: Written): Fields[] {
  const words = wordMaker();
  const sections = entries.map((own, index) => withWords(own, index, words));
  const files = {
    [PAGE]: { ...frame(words), sections },
    [LIST_PAGE]: {
      ...frame(words),
      sections: [
        {
          type: 'stats',
          hidden: true,
          title: words(),
          figures: [1, 2].map(() => ({ value: words(), label: words() })),
        },
        { type: 'case-list', title: words(), pageSize: 3 },
        { type: 'closing', title: words(), text: words(), action: { label: words(), to: 'contact' } },
      ],
    },
    [SERVICES]: { services: services.map((service, index) => ({ ...service, ...shown[index] })) },
  };
  for (const [file, data] of Object.entries(files))
    writeFileSync(join(root, file), stringify(data, { aliasDuplicateObjects: false }));
  for (const [id, text] of studies) {
    const lines = Object.entries(cases[id] ?? {}).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
    writeFileSync(join(root, caseFile(id)), `${text.trimEnd()}\n${lines.join('')}`);
  }
  content.update([...Object.keys(files), ...[...studies.keys()].map(caseFile)]);
  return sections;
}

const source = {
  get root() {
    return root;
  },
  renderPage: (request: RenderRequest) =>
    renderPage(request, { headScript: '', entry: '', head: '', live: true as const }),
};

/** The files of a site, parsed when they're asked for. */
function filesOf(): (file: string) => unknown {
  const read = new Map<string, unknown>();
  return (file) => {
    if (!read.has(file)) read.set(file, parse(readFileSync(join(root, file), 'utf8')));
    return read.get(file);
  };
}

const valueAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key] as unknown, data);

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

type Piece = Trace['texts'][number]['pieces'][number];

/** Whether a page shows a value in some words. */
function isShownAs({ kind, field }: Piece, value: unknown, shown: string, locale: string): boolean {
  if (kind === 'image') return [value, Object(value).src].includes(shown);
  if (field.path.at(-1) === 'nextStart') return formatDay(String(value), locale) === shown;
  if (kind === 'number') return /^\d/.test(String(value));
  const written = kind === 'rich-text' ? toPlainText(String(value)) : value;
  // Facts are fields of their own, and dollars are converted.
  return typeof written === 'string' && (/[{$]/.test(written) || squeeze(written).includes(squeeze(shown)));
}

/** Returns the pieces of a page's texts that aren't what their fields have. */
function wrongTexts({ texts }: Trace, region: RegionCode, site: LoadedSite): string[] {
  const dataOf = filesOf();
  const { locale } = site.content.regions[region];
  return texts.flatMap(({ text, pieces }) =>
    pieces.flatMap((piece) => {
      const { field, kind } = piece;
      const value = valueAt(dataOf(field.file), field.path);
      const shown = kind === 'image' ? text : text.slice(piece.start, piece.end);
      if (isShownAs(piece, value, shown, locale)) return [];
      return [`"${shown}" is ${field.file} ${field.path.join('.')}: ${JSON.stringify(value)}`];
    }),
  );
}

/** Returns the sections of the list that, selected, outline another section, and those of the page that none outlines. */
function wrongSelections(trace: Trace, html: string, entries: readonly Fields[]): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const index = createTextIndex(document, trace, new TypedTexts(new DraftMap()));
  const outlined = entries.flatMap(({ id }, at) => {
    const target = index.find({ file: PAGE, path: ['sections', at] }, VARIANTS);
    return target?.kind === 'section' ? [{ id, anchor: target.element.id }] : [];
  });
  const anchors = new Set(outlined.map(({ anchor }) => anchor));
  const shown = [...document.querySelectorAll('[data-section]')].map((element) => element.id);
  return [
    ...outlined.flatMap(({ id, anchor }) => (anchor === id ? [] : [`${String(id)} outlines ${anchor}`])),
    ...shown.flatMap((anchor) => (anchors.has(anchor) ? [] : [`nothing outlines ${anchor}`])),
  ];
}

/** Returns what is wrong with the page of some entries, and with a further page of a list. */
async function wrongPlaces(site: LoadedSite, region: RegionCode, entries: readonly Fields[]): Promise<string[]> {
  const address = `/${region}/traced`;
  const route = routeAt(site.content, site.model, address);
  if (!route) return [`There is no page ${address}.`];
  const trace = await tracePage(site, address, source);
  const html = await source.renderPage(createRenderRequest(site, route));
  // Below a hidden section.
  const further = await tracePage(site, `/${region}/traced-list/page/2`, source);
  const places = further.sections.map(({ field }) => field.path.join('.')).join(' ');
  return [
    ...wrongTexts(trace, region, site),
    ...wrongSelections(trace, html, entries),
    ...wrongTexts(further, region, site),
    ...(places === 'sections.1 sections.2' ? [] : [`The further page shows ${places}.`]),
  ];
}

it(
  'leads from each text to its field, and from each selected section to its place, whatever is left out of lists',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(page, async ({ region, drafts, ...written }) => {
        const entries = write(written);
        const { site, diagnostics } = await content.result({ day: TODAY, drafts });
        if (!site) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')));
        expect(await wrongPlaces(site, region, entries)).toEqual([]);
      }),
      propertyRuns(12, 200),
    );
  },
);
