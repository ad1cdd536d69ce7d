import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { reference } from '../../schema/reference.ts';
import { createModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import { sectionFolder } from '../../model/section-folders.ts';
import { defineSection, type SectionDefinition } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import { action } from '../../schema/link.ts';
import { price } from '../../schema/regional.ts';
import { sectionBase } from '../../schema/page.schema.ts';
import { richText, text } from '../../schema/text.ts';
import { MODEL, projects } from '../../../tests/support/minimal-model.ts';
import { sectionsPage } from './sections-page.ts';

const ROOT = join(import.meta.dirname, '../../..');

const quote = defineSection({
  title: 'Quote',
  description: 'What a client said.',
  schema: z.strictObject({
    words: richText().meta({ title: 'Words', description: 'What was said.' }),
    by: text().optional().meta({ title: 'By', description: 'Who said it | and when.' }),
    side: z.enum(['left', 'right']).default('left').meta({ title: 'Side', description: 'The side.' }),
    prices: z
      .array(z.strictObject({ price: price().meta({ title: 'Price', description: 'What it cost.' }) }))
      .min(1)
      .max(3)
      .meta({ title: 'Prices', description: 'What was paid.' }),
    more: action().optional().meta({ title: 'Link', description: 'To the case.' }),
    picture: image().meta({ title: 'Image', description: 'Who said it.' }),
    about: z.array(reference(projects.name)).optional(),
    stars: z.array(z.int()).length(2).meta({ title: 'Stars', description: 'Two numbers.' }),
  }),
});

const example =
  '# yaml-language-server: $schema=x\n# What a client said.\nwords:\n  en: |-\n    Good.\n\n    Very good.\n  da: Godt.\n';
// The scan of folders forgets the fields of a definition, too.
const small = createModel(
  {
    sections: new Map([['quote', quote as unknown as SectionDefinition]]),
    collections: [projects],
    site: {},
  },
  MODEL.regions,
);
const page = sectionsPage(
  [...small.sections].map(([type, definition]) => ({ type, definition, example, hasPicture: true })),
  small,
);
const row = (field: string) => page.split('\n').find((line) => line.startsWith(`| ${field} |`));

describe('the reference page of sections', () => {
  it("describes each field in plain language, and whether it's optional", () => {
    expect(row('`words`')).toBe('| `words` | A long text | no | What was said. |');
    expect(row('`by`')).toBe('| `by` | A text | yes | Who said it \\| and when. |');
    expect(row('`side`')).toBe('| `side` | One of `left`, `right` | yes, default `left` | The side. |');
    expect(row('`prices`')).toBe('| `prices` | A list of 1 to 3, each a group of fields | no | What was paid. |');
    expect(row('`prices` › `price`')).toBe(
      '| `prices` › `price` | A whole number for each region | no | What it cost. |',
    );
    expect(row('`more`')).toBe('| `more` | A button | yes | To the case. |');
    expect(row('`picture`')).toBe('| `picture` | An image | no | Who said it. |');
    expect(row('`about`')).toMatch(/^\| `about` \| A list, each the id of a project \| yes \|/);
    expect(row('`stars`')).toBe('| `stars` | A list of exactly 2, each a whole number | no | Two numbers. |');
  });

  it('shows the example in YAML, with an image', () => {
    expect(page).toContain(
      '```yaml\n- type: quote\n  words:\n    en: |-\n      Good.\n\n      Very good.\n    da: Godt.\n```',
    );
    expect(page).toContain('](../../docs/sections/quote.webp)');
    expect(page).toContain('- [Quote](#quote-quote): What a client said.');
  });

  it('begins with the fields of every section', () => {
    for (const field of Object.keys(sectionBase)) expect(row(`\`${field}\``)).toBeTruthy();
  });

  it('has a valid example for every section type', async () => {
    const model = await loadModel(ROOT);
    const entries = await Promise.all(
      [...model.sections].map(async ([type, definition]) => ({
        type,
        definition,
        example: await readFile(join(ROOT, `${sectionFolder(ROOT, type)}/${type}.example.yaml`), 'utf8'),
      })),
    );
    const blocks = [...sectionsPage(entries, model).matchAll(/```yaml\n([^`]+)\n```/g)].map(
      ([, yaml]) => parse(yaml ?? '') as [{ type: string }],
    );
    expect(blocks.map(([{ type }]) => type).sort()).toEqual([...model.sections.keys()].sort());
    for (const [section] of blocks) {
      const result = model.sections.get(section.type)?.schema.extend(sectionBase).safeParse(section);
      expect({ type: section.type, issues: result?.error?.issues }).toEqual({ type: section.type, issues: undefined });
    }
  });
});
