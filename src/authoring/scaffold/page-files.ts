import { fillTemplate } from './fill-template.ts';
import { humanName } from './names.ts';
import type { NewFile } from './new-file.ts';

/** A new page with an opening and a contact form, kept from search engines until it is ready. */
export const pageFiles = (path: string): NewFile[] => [
  fillTemplate('page.template.yaml', `content/pages/${path}.yaml`, 'schemas/page.schema.json', {
    PATH: path,
    NAME: humanName(path.split('/').at(-1) ?? path),
  }),
];
