import type { PageHead } from '../../schema/page-data.ts';
import { scriptPolicy } from '../../trusted-types/script-policy.ts';
import { headTags, PAGE_TAG } from './head-tags.ts';

/** Accepts only JSON as the text of a script element. @throws for anything else */
const headData = scriptPolicy('head-data', { createScript: (text) => JSON.stringify(JSON.parse(text)) });

/** Replaces title, language, direction, metadata, canonical URL and structured data with those of another page (decision 2). */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  document.documentElement.lang = head.lang;
  document.documentElement.dir = head.dir;
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG}]`)) old.remove();
  for (const { tag, attributes } of headTags(head)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(PAGE_TAG, '');
    document.head.append(element);
  }
  const data = document.createElement('script');
  data.type = 'application/ld+json';
  data.setAttribute(PAGE_TAG, '');
  data.text = headData.createScript(JSON.stringify(head.structuredData));
  document.head.append(data);
}
