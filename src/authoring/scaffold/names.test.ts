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
      '"google-ads" can not be a section: content blockers hide what is called "google". Choose another word.',
    ],
    [
      'top-banner',
      '"top-banner" can not be a section: content blockers hide what is called "banner". Choose another word.',
    ],
  ])('is refused for a section: %j', (name, problem) => expect(sectionNameProblem(name)).toBe(problem));

  it('is refused for a case study with a proposal', () => {
    expect(caseStudyIdProblem('Nørre Søgade ApS')).toContain('Try noerre-soegade-aps.');
    expect(caseStudyIdProblem('2024')).toBeUndefined();
  });

  it.each([
    ['services/audits', undefined],
    ['us/audits', 'Leave the region out: every page is made for us, eu and dk. Try audits.'],
    ['dk', 'Leave the region out: every page is made for us, eu and dk.'],
    [
      'my-sitemap',
      '"my-sitemap" can not be a page: every address with the word sitemap shows the sitemap. Choose another word.',
    ],
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
      fc.property(fc.stringMatching(/^[^/]*$/), (name) => {
        const proposed = /Try (\S+)\.$/.exec(caseStudyIdProblem(name) ?? '')?.[1] ?? 'nothing-proposed';
        expect(caseStudyIdProblem(proposed)).toBeUndefined();
      }),
    );
  });
});
