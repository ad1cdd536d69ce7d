import { z } from 'zod';
import { defineSection } from '../../schema/define-section.ts';
import { image } from '../../schema/image.ts';
import type { Site } from '../../schema/site.schema.ts';
import { headingText, plainText, text } from '../../schema/text.ts';
import { MAP_SERVICES } from './map-services.ts';

const opening = z.strictObject({
  title: text().meta({ title: 'Heading', description: 'Above the hours, for example Opening hours.' }),
  hours: z
    .array(
      z.strictObject({
        days: text().meta({ title: 'Days', description: 'One day or several, for example Monday to Friday.' }),
        time: text().meta({ title: 'Time', description: 'From when to when, or that it is closed.' }),
      }),
    )
    .min(1)
    .max(7)
    .meta({ title: 'Hours', description: 'A line for each group of days with the same hours.' }),
});

const coordinates = z.strictObject({
  latitude: z.number().min(-90).max(90).meta({
    title: 'Latitude',
    description: 'In degrees, north of the equator is positive, for example 41.3871.',
  }),
  longitude: z.number().min(-180).max(180).meta({
    title: 'Longitude',
    description: 'In degrees, east of Greenwich is positive, for example 2.1701.',
  }),
});

const schema = z.strictObject({
  title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
  intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
  picture: image().meta({
    title: 'Picture',
    description: 'A drawn map, a screenshot of one, or the house; shown as wide as the page, cropped to 2:1.',
  }),
  place: text().optional().meta({
    title: 'Place',
    description: 'Line above the address: the name of the shop, or the floor. Optional.',
  }),
  address: z.array(plainText('Line', 'One line, as on a letter.')).min(1).max(5).optional().meta({
    title: 'Address',
    description: 'The lines of the address, as on a letter. Left out: that of the company in content/site.yaml.',
    form: 'The lines of the address, as on a letter. Not set: that of the company.',
  }),
  opening: opening.optional().meta({ title: 'Opening hours', description: 'When visitors find somebody. Optional.' }),
  service: z.enum(['openstreetmap', 'google', 'apple']).default('openstreetmap').meta({
    title: 'Map service',
    description:
      'Where the link leads: openstreetmap, google or apple. Nothing is loaded from there. Left out: openstreetmap.',
    form: 'Where the link leads. Nothing is loaded from there before a visitor clicks.',
  }),
  coordinates: coordinates.optional().meta({
    title: 'Coordinates',
    description: 'Where the address alone does not lead to the door. Optional.',
  }),
  label: text().meta({ title: 'Label', description: 'The text of the link, for example Show on a map.' }),
});

export default defineSection({
  title: 'Map',
  description: 'Where to find you: a picture, the address, opening hours, and a link that shows the place on a map.',
  keywords:
    'map kort address location directions place office visit opening hours google maps adresse beliggenhed sted rutevejledning find vej kontor åbningstider',
  standsInFor: 'parking travel transport parkering rejse transport',
  schema,
  toProps: ({ service, coordinates, address, ...fields }, { site, region, dictionary }) => {
    const lines = address ?? addressOf(site.company, region.locale);
    const { name, href } = MAP_SERVICES[service];
    return {
      ...fields,
      lines,
      service: name,
      href: href({ address: lines.join(', '), coordinates }),
      newTab: dictionary.footer.opensInNewTab,
    };
  },
});

/** The address of the company by lines, its country in the language of a locale. */
function addressOf({ street, postalCode, city, countryCode }: Site['company'], locale: string): string[] {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode;
  return [street, `${postalCode} ${city}`, country];
}
