import { z } from 'zod';
import { wordedLink } from './link.ts';

const entry = wordedLink().meta({ title: 'Link' });

/** `content/navigation.yaml`: the links of header and footer. The six services are defined in `services.yaml`. */
export const navigationSchema = z
  .strictObject({
    home: entry.meta({ title: 'Home', description: 'First link of the header.' }),
    main: z.array(entry).meta({ title: 'Header', description: 'Links before the services.' }),
    legal: z.array(entry).meta({ title: 'Legal', description: 'Links at the foot of every page.' }),
  })
  .meta({
    title: 'Navigation',
    description: 'Links of header and footer.',
    keywords: 'menu header footer top bottom links sidehoved sidefod bund',
  });
