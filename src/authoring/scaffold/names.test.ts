import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegionCodes } from '../../regions/site-regions.ts';
import { entryIdProblem, pagePathProblem, plainPath, sectionNameProblem } from './names.ts';

const REGIONS: RegionCodes = { codes: ['us', 'eu', 'dk'] };
const CASES = { name: 'case-studies', title: 'Case study' };

describe('the name of a new item', () => {
  it.each(['quote', 'client-quote', 'b2b-facts', 'add-ons', 'broadband'])('may be %s for a section', (name) => {
    expect(sectionNameProblem(name)).toBeUndefined();
  });

  it.each([
    [
      'Client Quote',
      '"Client Quote" cannot be a section: use lower-case letters, digits and single hyphens. Try client-quote.',
    ],
    ['blå_bånd', '"blå_bånd" cannot be a section: use lower-case letters, digits and single hyphens. Try bla-band.'],
    ['', '"" cannot be a section: use lower-case letters, digits and single hyphens.'],
    ['../evil', '"../evil" cannot be a section: use lower-case letters, digits and single hyphens. Try evil.'],
    ['3-steps', '"3-steps" cannot be a section: its name begins with a digit. Begin with a letter.'],
    [
      'google-ads',
      '"google-ads" cannot be a section: content blockers hide what is called "ads". Choose another word.',
    ],
    [
      'top-banner',
      '"top-banner" cannot be a section: content blockers hide what is called "banner". Choose another word.',
    ],
    [
      'cookie-note',
      '"cookie-note" cannot be a section: content blockers hide what is called "cookie". Choose another word.',
    ],
    ['main', '"main" cannot be a section: a part of every page is called so. Choose another word.'],
    ['Main', '"Main" cannot be a section: use lower-case letters, digits and single hyphens.'],
    ['a/b', '"a/b" cannot be a section: use lower-case letters, digits and single hyphens. Try a-b.'],
  ])('is rejected for a section: %j', (name, problem) => expect(sectionNameProblem(name)).toBe(problem));

  it('is rejected for an entry with a suggestion', () => {
    expect(entryIdProblem(CASES, 'Nørre Søgade ApS', REGIONS)).toContain('Try noerre-soegade-aps.');
    expect(entryIdProblem(CASES, 'a/b', REGIONS)).toContain('Try a-b.');
    expect(entryIdProblem(CASES, '2024', REGIONS)).toBeUndefined();
  });

  it('is rejected for an entry whose page a content blocker would hide', () => {
    expect(entryIdProblem(CASES, 'sitemap-tools', REGIONS)).toBe(
      '"sitemap-tools" cannot be a case study: addresses with "sitemap" show the sitemap. Choose another word.',
    );
    expect(entryIdProblem(CASES, 'Sitemap Tools', REGIONS)).toBe(
      '"Sitemap Tools" cannot be a case study: use lower-case letters, digits and single hyphens.',
    );
  });

  it.each([
    ['services/audits', undefined],
    ['us/audits', 'Leave the region out: every page is made for us, eu and dk. Try audits.'],
    ['us/index', 'Leave the region out: every page is made for us, eu and dk.'],
    ['index', '"index" cannot be a page: "index" means the folder itself. Choose another word.'],
    ['services/index', '"services/index" cannot be a page: "index" means the folder itself. Choose another word.'],
    ['indexes', undefined],
    ['dk', 'Leave the region out: every page is made for us, eu and dk.'],
    ['my-sitemap', '"my-sitemap" cannot be a page: addresses with "sitemap" show the sitemap. Choose another word.'],
    ['services//audits', '"" cannot be part of an address: use lower-case letters, digits and single hyphens.'],
    [
      'services/Audits',
      '"Audits" cannot be part of an address: use lower-case letters, digits and single hyphens. Try audits.',
    ],
  ])('is validated for a page: %j', (path, problem) => expect(pagePathProblem(path, REGIONS)).toBe(problem));

  it.each(['/services/audits', 'services/audits/', 'content/pages/services/audits.yaml', ' services/audits '])(
    'of a page may be typed as %j',
    (path) => expect(plainPath(path)).toBe('services/audits'),
  );

  it('that is suggested is always valid', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const proposed = /Try (\S+)\.$/.exec(entryIdProblem(CASES, name, REGIONS) ?? '')?.[1] ?? 'nothing-proposed';
        expect(entryIdProblem(CASES, proposed, REGIONS)).toBeUndefined();
      }),
    );
  });
});
