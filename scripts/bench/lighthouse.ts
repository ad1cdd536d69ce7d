import { interleaved, median, rounded, type Benchmark, type Cell, type Table } from './benchmark.ts';
import { withLighthouse, type Report, type TakeReport } from './lighthouse-run.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';
import { whileBothServed } from './without-scripts.ts';

const RUNS = 5;

const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Figures = Record<keyof typeof AUDITS, number[]>;

/** The figures of a page in both forms. */
interface Measured {
  page: MeasuredPage;
  ours: Figures;
  bare: Figures;
}

/** How fast pages are for a phone, beside the same pages with their scripts removed, and what Lighthouse scores. */
export const lighthouse: Benchmark = {
  name: 'lighthouse',
  run: async (root) => {
    const pages = measuredPages();
    return whileBothServed(root, pages, (origin, bareOrigin) =>
      withLighthouse(async (take) => {
        const measured = await measureAll(take, pages, origin, bareOrigin);
        return [speedTable(measured), await scoreTable(take, pages, origin)];
      }),
    );
  },
};

async function measureAll(take: TakeReport, pages: readonly MeasuredPage[], origin: string, bareOrigin: string) {
  const measured: Measured[] = pages.map((page) => ({ page, ours: noFigures(), bare: noFigures() }));
  const measure = async (figures: Figures, url: string) =>
    note(figures, await take(url, { onlyAudits: Object.values(AUDITS) }));
  await take(`${origin}/us/`, { onlyAudits: [AUDITS.fcp] }); // the first report of all finds everything cold
  await interleaved(
    RUNS,
    measured.flatMap(({ page, ours, bare }) => [
      () => measure(ours, origin + page.path),
      () => measure(bare, bareOrigin + page.path),
    ]),
  );
  return measured;
}

const noFigures = (): Figures => ({ fcp: [], lcp: [], cls: [], tbt: [] });

function note(figures: Figures, { audits }: Report): void {
  for (const [key, audit] of Object.entries(AUDITS)) {
    const { numericValue, errorMessage } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no figure for ${audit}: ${errorMessage}`);
    figures[key as keyof Figures].push(numericValue); // the keys are those of AUDITS
  }
}

function speedTable(measured: readonly Measured[]): Table {
  const rows = measured.map(({ page, ours, bare }): Cell[] => {
    const [fcp, bareFcp, lcp, bareLcp] = [ours.fcp, bare.fcp, ours.lcp, bare.lcp].map(median) as Four;
    const speed = [fcp, bareFcp, lcp, bareLcp].map((figure) => rounded(figure));
    const ratios = [rounded(fcp / bareFcp, 2), rounded(lcp / bareLcp, 2)];
    const [tbt, bareTbt] = [rounded(median(ours.tbt)), rounded(median(bare.tbt))];
    return [page.name, page.region, ...speed, ...ratios, rounded(Math.max(...ours.cls), 3), tbt, bareTbt];
  });
  return {
    title: `Lighthouse mobile, beside the same page without scripts (ms, medians of ${RUNS})`,
    columns: [
      'page',
      'region',
      'FCP',
      'FCP bare',
      'LCP',
      'LCP bare',
      'FCP ratio',
      'LCP ratio',
      'worst CLS',
      'TBT',
      'TBT bare',
    ],
    rows,
  };
}

type Four = [number, number, number, number];

async function scoreTable(take: TakeReport, pages: readonly MeasuredPage[], origin: string): Promise<Table> {
  const rows: Cell[][] = [];
  for (const { name, region, path } of pages) {
    const { categories, audits } = await take(origin + path, { onlyCategories: CATEGORIES });
    const scores = CATEGORIES.map((category) => rounded((categories[category]?.score ?? 0) * 100));
    const lost = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    rows.push([name, region, ...scores, lost.join(', ')]);
  }
  return { title: 'Lighthouse scores', columns: ['page', 'region', ...CATEGORIES, 'lost by'], rows };
}
