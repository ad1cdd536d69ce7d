// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { smallSource } from '../../tests/support/small-documents.ts';
import type { SectionDefinition } from '../schema/define-section.ts';
import { image, imagePath } from '../schema/image.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { sharePicture } from './share-picture.ts';
import { sharePictures } from './share-pictures.ts';
import type { ShareImage, ShareSubject } from './share-picture/share-facts.ts';

const small = smallSource();
const { content } = small;

/** A project with the pictures that are set into others. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'share-pictures-'));
  mkdirSync(join(root, 'public/images'), { recursive: true });
  for (const name of ['symbol.svg', 'scene.svg', 'portrait.png', 'old.JPG', 'logo.svg', 'new.webp', 'long.name.jpeg'])
    writeFileSync(join(root, 'public/images', name), svgNamed(name));
});
afterAll(() => rmSync(root, { recursive: true }));

const svgNamed = (name: string) => `<svg id="${name}"/>`;
const embedded = (name: string, type: string): ShareImage =>
  `data:${type};base64,${Buffer.from(svgNamed(name)).toString('base64')}`;

/** A section that opens a page; its images have names that no other section gives them. */
const opening: SectionDefinition = {
  title: 'Opening',
  description: 'Opens a page.',
  schema: z.object({ scene: imagePath().optional(), face: image().optional() }),
  select: (fields) => fields,
};

/** The picture that a site with this content makes under a name. */
function pictureAt(file: string, changes: Partial<SiteContent>): string | undefined {
  const source = {
    ...small,
    content: { ...content, ...changes },
    sections: new Map([...small.sections, ['opening', opening]]),
  };
  return [...sharePictures(source, root)].find((picture) => picture.file === file)?.svg;
}

/** The picture of a page whose sections get these fields. */
function pageWith(sections: readonly object[], caseStudies: SiteContent['caseStudies'] = []): string | undefined {
  const pages = content.pages.flatMap((page) =>
    page.path === 'about-me' ? { ...page, sections: sections.map((fields) => ({ type: 'opening', ...fields })) } : [],
  );
  return pictureAt('og/us/about-me.png', { pages, caseStudies });
}

const expected = (subject: ShareSubject, title = 'Ads') =>
  sharePicture({ siteName: 'Example', symbol: embedded('symbol.svg', 'image/svg+xml'), title, ...subject });

const [study] = content.caseStudies;
if (!study) throw new Error('The small site has a case study.');

/** A case study with as many months as its number says. */
const studyOf = (number: number, months = number + 2): SiteContent['caseStudies'][number] => ({
  ...study,
  id: `case-${number}`,
  series: { label: { en: 'Leads', da: 'Leads' }, points: Array.from({ length: months }, (_, month) => month * month) },
});

