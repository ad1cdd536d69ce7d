import { ASTRO_FORMS, astroPath, whileServedWithAstro } from './astro-pages.ts';
import { runInterleaved, median, roundTo, type Benchmark, type Cell } from './benchmark.ts';
import { withLighthouse, type TakeReport } from './lighthouse-run.ts';
import { MEASURED_REGIONS, measuredPage } from './measured-pages.ts';
import { noFigures, noteSpeed, SPEED_AUDITS } from './speed-figures.ts';

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
