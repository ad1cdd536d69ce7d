import { REGION_CODES } from '../regions/region-code.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { Regional } from '../schema/regional.ts';
import type { RegionEntry } from '../schema/region.schema.ts';
import type { CaseCache } from './case-cache.ts';
import { openSiteCheck, type SiteCheck } from './check-site.ts';
import { hasErrors, type Diagnostic } from './diagnostic.ts';
import { createDocuments, type DocumentSource } from './documents.ts';
import { pagePathOf } from './page-paths.ts';
import type { PictureVariant } from './picture-variants.ts';
import { hasOwnPictures } from './share-picture-path.ts';
import type { CheckedFiles } from './validate.ts';

/** Checked content and the way to its documents. */
export interface LoadedSite extends DocumentSource {
  /** Smaller forms of pictures that pages offer. */
  variants: readonly PictureVariant[];
  documents: ReturnType<typeof createDocuments>;
}

/** Addresses of services that are set from outside at build time, above `content/site.yaml`. */
export interface ServiceOverrides {
  formEndpoint?: string | undefined;
  geolocationEndpoint?: string | undefined;
}

/** What a reading of the content gives. */
export interface LoadedContent {
  /** There only if nothing is wrong; warnings do not keep it. */
  site?: LoadedSite;
  diagnostics: Diagnostic[];
}

/** Content that is read once, and then again file by file. */
export interface ContentReader {
  result: () => Promise<LoadedContent>;
  /** Reads files and folders of `content/` anew; they may be new or gone. */
  update: SiteCheck['update'];
}

/**
 * Reads and checks all of `content/`.
 * @param root the project's folder
 * @param cases keeps checked case studies from one time to the next
 */
export async function loadContent(
  root: string,
  overrides: ServiceOverrides = {},
  cases?: CaseCache,
): Promise<LoadedContent> {
  return (await openContent(root, overrides, cases)).result();
}

/** As `loadContent`, for those who read on when files change. */
export async function openContent(
  root: string,
  overrides: ServiceOverrides = {},
  cases?: CaseCache,
): Promise<ContentReader> {
  const check = await openSiteCheck(root, cases);
  return {
    update: check.update,
    async result() {
      const { checked, diagnostics, sections, sizes, variants } = await check.result();
      const content = hasErrors(diagnostics) ? undefined : assemble(checked, overrides);
      if (!content) return { diagnostics };
      const source = { content, sections, sizes, variants, ownPictures: hasOwnPictures(content.caseStudies.length) };
      return { site: { ...source, documents: createDocuments(source) }, diagnostics };
    },
  };
}

/** The content of files that passed the check; nothing while one that every site needs is missing. */
export function assemble(
  { singles, pages, caseStudies }: CheckedFiles,
  overrides: ServiceOverrides,
): SiteContent | undefined {
  const { site, regions, facts, navigation, dictionary, services, pricing } = singles;
  if (!site || !regions || !facts || !navigation || !dictionary || !services || !pricing) return undefined;
  const { formEndpoint = site.value.formEndpoint, geolocationEndpoint = site.value.geolocationEndpoint } = overrides;
  return {
    site: { ...site.value, formEndpoint, geolocationEndpoint },
    regions: withCodes(regions.value),
    facts: facts.value,
    navigation: navigation.value,
    dictionary: dictionary.value,
    services: services.value.services,
    pricing: pricing.value,
    pages: pages.map(({ file, value }) => ({ ...value, path: pagePathOf(file) })),
    caseStudies: caseStudies.map(({ value }) => value),
  };
}

const withCodes = (regions: Regional<RegionEntry>): SiteContent['regions'] =>
  Object.fromEntries(REGION_CODES.map((code) => [code, { ...regions[code], code }])) as SiteContent['regions']; // one entry for each code
