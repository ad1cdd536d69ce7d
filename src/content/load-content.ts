import { isDraftRegion, REGION_CODES } from '../regions/region-code.ts';
import type { SiteContent } from '../schema/site-content.ts';
import type { CaseCache } from './validate/case-study-cache.ts';
import { caseListOf } from './case-studies/case-list.ts';
import { namedCasesOf } from './case-studies/related-cases.ts';
import { openSiteCheck, type SiteCheck } from './check-site.ts';
import { hasErrors, type Diagnostic } from './diagnostics/diagnostic.ts';
import { createPageData, type PageDataSource } from './page-data/create-page-data.ts';
import { pagePathOf } from './read/page-paths.ts';
import type { ImageVariant } from './public/image-variants.ts';
import { hasOwnOgImages } from './page-data/og-image-path.ts';
import type { SectionDefinitions } from './validate/section-definitions.ts';
import type { CheckedFiles } from './validate/validate.ts';

/** Checked content with access to its page data. */
export interface LoadedSite extends PageDataSource {
  /** The smaller image variants that pages reference. */
  variants: readonly ImageVariant[];
  pageData: ReturnType<typeof createPageData>;
}

/** Service addresses set by the environment at build time. They override `content/site.yaml`. */
export interface ServiceOverrides {
  formEndpoint?: string | undefined;
  geolocationEndpoint?: string | undefined;
}

/** The result of reading the content. */
export interface LoadedContent {
  /** Present only if there are no errors; warnings are allowed. */
  site?: LoadedSite;
  diagnostics: Diagnostic[];
}

/** Content that is read once, then incrementally. */
export interface ContentReader {
  result: () => Promise<LoadedContent>;
  /** Reads changed files and folders of `content/` again; they may be new or deleted. */
  update: SiteCheck['update'];
}

/**
 * Reads and checks all of `content/`.
 * @param root the project folder
 * @param cases caches checked case studies across builds
 */
export async function loadContent(
  root: string,
  overrides: ServiceOverrides = {},
  cases?: CaseCache,
): Promise<LoadedContent> {
  return (await openContent(root, overrides, cases)).result();
}

/** Like `loadContent`, for callers that read again when files change. */
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
      const content = hasErrors(diagnostics) ? undefined : assemble(checked, sections, overrides);
      if (!content) return { diagnostics };
      const source = { content, sections, sizes, variants, ownOgImages: hasOwnOgImages(content.caseStudies.length) };
      return { site: { ...source, pageData: createPageData(source) }, diagnostics };
    },
  };
}

/** Assembles the content from checked files, or returns `undefined` if a required one is missing. */
export function assemble(
  { singles, pages, caseStudies }: CheckedFiles,
  sections: SectionDefinitions,
  overrides: ServiceOverrides,
): SiteContent | undefined {
  const { brand, site, regions, facts, navigation, dictionary, services, pricing } = singles;
  if (!brand || !site || !regions || !facts || !navigation || !dictionary || !services || !pricing) return undefined;
  const { formEndpoint = site.value.formEndpoint, geolocationEndpoint = site.value.geolocationEndpoint } = overrides;
  return {
    site: { ...site.value, formEndpoint, geolocationEndpoint },
    ...regions.value,
    shownRegions: REGION_CODES.filter((code) => !isDraftRegion(code)),
    facts: facts.value,
    navigation: navigation.value,
    dictionary: dictionary.value,
    services: services.value.services,
    pricing: pricing.value,
    pages: pages.map(({ file, value }) => {
      const caseList = caseListOf(value.sections, sections);
      return {
        ...value,
        path: pagePathOf(file),
        namedCases: namedCasesOf(value.sections, sections),
        ...(caseList && { caseList }),
      };
    }),
    caseStudies: caseStudies.map(({ value }) => value),
  };
}
