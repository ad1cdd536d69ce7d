import { z } from 'zod';
import { formatNumber } from '../i18n/number.ts';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import type { PageDocument } from '../schema/document.ts';
import { factsSchema } from '../schema/facts.schema.ts';
import type { CaseStudyEntry } from '../schema/site-content.ts';
import type { Resolved } from '../schema/resolved.ts';
import { createDocuments, shownSections, type DocumentSource } from './documents.ts';
import { resolve } from './resolve.ts';
import { eachRoute, type SiteRoute } from './routes.ts';
import { createShareImages } from './share-images.ts';
import { sharePicture } from './share-picture.ts';
import { sharePicturePath } from './share-picture-path.ts';
import type { ShareFacts, ShareImage, ShareSubject } from './share-picture/share-facts.ts';
import { visit } from './visit.ts';

/** Where the symbol of the site lies. */
const SYMBOL = '/images/symbol.svg';

/** So many cases are drawn into the picture of a list at most. */
const LINES = 10;

/**
 * Props of a page's opening that make a picture, beside its images. A picture is chosen by these and not by the type of a
 * section, so that a new type with a title gets its picture without a change here.
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

/** Files of the first images of a section, found by the kinds of its fields. */
interface SectionImages {
  /** An image without alternative text: it's decoration. */
  drawing?: string;
  /** An image with alternative text: it shows somebody or something. */
  portrait?: string;
}

interface Source {
  site: DocumentSource;
  documents: ReturnType<typeof createDocuments>;
  images: (src: string) => ShareImage | undefined;
}

/**
 * The pictures that are shown where pages are shared: one for each page and region that has no picture of its own.
 * @param root the project's folder
 */
export function* sharePictures(site: DocumentSource, root: string): Generator<{ file: string; svg: string }> {
  // Ten thousand cases are not worked out for the lines that the first of them draw.
  const documents = createDocuments({ ...site, mostListed: LINES });
  const source: Source = { site, documents, images: createShareImages(root) };
  const { pages, caseStudies } = site.content;
  for (const route of eachRoute({ pages, caseStudies: site.ownPictures ? caseStudies : [] })) {
    const twin = route.root ?? route.pagePath !== route.canonicalPath;
    if (twin || route.page.seo.ogImage) continue;
    yield { file: sharePicturePath(route, site.ownPictures).slice(1), svg: sharePicture(factsOf(source, route)) };
  }
}

function factsOf(source: Source, route: SiteRoute): ShareFacts {
  const { documents, images } = source;
  const { content } = source.site;
  const symbol = images(SYMBOL);
  if (!symbol) throw new Error(`${SYMBOL} can not be set into a picture.`);
  const brand = { siteName: content.site.name, symbol };
  const study = route.study && resolvedStudy(source.site, route, route.study);
  if (study) return { ...brand, title: study.result, ...caseSubject(source, route, study) };
  const document = documents.page(route);
  const opening = openingOf(source.site, route, document);
  return { ...brand, title: opening?.title ?? document.name, ...subjectOf(source, opening) };
}

/** The first section with a title: its props, and the images among its fields. */
function openingOf({ sections }: DocumentSource, route: SiteRoute, document: PageDocument): Opening | undefined {
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
  visit(schema, section, [], ({ kind, value, group }) => {
    if (kind === 'image') images[group === 'picture' ? 'portrait' : 'drawing'] ??= String(value);
  });
  return images;
}

function subjectOf({ site, images }: Source, opening: Opening | undefined): ShareSubject {
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

const linesOf = ({ content }: DocumentSource, ids: readonly string[]): number[][] => {
  const wanted = new Set(ids);
  return content.caseStudies
    .filter(({ id }) => wanted.has(id))
    .flatMap(({ series }) => (series ? [series.points] : []));
};

function resolvedStudy(
  { content }: DocumentSource,
  { region }: SiteRoute,
  study: CaseStudyEntry,
): Resolved<CaseStudyEntry> {
  const context = { region: content.regions[region], variables: {}, sizes: new Map<string, never>() };
  const variables = resolve(factsSchema, content.facts, context) as Record<string, string>; // facts are texts
  return resolve(caseStudySchema, study, { ...context, variables, convert: true });
}

function caseSubject({ site, images }: Source, { region }: SiteRoute, study: Resolved<CaseStudyEntry>): ShareSubject {
  const { locale } = site.content.regions[region];
  const { clientName: client, logoUrl, series } = study;
  const logo = images(logoUrl);
  if (!series) return { form: 'result', client, logo };
  const written = (value = 0) => formatNumber(value, locale);
  const [first, last] = [written(series.points[0]), written(series.points.at(-1))];
  return { form: 'result', client, logo, series: { ...series, first, last } };
}
