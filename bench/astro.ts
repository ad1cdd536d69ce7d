import { ASTRO_FORMS, astroPath, whileServedWithAstro } from './astro-pages.ts';
import { REGIONS } from '../tools/site-content.ts';
import { runInterleaved, median, roundTo, type Benchmark, type Cell, type Table } from './benchmark.ts';
import { withLighthouse, type TakeReport, type Report } from './lighthouse-run.ts';
import { measuredPages, type MeasuredPage } from './measured-pages.ts';

const RUNS = 5;

/** Measures each type of page in every region on a phone against a page without scripts that Astro built from the same content. */
export const astro: Benchmark = {
  name: 'astro',
  run: (root) => measureBesideAstro(root, measuredPages(REGIONS)),
};

/** Measures pages beside their Astro pages: both are served as hosts serve them. */
export const measureBesideAstro = (root: string, pages: readonly MeasuredPage[]): Promise<Table> =>
  whileServedWithAstro(root, pages, ({ origin, disconnect }) =>
    withLighthouse(async (takeReport) => {
      const take: TakeReport = (...request) => {
        disconnect();
        return takeReport(...request);
      };
      const rows: Cell[][] = [];
      for (const page of pages) rows.push(await measurePage(take, origin, page));
      return {
        title: `Lighthouse mobile, beside Astro pages of the same content, over HTTP/2 (ms, medians of ${RUNS})`,
        columns: [
          'region',
          'page',
          'FCP',
          'LCP',
          ...ASTRO_FORMS.flatMap((form) => [`FCP ratio, ${form}`, `LCP ratio, ${form}`]),
          'worst CLS',
          'TBT',
        ],
        rows,
      };
    }),
  );

/** Measures a page in turn with its Astro pages. */
async function measurePage(take: TakeReport, origin: string, page: MeasuredPage): Promise<Cell[]> {
  const ours = { url: origin + page.path, figures: noFigures() };
  const peers = ASTRO_FORMS.map((form) => ({ url: origin + astroPath(page, form), figures: noFigures() }));
  const audits = { onlyAudits: Object.values(SPEED_AUDITS) };
  await take(ours.url, audits); // discard the first report, which runs with cold caches
  await runInterleaved(
    RUNS,
    [ours, ...peers].map(
      ({ url, figures }) =>
        async () =>
          noteSpeed(figures, await take(url, audits)),
    ),
  );
  const { fcp, lcp, cls, tbt } = ours.figures;
  const ratio = (one: readonly number[], other: readonly number[]) => roundTo(median(one) / median(other), 2);
  return [
    page.region,
    page.name,
    roundTo(median(fcp)),
    roundTo(median(lcp)),
    ...peers.flatMap(({ figures }) => [ratio(fcp, figures.fcp), ratio(lcp, figures.lcp)]),
    Math.max(...cls),
    roundTo(median(tbt)),
  ];
}

/** The audits that measure a page's speed. */
const SPEED_AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

/** Values from a page's reports, in milliseconds; the layout shift has no unit. */
type SpeedFigures = Record<keyof typeof SPEED_AUDITS, number[]>;

const noFigures = (): SpeedFigures => ({ fcp: [], lcp: [], cls: [], tbt: [] });

/** Adds the values of a report. Throws if one is missing. */
function noteSpeed(figures: SpeedFigures, { audits }: Report): void {
  for (const [key, audit] of Object.entries(SPEED_AUDITS)) {
    const { numericValue, errorMessage } = audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no figure for ${audit}: ${errorMessage}`);
    figures[key as keyof SpeedFigures].push(numericValue); // the keys are those of SPEED_AUDITS
  }
}
