import { z } from 'zod';
import { formatNumber } from '../../i18n/format.ts';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
import type { PageData } from '../../schema/page-data.ts';
import { factsSchema } from '../../schema/facts.schema.ts';
import type { CaseStudyEntry } from '../../schema/site-content.ts';
import type { Localized } from '../../schema/localized.ts';
import { isFurtherPage } from '../page-data/case-list-page.ts';
import { createPageData, shownSections, type PageDataSource } from '../page-data/create-page-data.ts';
import { localize } from '../localize/localize.ts';
import { eachRoute, type SiteRoute } from '../page-data/routes.ts';
import { createImageDataUrls } from './og-image/image-data-urls.ts';
import { renderOgImage } from './og-image/render-og-image.ts';
import { ogImagePath } from '../page-data/og-image-path.ts';
import type { OgImageContent, ImageDataUrl, OgImageSubject } from './og-image/templates/og-image-content.ts';
import { siteFacts } from '../../schema/site-facts.ts';
import { walkSchema } from '../validate/walk-schema.ts';

/** File of the site's symbol. */
const SYMBOL = '/images/symbol.svg';

/** Maximum number of cases drawn on a list's image. */
const LINES = 10;

/**
 * Props of a page's opening section that determine its image, in addition to its images. The template is chosen by
 * these props, not by the section type, so a new type with a title needs no change here.
 */
const openingSchema = z.object({
  title: z.string(),
  eyebrow: z.string().optional().catch(undefined),
  lastUpdatedLine: z.string().optional().catch(undefined),
  searches: z
    .array(z.object({ query: z.string(), kept: z.boolean() }))
    .min(1)
    .optional()
    .catch(undefined),
  cards: z
    .array(z.object({ id: z.string() }))
    .min(1)
    .optional()
    .catch(undefined),
});

type Opening = z.output<typeof openingSchema> & SectionImages;

/** The first image files of a section, by the kinds of its fields. */
interface SectionImages {
  /** An image without alternative text, which is decoration. */
  drawing?: string;
  /** An image with alternative text, which shows a person or thing. */
  portrait?: string;
}

interface Source {
  site: PageDataSource;
  pageData: ReturnType<typeof createPageData>;
  images: (src: string) => ImageDataUrl | undefined;
}

/**
 * Yields the Open Graph images: one per page and region, unless the page has an image of its own.
 * @param root the project folder
 */
export function* ogImages(site: PageDataSource, root: string): Generator<{ file: string; svg: string }> {
  const source = openSource(site, root);
  const { content } = site;
  for (const route of eachRoute({ ...content, caseStudies: site.ownOgImages ? content.caseStudies : [] })) {
    // Further pages of a list share the image of the first one.
    const twin = route.root || isFurtherPage(route) || route.pagePath !== route.canonicalPath;
    if (twin || route.page.seo.ogImage) continue;
    yield { file: ogImagePath(route, site.ownOgImages).slice(1), svg: renderOgImage(factsOf(source, route)) };
  }
}

/** Renders the Open Graph image that the build makes for a page without one of its own. */
export const ogImageAt = (site: PageDataSource, root: string, route: SiteRoute): string =>
  renderOgImage(factsOf(openSource(site, root), route));

const openSource = (site: PageDataSource, root: string): Source => ({
  site,
  pageData: createPageData(site),
  images: createImageDataUrls(root),
});

function factsOf(source: Source, route: SiteRoute): OgImageContent {
  const { pageData, images } = source;
  const { content } = source.site;
  const symbol = images(SYMBOL);
  if (!symbol) throw new Error(`${SYMBOL} cannot be set into an image.`);
  const brand = { siteName: content.site.name, symbol };
  const caseStudy = route.caseStudy && localizedCaseStudy(source.site, route, route.caseStudy);
  if (caseStudy) return { ...brand, title: caseStudy.result, ...caseSubject(source, route, caseStudy) };
  const document = pageData.page(route);
  const opening = openingOf(source.site, route, document);
  return { ...brand, title: opening?.title ?? document.name, ...subjectOf(source, opening) };
}

/** Finds the first section with a title: its props and the images in its fields. */
function openingOf({ sections }: PageDataSource, route: SiteRoute, document: PageData): Opening | undefined {
  const shown = shownSections(route);
  for (const [index, { type, props }] of document.sections.entries()) {
    const { data } = openingSchema.safeParse(props);
    const schema = sections.get(type)?.schema;
    if (data) return { ...data, ...(schema && imagesIn(schema, shown[index])) };
  }
  return undefined;
}

function imagesIn(schema: z.ZodType, section: unknown): SectionImages {
  const images: SectionImages = {};
  walkSchema(schema, section, [], ({ kind, value, group }) => {
    if (kind === 'image') images[group === 'picture' ? 'portrait' : 'drawing'] ??= String(value);
  });
  return images;
}

function subjectOf({ site, images }: Source, opening: Opening | undefined): OgImageSubject {
  if (!opening) return { form: 'quiet' };
  const { eyebrow, drawing, portrait, searches, cards, lastUpdatedLine } = opening;
  const drawingImage = drawing && images(drawing);
  const portraitImage = portrait && images(portrait);
  if (searches) return { form: 'searches', eyebrow, searches };
  if (drawingImage) return { form: 'drawing', eyebrow, drawing: drawingImage };
  if (portraitImage) return { form: 'portrait', eyebrow: eyebrow ?? site.content.site.person, portrait: portraitImage };
  if (cards)
    return {
      form: 'lines',
      lines: linesOf(
        site,
        cards.slice(0, LINES).map(({ id }) => id),
      ),
    };
  return { form: 'quiet', note: lastUpdatedLine };
}

const linesOf = ({ content }: PageDataSource, ids: readonly string[]): number[][] => {
  const wanted = new Set(ids);
  return content.caseStudies
    .filter(({ id }) => wanted.has(id))
    .flatMap(({ series }) => (series ? [series.points] : []));
};

function localizedCaseStudy(
  { content }: PageDataSource,
  { region }: SiteRoute,
  caseStudy: CaseStudyEntry,
): Localized<CaseStudyEntry> {
  const context = { region: content.regions[region], variables: {}, sizes: new Map<string, never>() };
  const facts = localize(factsSchema, content.facts, context) as Record<string, string>; // facts are texts
  const variables = { ...siteFacts(content.site, context.region), ...facts };
  return localize(caseStudySchema, caseStudy, { ...context, variables, convert: true });
}

function caseSubject(
  { site, images }: Source,
  { region }: SiteRoute,
  caseStudy: Localized<CaseStudyEntry>,
): OgImageSubject {
  const { locale } = site.content.regions[region];
  const { clientName: client, logoUrl, series } = caseStudy;
  const logo = images(logoUrl);
  if (!series) return { form: 'result', client, logo };
  const written = (value = 0) => formatNumber(value, locale);
  const [first, last] = [written(series.points[0]), written(series.points.at(-1))];
  return { form: 'result', client, logo, series: { ...series, first, last } };
}
