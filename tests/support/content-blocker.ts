import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { FiltersEngine, Request } from '@ghostery/adblocker';
import { findBlockerLists } from '../../tools/blocker-lists.ts';

/** The origin for rule matching: the lists have special rules for `localhost`. */
const SITE = 'https://www.example.com';

const require = createRequire(import.meta.url);
let engine: FiltersEngine | undefined;

const engineOfLists = (): FiltersEngine =>
  (engine ??= FiltersEngine.parse(
    findBlockerLists()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  ));

/** One CSS rule per selector, so that an unsupported selector doesn't invalidate the others. */
const singleRules = (sheet: string): string[] =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', effect = '']) =>
    selectors.split(/,\n/).map((selector) => `${selector.trim()} {${effect}}`),
  );

/** Rules against cookie notices on all sites, from the extension "I don't care about cookies". */
function cookieRules(): string[] {
  const { getExtensionPath } = require('idcac-playwright') as { getExtensionPath: () => string };
  const [, sheet = ''] = /"data\/css\/common\.css": `([^`]*)`/.exec(readFileSync(getExtensionPath(), 'utf8')) ?? [];
  return singleRules(sheet);
}

/** All classes, ids and hrefs on the page, to which generic rules apply. */
const namesOn = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    return {
      classes: [...new Set(all.flatMap(({ classList }) => [...classList]))],
      ids: all.flatMap(({ id }) => (id ? [id] : [])),
      hrefs: all.flatMap((element) => element.getAttribute('href') ?? []),
    };
  });

/** CSS that hides what the lists would hide. */
async function hidingRules(page: Page): Promise<string> {
  const { styles } = engineOfLists().getCosmeticsFilters({
    url: `${SITE}/`,
    hostname: 'www.example.com',
    domain: 'example.com',
    getBaseRules: true,
    getRulesFromDOM: true,
    getRulesFromHostname: true,
    ...(await namesOn(page)),
  });
  return [...singleRules(styles), ...cookieRules()].join('\n');
}

/** Elements that are visible without the rules of all lists, and hidden with them. */
export async function hiddenByLists(page: Page): Promise<string[]> {
  return page.evaluate(
    (rules) => {
      const seen = () => [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
      document.adoptedStyleSheets = [];
      const before = seen();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      const after = new Set(seen());
      return before
        .filter((element) => !after.has(element))
        .map((element) => `${element.localName}.${element.className}#${element.id}`);
    },
    await hidingRules(page),
  );
}

/** Blocks the requests that the lists would block, and records them. */
export async function refuseListed(page: Page): Promise<string[]> {
  const refused: string[] = [];
  const lists = engineOfLists();
  await page.route('**', (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const { match } = lists.match(
      Request.fromRawDetails({
        url: `${SITE}${pathname}${search}`,
        sourceUrl: `${SITE}/`,
        type: request.resourceType() === 'document' ? 'document' : (request.resourceType() as 'script'),
      }),
    );
    if (!match) return route.fallback();
    refused.push(pathname);
    return route.abort('blockedbyclient');
  });
  return refused;
}
