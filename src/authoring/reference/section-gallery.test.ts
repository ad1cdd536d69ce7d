import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineSection, type SectionDefinition } from '../../schema/define-section.ts';
import { text } from '../../schema/text.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { checkExample } from './section-example.ts';
import { galleryData } from './section-gallery.ts';

const define = (title: string) =>
  defineSection({
    title,
    description: `What ${title} shows.`,
    schema: z.strictObject({ words: text() }),
  }) as unknown as SectionDefinition; // the scan of folders forgets the fields of a definition, too

const regions = {
  us: { code: 'us', name: 'US' },
  eu: { code: 'eu', name: 'EU' },
  dk: { code: 'dk', name: 'DK' },
} as unknown as SiteContent['regions']; // only codes and names are read
const example = (type: string, title: string, yaml: string) =>
  checkExample(type, define(title), { file: `${type}.example.yaml`, text: yaml }, MODEL.regions);

const { sections } = galleryData(
  { regions },
  [example('story', 'Story', '# A note.\nwords: { en: A, da: B }\n'), example('about', 'About', 'words: { en: A }\n')],
  new Set(['docs/sections/story.webp']),
);

it('lists the types by title, each with its purpose, its example in YAML, and an address per region', () => {
  expect(sections.map(({ title }) => title)).toEqual(['About', 'Story']);
  expect(sections[1]).toEqual({
    type: 'story',
    title: 'Story',
    description: 'What Story shows.',
    file: 'story.example.yaml',
    yaml: '- type: story\n  words: { en: A, da: B }',
    picture: '/docs/sections/story.webp',
    frames: { us: '/us/_sections/story', eu: '/eu/_sections/story', dk: '/dk/_sections/story' },
  });
});

it('reports a mistake in an example with its location, even without an image', () => {
  expect(sections[0]).not.toHaveProperty('picture');
  expect(sections[0]?.problems).toMatch(/about\.example\.yaml:1:\d+ .*words/);
  expect(sections[0]?.problems).toContain('words: { en: A }');
});
