import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import type { RegionCode } from '../../regions/site-regions.ts';
import { defineSection, type SectionDefinition, type SectionProps } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { link } from '../../schema/link.ts';
import { price } from '../../schema/regional.ts';
import { reference } from '../../schema/reference.ts';
import { MODEL, projects } from '../../../tests/support/minimal-model.ts';
import { richText, text } from '../../schema/text.ts';
import { filesWith, minimalPage, minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { inTheme } from '../../../tests/support/render.tsx';
import { checkContent } from '../check-content.ts';
import { createPageData } from '../page-data/create-page-data.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import { assemble } from '../load-content.ts';
import { routeAt } from '../page-data/routes.ts';
import { renderOgImage } from '../outputs/og-image/render-og-image.ts';
import type { PortraitFacts } from '../outputs/og-image/templates/og-image-content.ts';
import { ogImages } from '../outputs/og-images.ts';

/** A section whose field names no other section uses. */
const expert = defineSection({
  title: 'Expert',
  description: 'Somebody who can be booked.',
  schema: z.strictObject({
    title: text(),
    href: link(),
    portrait: image(),
    fee: price(),
    who: reference(projects.name),
    bio: richText(),
  }),
  toProps: ({ who, ...fields }, content) => ({ ...fields, client: content.entries(projects).byId(who)?.clientName }),
  offers: ({ title, fee }) => [{ name: title, description: title, price: fee }],
});

function Expert({ title, href, portrait, fee, client, bio }: SectionProps<typeof expert>) {
  return (
    <section>
      <a href={href}>{title}</a>
      <Picture image={portrait} />
      <b>{fee}</b>
      <i>{client}</i>
      <RichText text={bio} />
    </section>
  );
}

const sections = new Map([...MODEL.sections, ['expert', expert as unknown as SectionDefinition]]); // it knows its own fields only
const model = { ...MODEL, sections };
const PORTRAIT = '/images/portrait.svg';
const PICTURES = new Set([PORTRAIT, '/images/case.svg', '/images/logo.svg', '/images/symbol.svg']);

const FIELDS = {
  href: '/about-me#story',
  portrait: `{ src: ${PORTRAIT}, alt: { en: Anna, da: Anna på dansk } }`,
  fee: '{ us: 700, eu: 600, dk: 4500 }',
  who: 'alderley',
};

/** Returns the findings of the small site with an expert on its home page. */
function check(fields: Partial<typeof FIELDS> = {}) {
  const own = Object.entries({ ...FIELDS, ...fields }).map(([name, value]) => `    ${name}: ${value}\n`);
  const section = `  - type: expert
    title: { en: Ask Anna, da: Spørg Anna }
${own.join('')}    bio: { en: "See [her](/about-me).", da: "Se [hende](/about-me)." }
`;
  const files = filesWith({ 'pages/home': [['sections:\n', `sections:\n${section}`]] });
  return checkContent({
    files: Object.entries(files).map(([file, content]) => ({ file, text: content })),
    unread: [],
    publicFiles: { files: PICTURES, outside: [] },
    model,
  });
}

function sourceOf(): PageDataSource {
  const { checked, diagnostics } = check();
  expect(diagnostics.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  const content = assemble(checked, model, {});
  if (!content) throw new Error('The small site lacks a file.');
  const sources = [{ type: 'image/avif', srcset: '/assets/portrait-320.avif 320w' }];
  const sizes = new Map([[PORTRAIT, { width: 640, height: 480, sources }]]);
  return { content, model, sizes, ownOgImages: true };
}

/** Returns the expert on a region's home page, and the page's head. */
function pageIn(region: RegionCode) {
  const source = sourceOf();
  const route = routeAt(source.content, source.model, `/${region}/`);
  if (!route) throw new Error('The home page is missing.');
  const { sections, head } = createPageData(source).page(route);
  const props = sections[0]?.props as SectionProps<typeof expert>; // made by this definition
  return { markup: renderToStaticMarkup(inTheme(<Expert {...props} />)), graph: JSON.stringify(head.structuredData) };
}

it('checks fields by kind, regardless of their names', () => {
  const wrong = { href: '/abuot-me', portrait: '{ src: /images/ana.svg, alt: { en: A, da: B } }', who: 'ascent' };
  const said = check(wrong).diagnostics.map(({ path, message }) => [path, message]);
  expect(said).toContainEqual(['sections[0].href', 'There is no page at /abuot-me.']);
  expect(said).toContainEqual(['sections[0].portrait.src', 'There is no image /images/ana.svg in public/.']);
  expect(said).toContainEqual(['sections[0].who', 'There is no project "ascent".']);
});

it.each([
  ['us', 'Ask Anna', 'Anna', 700, 'her'],
  ['dk', 'Spørg Anna', 'Anna på dansk', 4500, 'hende'],
] as const)('renders fields for the region %s by their kinds, whatever their names', (code, title, alt, fee, word) => {
  const { markup, graph } = pageIn(code);
  expect(markup).toContain(`<a href="/${code}/about-me#story">${title}</a>`);
  expect(markup).toContain(`alt="${alt}" width="640" height="480"`);
  expect(markup).toContain('srcSet="/assets/portrait-320.avif 320w"');
  expect(markup).toContain(`<b>${fee}</b><i>Alderley</i>`);
  expect(markup).toContain(`<a href="/${code}/about-me">${word}</a>`);
  expect(graph).toContain(`"price":${fee}`);
});

it("prefixes links in an entry's long texts with the region", () => {
  const shown: unknown[] = [];
  const project: SectionDefinition = {
    title: 'Study',
    description: 'Shows a case.',
    entryOf: projects.name,
    schema: z.strictObject({ title: text() }),
    toProps(fields, content) {
      shown.push(content.entries(projects).current?.challenge);
      return fields;
    },
  };
  const source = minimalSource({
    'projects/alderley': [['result:', 'challenge: { en: "See [us](/about-me).", da: "Se [os](/about-me)." }\nresult:']],
  });
  const studies = { ...source.model, sections: new Map([...source.model.sections, ['study', project]]) };
  minimalPage('/dk/project/alderley-software', { ...source, model: studies });
  expect(shown).toEqual(['Se [os](/dk/about-me).']);
});

it("uses the opening section's image in the page's Open Graph image", () => {
  const root = mkdtempSync(join(tmpdir(), 'field-kinds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of PICTURES) {
    mkdirSync(join(root, 'public', dirname(file)), { recursive: true });
    writeFileSync(join(root, 'public', file), `<svg id="${file}"/>`);
  }
  const embedded = (file: string) =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg id="${file}"/>`).toString('base64')}` as const;
  const facts: PortraitFacts = {
    siteName: 'Example',
    symbol: embedded('/images/symbol.svg'),
    title: 'Ask Anna',
    eyebrow: 'Example',
    portrait: embedded(PORTRAIT),
  };
  const home = [...ogImages(sourceOf(), { root, templates: {} })].find(({ file }) => file === 'og/us/home.png');
  expect(home?.svg).toBe(renderOgImage('portrait', facts));
});
