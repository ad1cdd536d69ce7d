import { ASTRO_FORMS, astroPath, whileServedWithAstro } from './astro-pages.ts';
import { runInterleaved, median, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { withLighthouse, type TakeReport, type Report } from './lighthouse-run.ts';
import { MEASURED_REGIONS, measuredPage } from './measured-pages.ts';

const RUNS = 5;

/** Measures the home page on a phone against a page without scripts that Astro built from the same content. */
export const astro: Benchmark = {
  name: 'astro',
  run: async (root) => {
    const pages = MEASURED_REGIONS.map((region) => measuredPage('home', region));
    return whileServedWithAstro(root, pages, (origin) =>
      withLighthouse(async (take) => ({
        title: `Lighthouse mobile, beside an Astro page of the same content (ms, medians of ${RUNS})`,
        columns: ['region', 'form', 'FCP', 'LCP', 'FCP ratio', 'LCP ratio', 'worst CLS', 'TBT'],
        rows: await measureAll(
          take,
          pages.flatMap((page) => [
            { region: page.region, form: 'ours', url: origin + page.path },
            ...ASTRO_FORMS.map((form) => ({ region: page.region, form, url: origin + astroPath(page, form) })),
          ]),
        ),
      })),
    );
  },
};

/** Ratios of this site to each Astro variant. */
async function measureAll(
  take: TakeReport,
  pages: readonly { region: string; form: string; url: string }[],
): Promise<Cell[][]> {
  const measured = pages.map((page) => ({ ...page, figures: noFigures() }));
  const audits = { onlyAudits: Object.values(SPEED_AUDITS) };
  await take(pages[0]?.url ?? '', audits); // discard the first report, which runs with cold caches
  await runInterleaved(
    RUNS,
    measured.map(
      ({ url, figures }) =>
        async () =>
          noteSpeed(figures, await take(url, audits)),
    ),
  );
  return measured.map(({ region, form, figures: { fcp, lcp, cls, tbt } }) => {
    const ours = measured.find((other) => other.region === region)?.figures;
    const ratio = (one: readonly number[] = [], other: readonly number[] = []) =>
      roundTo(median(one) / median(other), 2);
    const speed = [median(fcp), median(lcp)].map((figure) => roundTo(figure));
    return [
      region,
      form,
      ...speed,
      ratio(ours?.fcp, fcp),
      ratio(ours?.lcp, lcp),
      Math.max(...cls),
      roundTo(median(tbt)),
    ];
  });
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
