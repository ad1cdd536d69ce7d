import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { authorSite } from '../../../content/author-site.ts';
import { openDraftSite, type DraftSite } from '../../../content/draft-site.ts';
import { loadContent, type LoadedSite } from '../../../content/load-content.ts';
import { siteRouteAt } from '../../../content/page-data/ghost-routes.ts';
import { createRenderRequest, pageDataAt, type RenderRequest } from '../../../content/page-data/render-requests.ts';
import { siteRoutes } from '../../../content/page-data/routes.ts';
import { renderPage } from '../../../entry-server.tsx';
import { toPlainText } from '../../../../tests/support/plain-text.ts';
import { valueAt } from '../../../data/plain.ts';
import { builderProject, type BuilderProject } from '../__fixtures__/builder-project.ts';
import { tracePage } from './trace-page.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HOME = 'content/pages/home.yaml';
const CASE = 'content/case-studies/ascently.yaml';
const DAY = '2026-12-05';

let project: BuilderProject;
let draft: DraftSite;
/** Sections of the home page: hidden, later, in Denmark alone, over, a draft. */
beforeAll(async () => {
  project = builderProject();
  const addTo = (type: string, line: string) =>
    project.change(HOME, `  - type: ${type}\n`, `  - type: ${type}\n    ${line}\n`);
  addTo('client-cases', 'hidden: true');
  addTo('about', 'visibleFrom: "2026-12-06"');
  addTo('services', 'regions: [dk]');
  addTo('contact', 'visibleUntil: "2026-12-05"');
  project.change(CASE, 'id: ascently\n', 'id: ascently\ndraft: true\n');
  draft = await openDraftSite(project.root, { onRead: () => undefined, onFailure: console.error });
});
afterAll(() => project.remove());

const look = (day: string, showsGhosts = true): LoadedSite => {
  expect(draft.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return authorSite(draft.site as LoadedSite, { day, showsGhosts }); // without errors, there is one
};

const sectionsAt = (site: LoadedSite, key: string) => {
  const page = pageDataAt(site, key);
  return page && 'sections' in page ? page.sections.map(({ type, ghost }) => (ghost ? `(${type})` : type)) : undefined;
};

it('shows in their places, on a day and in a region, the sections that visitors do not see', () => {
  expect(sectionsAt(look(DAY), 'us/_home')).toEqual([
    'hero',
    '(client-cases)',
    '(about)',
    '(services)',
    'pricing',
    'contact',
  ]);
  expect(sectionsAt(look(DAY), 'dk/_home')).toEqual([
    'hero',
    '(client-cases)',
    '(about)',
    'services',
    'pricing',
    'contact',
  ]);
  expect(sectionsAt(look('2026-12-06'), 'dk/_home')).toEqual([
    'hero',
    '(client-cases)',
    'about',
    'services',
    'pricing',
    '(contact)',
  ]);
  expect(sectionsAt(look(DAY, false), 'us/_home')).toEqual(['hero', 'pricing', 'contact']);
});

it('has in its lists what visitors see, and the pages of everything else at their addresses', () => {
  const site = look(DAY);
  expect(site.content.entries['case-studies']?.map(({ id }) => id)).not.toContain('ascently');
  const slug = site.written.entries['case-studies']?.find(({ id }) => id === 'ascently')?.slug ?? '';
  const address = `/us/case-study/${slug}`;
  expect(siteRouteAt(site, address)?.entry?.id).toBe('ascently');
  expect(siteRouteAt(look(DAY, false), address)).toBeUndefined();
  expect(siteRouteAt(site, '/us/case-study/none')).toBeUndefined();
});

it('is without ghosts what a build of that day shows', async () => {
  const { site: built } = await loadContent(project.root, {}, undefined, { day: DAY });
  const shown = look(DAY, false);
  if (!built) throw new Error('The content has errors.');
  const routes = siteRoutes(built.content, built.model);
  expect(
    siteRoutes({ ...shown.content, shownRegions: built.content.shownRegions }, shown.model).map(({ path }) => path),
  ).toEqual(routes.map(({ path }) => path));
  for (const { path, region, pagePath } of routes) {
    const key = `${region}/${pagePath || '_home'}`;
    expect(pageDataAt(shown, key), path).toEqual(pageDataAt(built, key));
  }
});

it.each(['us', 'dk'])('knows where the words of ghosts are written: %s', async (region) => {
  const render = (request: RenderRequest) => renderPage(request, { headScript: '', entry: '', head: '', live: true });
  const trace = await tracePage(look(DAY), `/${region}/`, { root: project.root, renderPage: render });
  expect(trace.sections.map(({ field }) => field.path)).toEqual([0, 1, 2, 3, 4, 5].map((index) => ['sections', index]));
  expect(Object.values(trace.differences).flat()).toEqual([]);
  const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
  const files = new Map<string, unknown>();
  const read = (file: string) => {
    if (!files.has(file)) files.set(file, parse(project.read(file)));
    return files.get(file);
  };
  const inGhosts = trace.texts.filter(({ part }) => part === 'section-1' || part === 'section-2');
  expect(inGhosts.length).toBeGreaterThan(10);
  for (const { text, pieces } of trace.texts)
    for (const { start, end, field, kind } of pieces) {
      const value = valueAt(read(field.file), field.path);
      if (kind === 'image' || kind === 'number' || /[{$]/.test(String(value))) continue;
      const written = kind === 'rich-text' ? toPlainText(String(value)) : String(value);
      expect(squeeze(written), `${field.file} ${field.path.join('.')}`).toContain(squeeze(text.slice(start, end)));
    }
});

it('shows a section without data if what it names is not shown either', () => {
  const site = look(DAY);
  const route = siteRouteAt(site, '/us/');
  if (!route) throw new Error('There is no home page.');
  const [hero, ...rest] = route.page.sections;
  const broken = { type: 'no-such-type', hidden: true };
  const page = { ...route.page, sections: [hero, broken, ...rest] as typeof rest };
  const request = createRenderRequest(site, { ...route, page });
  expect(request.page.sections[1]).toEqual({ type: 'no-such-type', props: undefined, ghost: true });
});
