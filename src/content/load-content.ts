import { REGION_CODES } from '../regions/region-code.ts';
import { caseStudySlug } from '../schema/slug.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { Regional } from '../schema/regional.ts';
import type { RegionEntry } from '../schema/region.schema.ts';
import { checkSite } from './check-site.ts';
import { hasErrors, type Diagnostic } from './diagnostic.ts';
import { createDocuments } from './documents.ts';
import { pagePathOf } from './page-paths.ts';
import { readPublicFiles } from './public-files.ts';
import type { CheckedFiles } from './validate.ts';

/** Checked content and the way to its documents. */
export interface LoadedSite {
  content: SiteContent;
  documents: ReturnType<typeof createDocuments>;
}

/** Addresses of services that are set from outside at build time, above `content/site.yaml`. */
export interface ServiceOverrides {
  formEndpoint?: string | undefined;
  geolocationEndpoint?: string | undefined;
}

/**
 * Reads and checks all of `content/`. The site is there only if nothing is wrong with it; warnings do not keep it.
 * @param root the project's folder
 */
export async function loadContent(
  root: string,
  overrides: ServiceOverrides = {},
): Promise<{ site?: LoadedSite; diagnostics: Diagnostic[] }> {
  const { checked, diagnostics, sections } = await checkSite(root);
  const content = hasErrors(diagnostics) ? undefined : assemble(checked, overrides);
  if (!content) return { diagnostics };
  const { sizes } = await readPublicFiles(root);
  return { site: { content, documents: createDocuments({ content, sections, sizes }) }, diagnostics };
}

/** The content of files that passed the check; nothing while one that every site needs is missing. */
export function assemble({ singles, pages, caseStudies }: CheckedFiles, overrides: ServiceOverrides): SiteContent | undefined {
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
    caseStudies: caseStudies.map(({ value }) => ({
      ...value,
      slug: caseStudySlug(value.clientName, value.industry.en),
    })),
  };
}

const withCodes = (regions: Regional<RegionEntry>): SiteContent['regions'] =>
  Object.fromEntries(REGION_CODES.map((code) => [code, { ...regions[code], code }])) as SiteContent['regions']; // one entry for each code
