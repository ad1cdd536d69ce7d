import { describe, expect, it } from 'vitest';
import { routesOf } from '../src/content/routes.ts';
import { buildPage, type BuildPage } from '../src/content/site-build.ts';
import { renderPage } from '../src/server.tsx';
import { site as loadSite } from '../tests/support/example-props.ts';
import { pageOutput, renderingsOf, type Addresses } from './shared-rendering.ts';
import { variantsOf } from './ssg/run-job.ts';

const site = await loadSite();

/** The page of the first case study in Denmark, under both of its addresses. */
const page = site.content.pages.find(({ each }) => each);
const [route, ...others] = page ? routesOf(page, 'dk', site.content.caseStudies.slice(0, 1)) : [];
if (!route || others.length === 0) throw new Error('No page of a case study has two addresses.');
const routes: Addresses = [route, ...others];

const html = (request: BuildPage): Promise<string> =>
  renderPage(request, { boot: 'start()', entry: '/entry.js', styles: '/all.css', head: '' });

/** The files of a page with several addresses, by their names. */
async function filesOf(made: BuildPage): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const rendering of renderingsOf(made, routes, JSON.stringify(made.page)))
    for (const { file, content } of variantsOf(pageOutput(rendering, await html(rendering.request))))
      files.set(file, String(content));
  return files;
}

/** The same, each rendered by itself. */
async function filesAlone(made: BuildPage): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const one of routes) {
    const { file, key, url, page: document } = buildPage(site, one);
    files.set(file, await html({ ...made, key, url, page: { ...made.page, path: document.path } }));
  }
  return files;
}

/** The page where a link above it leads to its second address. */
function withLink(made: BuildPage): BuildPage {
  const to = routes[1]?.path ?? '';
  return { ...made, layout: { ...made.layout, main: [...made.layout.main, { label: 'Sagen', to }] } };
}

describe('a page with two addresses', () => {
  const made = buildPage(site, route);

  it('is rendered once, and is at each of them what it would be there alone', async () => {
    expect(renderingsOf(made, routes, JSON.stringify(made.page))).toHaveLength(1);
    const files = await filesOf(made);
    expect(files.size).toBe(routes.length);
    expect(files).toEqual(await filesAlone(made));
    const [one, other] = files.values();
    expect(one).not.toBe(other);
  });

  it('is rendered for each of them where a menu leads to one, which is marked there alone', async () => {
    const linked = withLink(made);
    const files = await filesOf(linked);
    expect(files).toEqual(await filesAlone(linked));
    const marked = [...files.values()].map((text) => />Sagen</.test(text) && /aria-current="page">Sagen</.test(text));
    expect(marked).toEqual([false, true]);
  });

  it('keeps every sign of its own words', async () => {
    const words: BuildPage = { ...made, page: { ...made.page, name: 'Navn \uFDD0' } };
    expect(await filesOf(words)).toEqual(await filesAlone(words));
    const around: BuildPage = { ...made, layout: { ...made.layout, siteName: 'Navn \uFDD0' } };
    expect(await filesOf(around)).toEqual(await filesAlone(around));
  });
});
