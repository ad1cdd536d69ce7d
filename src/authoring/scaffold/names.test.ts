// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseStudyIdProblem, pagePathProblem, plainPath, sectionNameProblem } from './names.ts';

describe('the name of something new', () => {
  it.each(['quote', 'client-quote', 'b2b-facts', 'add-ons', 'broadband'])('may be %s for a section', (name) => {
    expect(sectionNameProblem(name)).toBeUndefined();
  });

  it.each([
    [
      'Client Quote',
      '"Client Quote" can not be a section: use lower-case letters, digits and single hyphens. Try client-quote.',
    ],
    ['blå_bånd', '"blå_bånd" can not be a section: use lower-case letters, digits and single hyphens. Try bla-band.'],
    ['', '"" can not be a section: use lower-case letters, digits and single hyphens.'],
    ['../evil', '"../evil" can not be a section: use lower-case letters, digits and single hyphens. Try evil.'],
    ['3-steps', '"3-steps" can not be a section: its name begins with a digit. Begin with a letter.'],
    [
      'google-ads',
      '"google-ads" can not be a section: content blockers hide what is called "ads". Choose another word.',
    ],
    [
      'top-banner',
      '"top-banner" can not be a section: content blockers hide what is called "banner". Choose another word.',
    ],
    [
      'cookie-note',
      '"cookie-note" can not be a section: content blockers hide what is called "cookie". Choose another word.',
    ],
    ['main', '"main" can not be a section: a part of every page is called so. Choose another word.'],
    ['Main', '"Main" can not be a section: use lower-case letters, digits and single hyphens.'],
    ['a/b', '"a/b" can not be a section: use lower-case letters, digits and single hyphens. Try a-b.'],
  ])('is refused for a section: %j', (name, problem) => expect(sectionNameProblem(name)).toBe(problem));

  it('is refused for a case study with a proposal', () => {
    expect(caseStudyIdProblem('Nørre Søgade ApS')).toContain('Try noerre-soegade-aps.');
    expect(caseStudyIdProblem('a/b')).toContain('Try a-b.');
    expect(caseStudyIdProblem('2024')).toBeUndefined();
  });

  it('is refused for a case study whose page would never be seen', () => {
    expect(caseStudyIdProblem('sitemap-tools')).toBe(
      '"sitemap-tools" can not be a case study: addresses with "sitemap" show the sitemap. Choose another word.',
    );
    expect(caseStudyIdProblem('Sitemap Tools')).toBe(
      '"Sitemap Tools" can not be a case study: use lower-case letters, digits and single hyphens.',
    );
  });

  it.each([
    ['services/audits', undefined],
    ['us/audits', 'Leave the region out: every page is made for us, eu and dk. Try audits.'],
    ['us/index', 'Leave the region out: every page is made for us, eu and dk.'],
    ['index', '"index" can not be a page: "index" stands for the folder itself. Choose another word.'],
    [
      'services/index',
      '"services/index" can not be a page: "index" stands for the folder itself. Choose another word.',
    ],
    ['indexes', undefined],
    ['dk', 'Leave the region out: every page is made for us, eu and dk.'],
    ['my-sitemap', '"my-sitemap" can not be a page: addresses with "sitemap" show the sitemap. Choose another word.'],
    ['services//audits', '"" can not be part of an address: use lower-case letters, digits and single hyphens.'],
    [
      'services/Audits',
      '"Audits" can not be part of an address: use lower-case letters, digits and single hyphens. Try audits.',
    ],
  ])('is judged for a page: %j', (path, problem) => expect(pagePathProblem(path)).toBe(problem));

  it.each(['/services/audits', 'services/audits/', 'content/pages/services/audits.yaml', ' services/audits '])(
    'of a page may be written as %j',
    (path) => expect(plainPath(path)).toBe('services/audits'),
  );

  it('that is proposed is never refused itself', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const proposed = /Try (\S+)\.$/.exec(caseStudyIdProblem(name) ?? '')?.[1] ?? 'nothing-proposed';
        expect(caseStudyIdProblem(proposed)).toBeUndefined();
      }),
    );
  });
});
