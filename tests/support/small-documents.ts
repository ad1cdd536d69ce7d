import { createContentCheck } from '../../src/content/check-content.ts';
import { hasErrors } from '../../src/content/diagnostic.ts';
import { createDocuments, type DocumentSource } from '../../src/content/documents.ts';
import { assemble, type ServiceOverrides } from '../../src/content/load-content.ts';
import { routeAt } from '../../src/content/routes.ts';
import type { PageDocument } from '../../src/schema/document.ts';
import type { SiteContent } from '../../src/schema/site-content.ts';
import { SECTIONS, SMALL_SITE } from './small-site.ts';

/** Texts of files to be put in place of others: the first of each pair is found in the file's text. */
export type Changes = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/** The small site's files with some words in them changed, and with files beside them. */
export function changed(changes: Changes, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const files = Object.fromEntries(Object.entries(SMALL_SITE).map(([file, text]) => [file, String(text)]));
  for (const [name, pairs] of Object.entries(changes))
    for (const [from, to] of pairs) {
      const file = `content/${name}.yaml`;
      if (!files[file]?.includes(from)) throw new Error(`${file} has no ${from} to be changed.`);
      files[file] = files[file].replace(from, () => to);
    }
  return { ...files, ...more };
}

const texts = new Map<string, string>();
const check = createContentCheck(SECTIONS, (file) => ({ file, text: texts.get(file) ?? '' }));
const pictures = ['/images/portrait.svg', '/images/case.svg', '/images/logo.svg', '/images/share.png'];

/** Content out of files in which nothing may be wrong; of each, only what differs from the last is read. */
export function contentOf(files: Readonly<Record<string, string>>, overrides: ServiceOverrides = {}): SiteContent {
  for (const file of texts.keys()) if (files[file] === undefined) check.remove(file);
  for (const [file, text] of Object.entries(files)) if (texts.get(file) !== text) check.put({ file, text });
  texts.clear();
  for (const [file, text] of Object.entries(files)) texts.set(file, text);
  const { checked, diagnostics } = check.result({ files: new Set(pictures), outside: [] });
  const content = assemble(checked, overrides);
  if (hasErrors(diagnostics) || !content) throw new Error(JSON.stringify(diagnostics));
  return content;
}

// So that all that a first reading does is done before any test.
contentOf(changed({}));

/** What the documents of a small site are made of. */
export const smallSource = (changes: Changes = {}, more: Readonly<Record<string, string>> = {}): DocumentSource => ({
  content: contentOf(changed(changes, more)),
  sections: SECTIONS,
  sizes: new Map([['/images/portrait.svg', { width: 640, height: 480 }]]),
  ownPictures: true,
});

/** One page of a small site. */
export function smallPage(path: string, source: DocumentSource): PageDocument {
  const route = routeAt(source.content, path);
  if (!route) throw new Error(`No page stands at ${path}.`);
  return createDocuments(source).page(route);
}
