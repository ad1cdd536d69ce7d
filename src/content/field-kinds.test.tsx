// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import type { RegionCode } from '../regions/region-code.ts';
import { defineSection, type SectionDefinition, type SectionProps } from '../schema/define-section.ts';
import { image } from '../schema/image.ts';
import { link } from '../schema/link.ts';
import { price } from '../schema/money.ts';
import { caseReference } from '../schema/reference.ts';
import { richText, text } from '../schema/text.ts';
import { changed, smallPage, smallSource } from '../../tests/support/small-documents.ts';
import { SECTIONS } from '../../tests/support/small-site.ts';
import { checkContent } from './check-content.ts';
import { createDocuments, type DocumentSource } from './documents.ts';
import { assemble } from './load-content.ts';
import { routeAt } from './routes.ts';
import { sharePicture } from './share-picture.ts';
import { sharePictures } from './share-pictures.ts';

/** A section whose fields have names that no other section gives them. */
const expert = defineSection({
  title: 'Expert',
  description: 'Somebody who can be booked.',
  schema: z.strictObject({
    title: text(),
    href: link(),
    portrait: image(),
    fee: price(),
    who: caseReference(),
    bio: richText(),
  }),
  select: ({ who, ...fields }, content) => ({ ...fields, client: content.caseById(who)?.clientName }),
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

const definitions = new Map([...SECTIONS, ['expert', expert as unknown as SectionDefinition]]); // it knows its own fields only
const PORTRAIT = '/images/portrait.svg';
const PICTURES = new Set([PORTRAIT, '/images/case.svg', '/images/logo.svg', '/images/symbol.svg']);

const FIELDS = {
  href: '/about-me#story',
  portrait: `{ src: ${PORTRAIT}, alt: { en: Anna, da: Anna på dansk } }`,
  fee: '{ us: 700, eu: 600, dk: 4500 }',
  who: 'ascently',
};

/** What the check makes of the small site with an expert on its home page. */
function check(fields: Partial<typeof FIELDS> = {}) {
  const own = Object.entries({ ...FIELDS, ...fields }).map(([name, value]) => `    ${name}: ${value}\n`);
  const section = `  - type: expert
    title: { en: Ask Anna, da: Spørg Anna }
${own.join('')}    bio: { en: "See [her](/about-me).", da: "Se [hende](/about-me)." }
`;
  const files = changed({ 'pages/home': [['sections:\n', `sections:\n${section}`]] });
  return checkContent({
    files: Object.entries(files).map(([file, content]) => ({ file, text: content })),
    unread: [],
    publicFiles: { files: PICTURES, outside: [] },
    sections: definitions,
  });
}

function sourceOf(): DocumentSource {
  const { checked, diagnostics } = check();
  expect(diagnostics.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  const content = assemble(checked, {});
  if (!content) throw new Error('The small site lacks a file.');
  const sources = [{ type: 'image/avif', srcset: '/assets/portrait-320.avif 320w' }];
  const sizes = new Map([[PORTRAIT, { width: 640, height: 480, sources }]]);
  return { content, sections: definitions, sizes, ownPictures: true };
}

/** The expert on the home page of a region, and the head of this page. */
function pageIn(region: RegionCode) {
  const source = sourceOf();
  const route = routeAt(source.content, `/${region}/`);
  if (!route) throw new Error('The home page is missing.');
  const { sections, head } = createDocuments(source).page(route);
  const props = sections[0]?.props as SectionProps<typeof expert>; // made by this definition
  return { markup: renderToStaticMarkup(<Expert {...props} />), graph: JSON.stringify(head.structuredData) };
}

it('checks fields by their kinds, whatever their names', () => {
  const wrong = { href: '/abuot-me', portrait: '{ src: /images/ana.svg, alt: { en: A, da: B } }', who: 'ascent' };
  const said = check(wrong).diagnostics.map(({ path, message }) => [path, message]);
  expect(said).toContainEqual(['sections[0].href', 'No page stands at /abuot-me.']);
  expect(said).toContainEqual(['sections[0].portrait.src', 'There is no picture /images/ana.svg in public/.']);
  expect(said).toContainEqual(['sections[0].who', 'There is no case study "ascent".']);
});

it.each([
  ['us', 'Ask Anna', 'Anna', 700, 'her'],
  ['dk', 'Spørg Anna', 'Anna på dansk', 4500, 'hende'],
] as const)('renders fields for the region %s by their kinds, whatever their names', (code, title, alt, fee, word) => {
  const { markup, graph } = pageIn(code);
  expect(markup).toContain(`<a href="/${code}/about-me#story">${title}</a>`);
  expect(markup).toContain(`alt="${alt}" width="640" height="480"`);
  expect(markup).toContain('srcSet="/assets/portrait-320.avif 320w"');
  expect(markup).toContain(`<b>${fee}</b><i>Ascently</i>`);
  expect(markup).toContain(`<a href="/${code}/about-me">${word}</a>`);
  expect(graph).toContain(`"price":${fee}`);
});

it('leads the links in the long texts of a case study to the region', () => {
  const shown: unknown[] = [];
  const study: SectionDefinition = {
    title: 'Study',
    description: 'Shows a case.',
    showsCase: true,
    schema: z.strictObject({ title: text() }),
    select(fields, { currentCase }) {
      shown.push(currentCase?.challenge);
      return fields;
    },
  };
  const source = smallSource({
    'case-studies/ascently': [
      ['result:', 'challenge: { en: "See [us](/about-me).", da: "Se [os](/about-me)." }\nresult:'],
    ],
  });
  const sections = new Map([...source.sections, ['study', study]]);
  smallPage('/dk/case-study/ascently-software', { ...source, sections });
  expect(shown).toEqual(['Se [os](/dk/about-me).']);
});

it('shows the image of the opening in the picture of the shared page', () => {
  const root = mkdtempSync(join(tmpdir(), 'field-kinds-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of PICTURES) {
    mkdirSync(join(root, 'public', dirname(file)), { recursive: true });
    writeFileSync(join(root, 'public', file), `<svg id="${file}"/>`);
  }
  const embedded = (file: string) =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg id="${file}"/>`).toString('base64')}` as const;
  const home = [...sharePictures(sourceOf(), root)].find(({ file }) => file === 'og/us/home.png');
  expect(home?.svg).toBe(
    sharePicture({
      siteName: 'Example',
      symbol: embedded('/images/symbol.svg'),
      title: 'Ask Anna',
      form: 'portrait',
      eyebrow: 'Example',
      portrait: embedded(PORTRAIT),
    }),
  );
});
