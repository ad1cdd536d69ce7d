import { z } from 'zod';
import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import type { ShareImage } from '../../schema/share-image.ts';
import { isFurtherPage } from '../page-data/list-page.ts';
import { shownSections } from '../page-data/build-sections.ts';
import { createPageData } from '../page-data/create-page-data.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import { eachRoute, type SiteRoute, ogImagePath } from '../page-data/routes.ts';
import { createImageDataUrls } from './og-image/image-data-urls.ts';
import { renderOgImage } from './og-image/render-og-image.ts';
import type { ImageDataUrl, ShareImageTemplates } from './og-image/templates/og-image-content.ts';
import { SYMBOL_PATH } from '../../theme/symbol-path.ts';
import { walkSchema } from '../validate/walk-schema.ts';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Props of a page's opening section that its image shows, in addition to its images: any section with a title has them. */
const openingSchema = z.object({
  title: z.string(),
  eyebrow: z.string().optional().catch(undefined),
  lastUpdatedLine: z.string().optional().catch(undefined),
});

/** The first image files of a section, by the kinds of its fields. */
interface SectionImages {
  /** An image without alternative text, which is decoration. */
  drawing?: string;
  /** An image with alternative text, which shows a person or thing. */
  portrait?: string;
}

/** A site with what its images need. */
interface Source {
  site: PageDataSource;
  templates: ShareImageTemplates;
  pageData: ReturnType<typeof createPageData>;
  images: (src: string) => ImageDataUrl | undefined;
}

/** Where the pictures and the forms of a site's images come from. */
export interface ShareImageSource {
  /** The project folder. */
  root: string;
  /** The forms that only this site draws. */
  templates: ShareImageTemplates;
}

/** Yields the Open Graph images: one per page and region, unless the page has an image of its own. */
export function* ogImages(site: PageDataSource, from: ShareImageSource): Generator<{ file: string; svg: string }> {
  const source = openSource(site, from);
  const { content } = site;
  for (const route of eachRoute({ ...content, entries: site.ownOgImages ? content.entries : {} }, site.model)) {
    // Further pages of a list share the image of the first one.
    const twin = route.root || isFurtherPage(route) || route.pagePath !== route.canonicalPath;
    if (twin || route.page.seo.ogImage) continue;
    yield { file: ogImagePath(route, site.ownOgImages).slice(1), svg: render(source, route) };
  }
}

/** Renders the Open Graph image that the build makes for a page without one of its own. */
export const ogImageAt = (site: PageDataSource, from: ShareImageSource, route: SiteRoute): string =>
  render(openSource(site, from), route);

const openSource = (site: PageDataSource, { root, templates }: ShareImageSource): Source => ({
  site,
  templates,
  pageData: createPageData(site),
  images: createImageDataUrls(root),
});

function render(source: Source, route: SiteRoute): string {
  const { images, templates } = source;
  const symbol = images(SYMBOL_PATH);
  if (!symbol) throw new Error(`${SYMBOL_PATH} cannot be set into an image.`);
  const { form, title, data, images: pictures = {} } = imageOfEntry(source, route) ?? imageOfPage(source, route);
  const drawn = Object.fromEntries(Object.entries(pictures).map(([name, src]) => [name, images(src)]));
  const facts = {
    siteName: source.site.content.site.name,
    symbol,
    title: keepTogether(title, source.site.model),
    ...data,
    ...drawn,
  };
  return renderOgImage(form, facts, templates);
}

/** Puts no-break spaces into the names that stay on one line. */
const keepTogether = (title: string, { keepTogether: names = [] }: ContentModel): string =>
  names.reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title);

/** A subject with its title. */
type Titled = ShareImage & { title: string };

/** Returns the subject of an entry's page. */
function imageOfEntry({ site, pageData }: Source, { region, entry, page }: SiteRoute): Titled | undefined {
  if (!entry || page.each === undefined) return undefined;
  const collection = collectionOf(site.model, page.each);
  const localized = pageData.entries(region, collection.name).whole(entry);
  const image = collection.shareImage?.(localized, site.content.regions[region]);
  return image && { ...image, title: image.title ?? String(localized[collection.nameField]) };
}

/** Returns the subject of a page: that of its first section with a title. */
function imageOfPage({ site, pageData, images }: Source, route: SiteRoute): Titled {
  const document = pageData.page(route);
  const shown = shownSections(route);
  for (const [index, { type, props }] of document.sections.entries()) {
    const { data } = openingSchema.safeParse(props);
    if (!data) continue;
    const definition = site.model.sections.get(type);
    const own = definition?.shareImage?.(props as never, site.content.entries); // the section made its props itself
    const found = definition ? imagesIn(definition.schema, shown[index]) : {};
    return { title: data.title, ...(own ?? subjectOf(site, images, { ...data, ...found })) };
  }
  return { title: document.name, form: 'quiet' };
}

function imagesIn(schema: z.ZodType, section: unknown): SectionImages {
  const images: SectionImages = {};
  walkSchema(schema, section, [], ({ kind, value, group }) => {
    if (kind === 'image') images[group === 'picture' ? 'portrait' : 'drawing'] ??= String(value);
  });
  return images;
}

function subjectOf(
  { content }: PageDataSource,
  images: Source['images'],
  { eyebrow, drawing, portrait, lastUpdatedLine: note }: z.output<typeof openingSchema> & SectionImages,
): ShareImage {
  if (drawing !== undefined && images(drawing)) return { form: 'drawing', data: { eyebrow }, images: { drawing } };
  if (portrait !== undefined && images(portrait))
    return { form: 'portrait', data: { eyebrow: eyebrow ?? content.site.person }, images: { portrait } };
  return { form: 'quiet', data: { note } };
}

/** The module with the forms of shared images that only the site draws. */
const SHARE_IMAGES = 'src/site/brand/share-images.ts';

let bundledTemplates: ShareImageTemplates | undefined;

/** Takes the forms of shared images that a bundle brings: there, the site's module can't be loaded by its file. */
export function provideShareImages(templates: ShareImageTemplates): void {
  bundledTemplates = templates;
}

/** Loads the forms of shared images that a site draws itself; none if it has no such module. */
export async function loadShareImages(root: string): Promise<ShareImageTemplates> {
  if (bundledTemplates) return bundledTemplates;
  const file = join(root, SHARE_IMAGES);
  if (!existsSync(file)) return {};
  // As Node does for every module: a linked folder loads none a second time.
  const { href } = pathToFileURL(await realpath(file));
  return ((await import(/* @vite-ignore */ href)) as { default: ShareImageTemplates }).default;
}
