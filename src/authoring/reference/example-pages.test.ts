// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { examplePage } from './example-pages.ts';

const neighbour = { type: 'closing', example: 'title: { en: Write, da: Skriv }\n' };
const sectionsOf = (example: string) =>
  (parse(examplePage('page-hero', example, neighbour).text) as { sections: Record<string, unknown>[] }).sections;

describe('the page of an example', () => {
  it('begins with the section, under an anchor of its own', () => {
    expect(sectionsOf('# A comment.\ntitle: { en: Hi, da: Hej }\n')).toEqual([
      { type: 'page-hero', id: 'example', title: { en: 'Hi', da: 'Hej' } },
    ]);
  });

  it('has a place for every link to the same page, once', () => {
    const sections = sectionsOf(
      'cta: { to: "#contact" }\nmore: { to: \'#contact\' }\nbody: { en: "[prices](#prices)" }\n',
    );
    expect(sections.map(({ id }) => id)).toEqual(['example', 'contact', 'prices']);
    expect(sections[1]).toEqual({ type: 'closing', id: 'contact', title: { en: 'Write', da: 'Skriv' } });
  });

  it('leaves links to other pages alone', () => {
    expect(sectionsOf('cta: { to: "/#pricing" }\nother: { to: /about-me }\n')).toHaveLength(1);
  });
});
