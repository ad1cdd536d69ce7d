import { recordOf } from '../../data/plain.ts';
import { templatesFolder, type TemplateOf } from '../../model/file-kinds.ts';
import { isRegionCode, type SiteRegions } from '../../regions/site-regions.ts';
import type { Page } from '../../schema/page.schema.ts';
import type { CheckedFile } from '../validate/validate.ts';
import type { Template } from '../validate/validate-page.ts';
import { madePageRoute } from './made-page-route.ts';
import { createRenderRequest, type RenderRequest, type SiteWithPageData } from './render-requests.ts';

/** First segment of the addresses of templates, below the region. No page file can have it: names have no underscore. */
export const TEMPLATES_PATH = '_templates';

const ADDRESS = new RegExp(`^/([^/]+)/${TEMPLATES_PATH}/(page|section)s/([a-z0-9-]+)$`);

/** A site with what its pages and sections start from. */
interface SiteWithTemplates extends SiteWithPageData {
  templates: readonly CheckedFile<Template>[];
}

/** Returns the request that renders a template as a page, or `undefined` for another address: `/us/_templates/pages/article`. */
export function templateRequestAt(site: SiteWithTemplates, path: string): RenderRequest | undefined {
  const [, region, of, name] = ADDRESS.exec(path) ?? [];
  if (!isRegionCode(site.model.regions, region) || of === undefined) return undefined;
  const file = `${templatesFolder(of as TemplateOf)}${name}.yaml`; // the pattern has both
  const template = site.templates.find((one) => one.file === file)?.value;
  if (!template) return undefined;
  const route = madePageRoute(site, pageOf(template, site.model.regions), `${TEMPLATES_PATH}/${of}s/${name}`, region);
  return createRenderRequest(site, route);
}

/** A template as a page. The sections of a section template have nothing around them. */
function pageOf(template: Template, { languages }: SiteRegions): Page {
  const { name: words } = template;
  const name = typeof words === 'string' ? recordOf(languages, () => words) : words;
  const around = 'seo' in template ? template : { seo: { title: name, description: name, keywords: name } };
  return { kind: 'page', parents: [], ...around, sections: template.sections, name, alsoAt: [], redirectFrom: [] };
}
