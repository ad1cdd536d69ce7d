// @vitest-environment jsdom
import fc from 'fast-check';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { propertyRuns } from '../tests/support/thorough.ts';
import { tracePage } from './authoring/builder/trace/trace-page.ts';
import { createTextIndex } from './builder/frames/text-index.ts';
import { openContent, type ContentReader, type LoadedSite } from './content/load-content.ts';
import { createRenderRequest, type RenderRequest } from './content/page-data/render-requests.ts';
import { routeAt } from './content/page-data/routes.ts';
import type { Trace } from './editing-protocol/builder/page-methods.ts';
import { renderPage } from './entry-server.tsx';
import { formatDay } from './i18n/format.ts';
import { REGION_CODES, type RegionCode } from './regions/region-code.ts';
import { toPlainText } from '../tests/support/plain-text.ts';

/** The day as of which the site is shown, the days around it, and the one on which a shared section begins. */
const TODAY = '2026-12-10';
const DAYS = ['2026-12-01', '2026-12-09', TODAY, '2026-12-11', '2027-01-01'] as const;

const PAGE = 'content/pages/traced.yaml';
const LIST_PAGE = 'content/pages/traced-list.yaml';
const SERVICES = 'content/services.yaml';
/** Where all texts are in both languages. */
const VARIANTS: ReadonlySet<string> = new Set(['en', 'da', ...REGION_CODES]);

let root: string;
let content: ContentReader;
/** The services as the site has them. */
let services: object[];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'places-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const name of ['public', 'src']) symlinkSync(join(process.cwd(), name), join(root, name));
  services = (parse(readFileSync(join(root, SERVICES), 'utf8')) as { services: object[] }).services;
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
const regions = fc.uniqueArray(fc.constantFrom(...REGION_CODES), { minLength: 1 });
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

/** A voice that may be published. */
const voice = days.map((own) => ({ consentDate: '2026-11-01', ...own }));
const question = fc.record({ regions }, { requiredKeys: [] });
/** A section without its words. */
const section = fc.oneof(
  fc.record({ type: fc.constant('testimonials'), voices: fc.array(voice, { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('faq'), questions: fc.array(question, { minLength: 1, maxLength: 4 }) }),
  fc.record({ type: fc.constant('availability'), nextStart: fc.constantFrom(...DAYS) }),
  fc.record({ type: fc.constant('client-cases') }),
  fc.record({ type: fc.constant('services') }),
  fc.record({ shared: fc.constant('guarantees'), owns: fc.boolean() }),
);
const entry = fc.tuple(section, visibility).map(([own, shown]): Fields => ({ ...own, ...shown }));

const page = fc.record({
  entries: fc.array(entry, { minLength: 2, maxLength: 7 }),
  services: fc.array(days, { minLength: 6, maxLength: 6 }),
  drafts: fc.boolean(),
  region: fc.constantFrom(...REGION_CODES),
});

const MEETINGS = Object.fromEntries(
  REGION_CODES.map((code) => [code, { from: '09:00', to: '17:00', timeZone: 'Europe/Madrid', zoneName: 'Zone' }]),
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

/** Writes the page, with the services that are shown on some days, and returns the entries of its list. */
function write({ entries, services: shown }: { entries: Fields[]; services: Fields[] }): Fields[] {
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
  content.update(Object.keys(files));
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

/** Checks that each piece of a page's texts is what its field has. */
function checkTexts({ texts }: Trace, region: RegionCode, site: LoadedSite): void {
  const dataOf = filesOf();
  const { locale } = site.content.regions[region];
  const wrong = texts.flatMap(({ text, pieces }) =>
    pieces.flatMap((piece) => {
      const { field, kind } = piece;
      const value = valueAt(dataOf(field.file), field.path);
      const shown = kind === 'image' ? text : text.slice(piece.start, piece.end);
      if (isShownAs(piece, value, shown, locale)) return [];
      return [`"${shown}" is ${field.file} ${field.path.join('.')}: ${JSON.stringify(value)}`];
    }),
  );
  expect(wrong).toEqual([]);
}

/** Checks that a section that is selected in the list is outlined where the page shows it, and nowhere else. */
function checkSelection(trace: Trace, html: string, entries: readonly Fields[]): void {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const index = createTextIndex(document, trace);
  const outlined = entries.flatMap(({ id }, at) => {
    const target = index.find({ file: PAGE, path: ['sections', at] }, VARIANTS);
    return target?.kind === 'section' ? [{ id, anchor: target.element.id }] : [];
  });
  for (const { id, anchor } of outlined) expect(anchor).toBe(id);
  const shown = [...document.querySelectorAll('[data-section]')].map((element) => element.id);
  expect(outlined.map(({ anchor }) => anchor)).toEqual(shown);
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
        const address = `/${region}/traced`;
        const trace = await tracePage(site, address, source);
        checkTexts(trace, region, site);
        const route = routeAt(site.content, address);
        if (!route) throw new Error(`There is no page ${address}.`);
        checkSelection(trace, await source.renderPage(createRenderRequest(site, route)), entries);
        // A further page of a list, below a hidden section.
        const further = await tracePage(site, `/${region}/traced-list/page/2`, source);
        checkTexts(further, region, site);
        expect(further.sections.map(({ field }) => field.path)).toEqual([
          ['sections', 1],
          ['sections', 2],
        ]);
      }),
      propertyRuns(4, 100),
    );
  },
);