describe('the picture of a page', () => {
  const eyebrow = 'Google Ads';
  const searches = ['buy shoes', 'free shoes'].map((query, index) => ({ query, kept: index === 0 }));
  const faceAt = (name: string) => ({ src: `/images/${name}`, alt: { en: 'Mads', da: 'Mads' } });
  const face = faceAt('portrait.png');
  const scene = '/images/scene.svg';
  const drawing = embedded('scene.svg', 'image/svg+xml');
  const cards = [{ id: 'case-1' }];
  const all = { title: 'Ads', eyebrow, searches, scene, face, cards, lastUpdatedLine: 'Updated in May' };
  const withoutSearches = { ...all, searches: [] };
  const withPortrait = { ...withoutSearches, scene: '/images/scene.avif' };
  const withCards = { ...withPortrait, face: undefined };

  it('shows searches before all else', () => {
    expect(pageWith([all])).toBe(expected({ form: 'searches', eyebrow, searches }));
  });

  it('shows the drawing where there are no searches', () => {
    expect(pageWith([withoutSearches])).toBe(expected({ form: 'drawing', eyebrow, drawing }));
  });

  it('shows a portrait where there is no drawing that can be set in, under the person where nothing else is said', () => {
    const portrait = embedded('portrait.png', 'image/png');
    expect(pageWith([withPortrait])).toBe(expected({ form: 'portrait', eyebrow, portrait }));
    const unnamed = { ...withPortrait, eyebrow: ['no text'] };
    expect(pageWith([unnamed])).toBe(expected({ form: 'portrait', eyebrow: 'Example', portrait }));
  });

  it.each([
    ['old.JPG', 'image/jpeg'],
    ['long.name.jpeg', 'image/jpeg'],
    ['new.webp', 'image/webp'],
  ])('sets %s in as what it is', (name, type) => {
    const portrait = embedded(name, type);
    expect(pageWith([{ ...withPortrait, face: faceAt(name) }])).toBe(expected({ form: 'portrait', eyebrow, portrait }));
  });

  it('shows the lines of cases where there is no portrait that can be set in', () => {
    const lines = expected({ form: 'lines', lines: [[0, 1, 4]] });
    expect(pageWith([withCards], [studyOf(1)])).toBe(lines);
    expect(pageWith([{ ...withCards, face: faceAt('portrait.avif') }], [studyOf(1)])).toBe(lines);
  });

  it('shows the lines of the first ten cases of a list that have any', () => {
    const studies = [...Array.from({ length: 11 }, (_, index) => studyOf(index + 1)), { ...study, id: 'case-0' }];
    const shown = ['case-0', ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `case-${number}`), 'case-2', 'case-1'];
    const lines = [3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => [...(studyOf(number).series?.points ?? [])]);
    expect(pageWith([{ ...withCards, cards: shown.map((id) => ({ id })) }], studies)).toBe(
      expected({ form: 'lines', lines }),
    );
  });

  it('is made without a look at cases whose lines are not drawn: there may be ten thousand', () => {
    const asked = new Set<string>();
    const seen = (number: number) =>
      new Proxy(studyOf(number), {
        get(target, key) {
          if (key === 'series' || key === 'industry') asked.add(target.id);
          return Reflect.get(target, key) as unknown;
        },
      });
    const caseStudies = Array.from({ length: 12 }, (_, index) => seen(index + 1));
    const list: SectionDefinition = {
      title: 'List',
      description: 'All cases.',
      schema: z.object({}),
      select: (fields, { caseStudies: all }) => ({
        ...fields,
        cards: all.map(({ id, industry }) => ({ id, industry })),
      }),
    };
    const pages = content.pages.flatMap((page) =>
      page.path === 'about-me' ? { ...page, sections: [{ type: 'list', title: 'Ads' }] } : [],
    );
    const source = { ...small, content: { ...content, pages, caseStudies }, sections: new Map([['list', list]]) };
    const [picture] = sharePictures({ ...source, ownPictures: false }, root);
    const lines = Array.from({ length: 10 }, (_, index) => [...(studyOf(index + 1).series?.points ?? [])]);
    expect(picture?.svg).toBe(expected({ form: 'lines', lines }));
    expect([...asked]).toEqual(Array.from({ length: 10 }, (_, index) => `case-${index + 1}`));
  });

  it('shows no more than a title and a note where nothing can be drawn', () => {
    expect(pageWith([{ ...withCards, cards: [] }])).toBe(expected({ form: 'quiet', note: 'Updated in May' }));
    expect(pageWith([{ title: 'Ads', cards: [{ name: 'no id' }] }])).toBe(expected({ form: 'quiet' }));
  });

  it('is that of the first section with a title, else of the name of the page', () => {
    expect(pageWith([{ scene: '/images/logo.svg' }, { title: 'Ads', scene }, { title: 'More' }])).toBe(
      expected({ form: 'drawing', drawing }),
    );
    expect(pageWith([{ scene }])).toBe(expected({ form: 'quiet' }, 'About'));
    expect(pageWith([])).toBe(expected({ form: 'quiet' }, 'About'));
  });
});

describe('the picture of a case study', () => {
  const client = 'Ascently';
  const logo = embedded('logo.svg', 'image/svg+xml');
  const drawn = (region: string, changed: Partial<typeof study>) =>
    pictureAt(`og/${region}/case-study/ascently-software.png`, { caseStudies: [{ ...study, ...changed }] });

  it('shows the result under the logo of the client', () => {
    expect(drawn('us', {})).toBe(expected({ form: 'result', client, logo }, 'Sales for $48,000'));
    expect(drawn('us', { logoUrl: '/images/logo.avif' })).toBe(
      expected({ form: 'result', client }, 'Sales for $48,000'),
    );
  });

  it('writes the first and the last of its numbers as the region does', () => {
    const series = { label: { en: 'Leads', da: 'Henvendelser' }, points: [1200.5, 7, 48000] };
    expect(drawn('us', { series })).toBe(
      expected(
        {
          form: 'result',
          client,
          logo,
          series: { label: 'Leads', points: series.points, first: '1,200.5', last: '48,000' },
        },
        'Sales for $48,000',
      ),
    );
    expect(drawn('dk', { series })).toBe(
      expected(
        {
          form: 'result',
          client,
          logo,
          series: { label: 'Henvendelser', points: series.points, first: '1.200,5', last: '48.000' },
        },
        'Salg for 336.000 kr.',
      ),
    );
  });
});
