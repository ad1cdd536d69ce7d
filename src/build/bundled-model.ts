import type { SiteDefinitions } from '../model/content-model.ts';
import type { CollectionDefinition } from '../schema/define-collection.ts';
import type { SectionDefinition } from '../schema/define-section.ts';
import type { SiteDefinition } from '../schema/define-site.ts';

const definitions = import.meta.glob<SectionDefinition>(
  ['../sections/*/*.schema.ts', '../site/sections/*/*.schema.ts'],
  {
    eager: true,
    import: 'default',
  },
);
const collections = import.meta.glob<CollectionDefinition>('../site/collections/*/*.collection.ts', {
  eager: true,
  import: 'default',
});
const sites = import.meta.glob<SiteDefinition>('../site/config.ts', { eager: true, import: 'default' });

/** What the site's code consists of, in the bundle of the build: its definitions are found when it's bundled. */
export const bundledDefinitions: SiteDefinitions = {
  sections: new Map(
    Object.entries(definitions).map(([file, definition]) => [file.split('/').at(-2) ?? file, definition]),
  ),
  collections: Object.values(collections),
  site: Object.values(sites)[0] ?? {},
};
