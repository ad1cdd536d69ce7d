import { createContentCheck } from '../../src/content/check-content.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { createPageData } from '../../src/content/page-data/create-page-data.ts';
import type { PageDataSource } from '../../src/content/page-data/page-data-source.ts';
import { assemble, type ServiceOverrides } from '../../src/content/load-content.ts';
import { routeAt } from '../../src/content/page-data/routes.ts';
import type { PageData } from '../../src/schema/page-data.ts';
import type { CheckedFiles } from '../../src/content/validate/validate.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { MODEL } from './minimal-model.ts';
import { MINIMAL_SITE } from './minimal-site.ts';

/** Replacements by file: pairs of the text to find and its replacement. */
export type Changes = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/** The minimal site's files with replacements and additional files. */
export function filesWith(changes: Changes, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const files = Object.fromEntries(Object.entries(MINIMAL_SITE).map(([file, text]) => [file, String(text)]));
  for (const [name, pairs] of Object.entries(changes))
    for (const [from, to] of pairs) {
      const file = `content/${name}.yaml`;
      if (!files[file]?.includes(from)) throw new Error(`${file} has no ${from} to be changed.`);
      files[file] = files[file].replace(from, () => to);
    }
  return { ...files, ...more };
}

const texts = new Map<string, string>();
const check = createContentCheck(MODEL, (file) => ({ file, text: texts.get(file) ?? '' }));
const images = ['/images/portrait.svg', '/images/case.svg', '/images/logo.svg', '/images/share.png'];

/** Checks valid files; reads only files that differ from the previous call. */
function checkFiles(files: Readonly<Record<string, string>>): CheckedFiles {
  for (const file of texts.keys()) if (files[file] === undefined) check.remove(file);
  for (const [file, text] of Object.entries(files)) if (texts.get(file) !== text) check.put({ file, text });
  texts.clear();
  for (const [file, text] of Object.entries(files)) texts.set(file, text);
  const { checked, diagnostics } = check.result({ files: new Set(images), outside: [] });
  if (hasErrors(diagnostics)) throw new Error(JSON.stringify(diagnostics));
  return checked;
}

/** The checked files of the minimal site with replacements. */
export const checkMinimalSite = (changes: Changes): CheckedFiles => checkFiles(filesWith(changes));

/** Loads content from valid files. */
export function parseContent(files: Readonly<Record<string, string>>, overrides: ServiceOverrides = {}): SiteContent {
  const content = assemble(checkFiles(files), MODEL, overrides);
  if (!content) throw new Error('A required file is missing.');
  return content;
}

// Warms the caches, so that no test pays for the first read.
parseContent(filesWith({}));

/** The source of a minimal site's page data. */
export const minimalSource = (changes: Changes = {}, more: Readonly<Record<string, string>> = {}): PageDataSource => ({
  content: parseContent(filesWith(changes, more)),
  model: MODEL,
  sizes: new Map([['/images/portrait.svg', { width: 640, height: 480 }]]),
  ownOgImages: true,
});

/** A page of a minimal site. */
export function minimalPage(path: string, source: PageDataSource): PageData {
  const route = routeAt(source.content, source.model, path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return createPageData(source).page(route);
}
