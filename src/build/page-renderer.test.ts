import { expect, it } from 'vitest';
import { createPageData } from '../content/page-data/create-page-data.ts';
import { renderRequestAt, type RenderRequest } from '../content/page-data/render-requests.ts';
import { createPageRenderer, renderPage } from '../entry-server.tsx';
import { exampleProps } from '../../tests/support/example-props.ts';
import { minimalSource } from '../../tests/support/minimal-page-data.ts';

const ASSETS = { headScript: '', head: '' };

/** The page about me, which has a second address, with a section of the library, in a site of its own. */
async function requestAt(path: string): Promise<RenderRequest> {
  const source = minimalSource({ 'pages/about-me': [['sections:', 'alsoAt: [me]\nsections:']] });
  const site = { content: source.content, model: source.model, pageData: createPageData(source) };
  const request = renderRequestAt(site, path);
  const sections = [{ type: 'closing', props: { ...(await exampleProps('closing', 'us')) } }];
  return { ...request, page: { ...request.page, sections } };
}

it('renders the same at each address as when the page is rendered for that address alone', async () => {
  const documentAt = await createPageRenderer(await requestAt('/us/about-me'), ASSETS);
  expect(documentAt('/us/me')).toBe(await renderPage(await requestAt('/us/me'), ASSETS));
  expect(documentAt('/us/about-me')).toBe(await renderPage(await requestAt('/us/about-me'), ASSETS));
});

it('leads from each address to the same address of the other regions', async () => {
  const documentAt = await createPageRenderer(await requestAt('/us/about-me'), ASSETS);
  expect(documentAt('/us/me')).toContain('href="/dk/me"');
  expect(documentAt('/us/about-me')).not.toContain('href="/dk/me"');
});

it('renders the notice and the footer again when the layout changes', async () => {
  const { layout, ...request } = await requestAt('/us/about-me');
  await renderPage({ ...request, layout }, ASSETS);
  const { footer, consent } = layout.dictionary;
  const dictionary = {
    ...layout.dictionary,
    footer: { ...footer, claim: 'Another claim' },
    consent: { ...consent, title: 'Another question' },
  };
  const html = await renderPage({ ...request, layout: { ...layout, dictionary } }, ASSETS);
  expect(html).toContain('Another claim');
  expect(html).toContain('Another question');
});
