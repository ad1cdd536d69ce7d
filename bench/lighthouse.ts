import { runInterleaved, median, roundTo, type Benchmark, type Cell, type Table } from './benchmark.ts';
import { withLighthouse, type TakeReport } from './lighthouse-run.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';
import { noFigures, noteSpeed, SPEED_AUDITS, type SpeedFigures } from './speed-figures.ts';
import { whileBothServed } from './without-scripts.ts';

const RUNS = 5;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The results of a page in both variants. */
interface Measured {
  page: MeasuredPage;
  ours: SpeedFigures;
  bare: SpeedFigures;
}

/** Measures pages on a phone against the same pages without scripts, and their Lighthouse scores. */
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
  const measure = async (figures: SpeedFigures, url: string) =>
    noteSpeed(figures, await take(url, { onlyAudits: Object.values(SPEED_AUDITS) }));
  await take(`${origin}/us/`, { onlyAudits: [SPEED_AUDITS.fcp] }); // discard the first report, which runs with cold caches
  await runInterleaved(
    RUNS,
    measured.flatMap(({ page, ours, bare }) => [
      () => measure(ours, origin + page.path),
      () => measure(bare, bareOrigin + page.path),
    ]),
  );
  return measured;
}

function speedTable(measured: readonly Measured[]): Table {
  const rows = measured.map(({ page, ours, bare }): Cell[] => {
    const [fcp, bareFcp, lcp, bareLcp] = [ours.fcp, bare.fcp, ours.lcp, bare.lcp].map(median) as Four;
    const speed = [fcp, bareFcp, lcp, bareLcp].map((figure) => roundTo(figure));
    const ratios = [roundTo(fcp / bareFcp, 2), roundTo(lcp / bareLcp, 2)];
    const [tbt, bareTbt] = [roundTo(median(ours.tbt)), roundTo(median(bare.tbt))];
    return [page.name, page.region, ...speed, ...ratios, roundTo(Math.max(...ours.cls), 3), tbt, bareTbt];
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
    const scores = CATEGORIES.map((category) => roundTo((categories[category]?.score ?? 0) * 100));
    const lost = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    rows.push([name, region, ...scores, lost.join(', ')]);
  }
  return { title: 'Lighthouse scores', columns: ['page', 'region', ...CATEGORIES, 'lost by'], rows };
}
