import { z } from 'zod';
import { icon } from '../../schema/icon.ts';
import { plainLink } from '../../schema/link.ts';
import { schedule } from '../../schema/schedule.ts';
import { slug } from '../../schema/slug.ts';
import { text } from '../../schema/text.ts';

/** One of the six services: a card on the home page, a menu item, a choice in the form. */
export const serviceSchema = z.strictObject({
  id: slug().meta({
    title: 'Short name',
    description: 'How pages and the form refer to this service, for example ecommerce.',
    form: 'How other parts of the site name the service, for example ecommerce.',
  }),
  icon: icon(),
  title: text().meta({ title: 'Title', description: 'Name of the service, as in the menu.' }),
  subtitle: text().meta({ title: 'Subtitle', description: 'One line under the title.' }),
  description: text().meta({ title: 'Description', description: 'Two sentences.' }),
  features: z.array(text()).length(4).meta({ title: 'Features', description: 'Exactly four, a few words each.' }),
  tag: z
    .strictObject({
      text: text().meta({ title: 'Text', description: 'One or two words.' }),
      color: z
        .enum(['accent', 'data', 'neutral'])
        .meta({ title: 'Color', description: 'accent, data or neutral.', form: 'The color of the label.' }),
    })
    .meta({ title: 'Tag', description: 'The small label on the card.' }),
  link: plainLink().meta({ title: 'Link', description: 'The page of this service.' }),
  linkText: text().meta({ title: 'Link text', description: 'The text of the link to the page.' }),
  ...schedule(),
});

/** `content/services.yaml`: the services in menu order. */
export const servicesSchema = z
  .strictObject({
    services: z.array(serviceSchema).min(1).meta({ title: 'Services', description: 'In the order of the menu.' }),
  })
  .meta({
    title: 'Services',
    description: 'The services that the consultant offers.',
    keywords: 'offers products menu ydelser tilbud produkter',
  });

/** A service as written in YAML. */
export type Service = z.output<typeof serviceSchema>;
