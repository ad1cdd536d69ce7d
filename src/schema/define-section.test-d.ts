/* Tests of types: `npm run types` fails where one of them is wrong. */
import { expectTypeOf } from 'vitest';
import { z } from 'zod';
import { say } from '../i18n/phrase.ts';
import { defineSection, sectionProblem, type SectionProps } from './define-section.ts';
import type { RegionCode } from '../regions/site-regions.ts';
import { icon, type IconName } from './icon.ts';
import { image, imagePath, type SizedImage } from './image.ts';
import { action, link } from './link.ts';
import { price, type Localized, regional } from './regional.ts';
import { defineCollection } from './define-collection.ts';
import { redirectFrom } from './old-address.ts';
import { reference } from './reference.ts';
import { draft, schedule } from './schedule.ts';
import { slug } from './slug.ts';
import { richText, text, type LocalizedText } from './text.ts';

const texts = { title: 'Card', description: 'A card.' };

const concerts = defineCollection({
  name: 'concerts',
  title: 'Concert',
  plural: 'Concerts',
  description: 'A concert.',
  schema: z.strictObject({ id: slug(), place: text(), redirectFrom: redirectFrom(), ...schedule(), draft: draft() }),
  nameField: 'place',
});

const schema = z.strictObject({
  title: text(),
  body: richText().optional(),
  href: link(),
  cta: action().optional(),
  portrait: image(),
  scene: imagePath(),
  fee: price(),
  who: reference(concerts.name),
  icon: icon(),
  points: z.array(text()).default([]),
  codes: regional(z.strictObject({ name: text() })),
  mode: z.enum(['light', 'dark']),
  count: z.int(),
  kept: z.boolean(),
});

/** What a component gets of these fields. */
interface Props {
  title: string;
  body?: string | undefined;
  href: string;
  cta?: { label: string; to: string } | undefined;
  portrait: SizedImage;
  scene: string;
  fee: number;
  who: string;
  icon: IconName;
  points: string[];
  codes: { name: string };
  mode: 'light' | 'dark';
  count: number;
  kept: boolean;
}

// Fields are resolved by their kinds: text in one language, the value of one region, an image with its size.
expectTypeOf<Localized<z.output<typeof schema>>>().toEqualTypeOf<Props>();

// Without select the component gets the fields.
const plain = defineSection({ ...texts, schema });
expectTypeOf<SectionProps<typeof plain>>().toEqualTypeOf<Props>();

// With select it gets what this makes of the fields and the content of a region.
const selected = defineSection({
  ...texts,
  schema,
  toProps(fields, content) {
    expectTypeOf(fields).toEqualTypeOf<Props>();
    expectTypeOf(content.region.code).toEqualTypeOf<RegionCode>();
    expectTypeOf(content.picture(fields.scene, '')).toEqualTypeOf<SizedImage>();
    return { heading: fields.title, place: content.entries(concerts).byId(fields.who)?.place };
  },
  offers(props) {
    expectTypeOf(props).toEqualTypeOf<{ heading: string; place: string | undefined }>();
    return [{ name: props.heading, description: '', price: 1 }];
  },
});
expectTypeOf<SectionProps<typeof selected>>().toEqualTypeOf<{ heading: string; place: string | undefined }>();

// A section's check gets the fields as written in YAML.
defineSection({
  ...texts,
  schema,
  check(fields) {
    expectTypeOf(fields).toEqualTypeOf<z.output<typeof schema>>();
    expectTypeOf(fields.title).toEqualTypeOf<LocalizedText>();
    return [sectionProblem(['title'], say`Wrong.`, 'Right it.', say`Right it.`)];
  },
});

// @ts-expect-error a section has a description
defineSection({ title: 'Card', schema });

// @ts-expect-error the fields of a section are a group
defineSection({ ...texts, schema: z.string() });

// @ts-expect-error there is no field of this name
defineSection({ ...texts, schema, toProps: ({ heading }) => ({ heading }) });

// @ts-expect-error a problem says how to mend it
defineSection({ ...texts, schema, check: () => [[['title'], 'Wrong.']] });

// @ts-expect-error an offer has a price
defineSection({ ...texts, schema, toProps: ({ title: name }) => ({ name }), offers: ({ name }) => [{ name }] });
