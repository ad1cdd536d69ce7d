import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import axe from 'axe-core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { loadModel } from '../model/load-model.ts';
import { SECTION_FOLDERS } from '../model/section-folders.ts';
import { ContactFormProvider } from '../contact/form/contact-form-context.ts';
import { render, renderToString } from '../../tests/support/render.tsx';
import { examplePageData, layoutOf } from '../../tests/support/example-props.ts';
import { loadSections, sectionComponent } from './registry.ts';

const { sections: DEFINITIONS } = await loadModel(process.cwd());

/** The folder of each section type, in the library or the site. */
const TYPES = SECTION_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }): [type: string, folder: string] => [name, join(folder, name)]),
);

/** Renders the example of a section type in a region. @returns its element */
async function exampleElement(type: string, region: 'us' | 'dk', change = (props: unknown): unknown => props) {
  const [page, layout] = await Promise.all([examplePageData(type, region), layoutOf(region), loadSections([type])]);
  const Section = sectionComponent(type);
  if (!Section) throw new Error(`${type} has no component.`);
  const rootRoute = createRootRoute({
    component: () => (
      <main lang={page.head.lang}>
        <section>
          <ContactFormProvider value={layout.form}>
            <Section {...(change(page.sections[0]?.props) as Record<string, unknown>)} />
          </ContactFormProvider>
        </section>
      </main>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  return <RouterProvider router={router} />;
}

/** Copies a value with every entry of every list twice: the same line or link may stand twice on a page. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(doubled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, doubled(inner)]));
}

describe.each(TYPES)('section type %s', (type, folder) => {
  it('has all its files', () => {
    const names = readdirSync(folder);
    for (const role of ['.schema.ts', '.section.tsx', '.module.css', '.test.tsx', '.example.yaml'])
      expect(
        names.some((name) => name.endsWith(role)),
        `a file ${type}/*${role}`,
      ).toBe(true);
    expect(existsSync(join(folder, 'index.ts'))).toBe(false);
  });

  it.each(['us', 'dk'] as const)('renders its example in %s without a placeholder left', async (region) => {
    const html = renderToString(await exampleElement(type, region));
    expect(html.replace(/<[^>]*>/g, '').trim().length).toBeGreaterThan(10);
    expect(html).not.toMatch(/undefined|\[object Object\]|\{[a-z][A-Za-z]+\}/);
  });

  it('contains the heading of the page only if its definition says so', async () => {
    const headings = renderToString(await exampleElement(type, 'us')).match(/<h1[\s>]/g) ?? [];
    expect(headings).toHaveLength(DEFINITIONS.get(type)?.hasPageHeading ? 1 : 0);
  });

  it('tells equal entries of a list apart', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = render(await exampleElement(type, 'us', doubled));
    await expect.poll(() => container.querySelector('main')).not.toBeNull();
    expect(complaints.mock.calls.map(([message]) => message as unknown)).toEqual([]);
  });

  it('has an example without anchor links that another page may lack', () => {
    expect(readFileSync(join(folder, `${type}.example.yaml`), 'utf8')).not.toMatch(/["'\s(]#[a-z]/);
  });

  it('has different texts in Danish and English', async () => {
    expect(renderToString(await exampleElement(type, 'dk'))).not.toBe(renderToString(await exampleElement(type, 'us')));
  });

  it.each(['us', 'dk'] as const)('is accessible in %s', async (region) => {
    const { container } = render(await exampleElement(type, region));
    await expect.poll(() => container.querySelector('main')).not.toBeNull();
    const { violations } = await axe.run(container, {
      // A real browser measures contrast; a single section has no landmarks.
      rules: {
        'color-contrast': { enabled: false },
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'heading-order': { enabled: false },
      },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  });
});
