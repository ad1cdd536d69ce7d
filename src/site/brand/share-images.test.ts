import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseStudiesIn, withCaseStudies } from '../../../tests/site/support/case-studies.ts';
import { caseStudySource } from '../../../tests/site/support/case-study-site.ts';
import { entryListOf } from '../../content/entries/entry-list.ts';
import { renderOgImage } from '../../content/outputs/og-image/render-og-image.ts';
import type { ImageDataUrl } from '../../content/outputs/og-image/templates/og-image-content.ts';
import { ogImages } from '../../content/outputs/og-images.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { CaseStudy } from '../collections/case-studies/case-studies.collection.ts';
import templates from './share-images.ts';

const US_UNITS = { before: ['$'], behind: [] };
const DK_UNITS = { before: [], behind: ['kr.', 'DKK'] };

const small = caseStudySource();

/** A project with the images to embed. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'share-images-'));
  mkdirSync(join(root, 'public/images'), { recursive: true });
  for (const name of ['symbol.svg', 'logo.svg']) writeFileSync(join(root, 'public/images', name), svgNamed(name));
});
afterAll(() => rmSync(root, { recursive: true }));

const svgNamed = (name: string) => `<svg id="${name}"/>`;
const embedded = (name: string): ImageDataUrl =>
  `data:image/svg+xml;base64,${Buffer.from(svgNamed(name)).toString('base64')}`;

/** Returns the image with this name for a site with this content. */
const imageAt = (file: string, content: SiteContent, ownOgImages = true): string | undefined =>
  [...ogImages({ ...small, content, ownOgImages }, { root, templates })].find((image) => image.file === file)?.svg;

const expected = ({ form, ...facts }: { form: string; [fact: string]: unknown }, title: string) =>
  renderOgImage(form, { siteName: 'Example', symbol: embedded('symbol.svg'), title, ...facts }, templates);

const [caseStudy] = caseStudiesIn(small.content);
if (!caseStudy) throw new Error('The small site has a case study.');

/** Creates a case study with this many months of data. */
const studyOf = (number: number): CaseStudy => ({
  ...caseStudy,
  id: `case-${number}`,
  series: {
    label: { ...caseStudy.result, en: 'Leads', da: 'Leads' },
    points: Array.from({ length: number + 2 }, (_, month) => month * month),
  },
});
const pointsOf = (number: number) => [...(studyOf(number).series?.points ?? [])];

describe('the image of the list of case studies', () => {
  /** Returns the image of a page that opens with the list of these case studies. */
  function listOf(own: readonly CaseStudy[], { pageSize = 60, ownOgImages = true } = {}): string | undefined {
    const shown = [{ type: 'case-list', title: { en: 'Cases', da: 'Cases' }, pageSize }];
    const entryList = entryListOf(shown, small.model);
    const pages = small.content.pages.map((page) =>
      page.path === 'about-me' ? { ...page, sections: shown, entryList } : page,
    );
    return imageAt('og/us/about-me.png', withCaseStudies({ ...small.content, pages }, own), ownOgImages);
  }

  it('shows the chart lines of its first ten cases', () => {
    const cases = [...Array.from({ length: 11 }, (_, index) => studyOf(index + 1)), { ...caseStudy, id: 'case-0' }];
    const lines = Array.from({ length: 10 }, (_, index) => pointsOf(index + 1));
    expect(listOf(cases)).toBe(expected({ form: 'lines', lines }, 'Cases'));
    expect(listOf(cases, { ownOgImages: false })).toBe(expected({ form: 'lines', lines }, 'Cases'));
  });

  it('leaves out cases without a line, in the order of the site', () => {
    const lines = [pointsOf(2), pointsOf(1)];
    expect(listOf([{ ...caseStudy, id: 'case-0' }, studyOf(2), studyOf(1)])).toBe(
      expected({ form: 'lines', lines }, 'Cases'),
    );
  });

  it('shows its title alone while there is no case', () => {
    expect(listOf([])).toBe(expected({ form: 'quiet' }, 'Cases'));
  });
});

describe('the image of a case study', () => {
  const client = 'Ascently';
  const logo = embedded('logo.svg');
  const drawn = (region: string, changed: Partial<typeof caseStudy>) =>
    imageAt(
      `og/${region}/case-study/ascently-software.png`,
      withCaseStudies(small.content, [{ ...caseStudy, ...changed }]),
    );

  it("shows the result below the client's logo", () => {
    expect(drawn('us', {})).toBe(expected({ form: 'result', units: US_UNITS, client, logo }, 'Sales for $48,000'));
    expect(drawn('us', { logoUrl: '/images/logo.avif' })).toBe(
      expected({ form: 'result', units: US_UNITS, client }, 'Sales for $48,000'),
    );
  });

  it('formats the first and the last number for the region', () => {
    const series = { label: { ...caseStudy.result, en: 'Leads', da: 'Henvendelser' }, points: [1200.5, 7, 48000] };
    expect(drawn('us', { series })).toBe(
      expected(
        {
          form: 'result',
          units: US_UNITS,
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
          units: DK_UNITS,
          client,
          logo,
          series: { label: 'Henvendelser', points: series.points, first: '1.200,5', last: '48.000' },
        },
        'Salg for 336.000 kr.',
      ),
    );
  });
});
