import type { ContentModel } from '../../model/content-model.ts';
import type { JsonSchema } from './json-schema.ts';

type Collections = Pick<ContentModel, 'collections'>;

/** Copies a schema in which references are called what they lead to, and collections can be chosen by their names. */
export const nameReferences = (json: JsonSchema, { collections }: Collections): JsonSchema =>
  JSON.parse(JSON.stringify(json), (_key, value: unknown) => {
    const { kind, collection, isCollection } = Object(value) as JsonSchema;
    if (isCollection === true) return { ...(value as JsonSchema), ...choiceOf(collections) };
    const title = kind === 'reference' ? collections.get(String(collection))?.title : undefined;
    if (title === undefined) return value;
    return { ...(value as JsonSchema), title, form: `The ${title.toLowerCase()} to show.` };
  }) as JsonSchema;

/** The names of collections to choose from. */
const choiceOf = (collections: ContentModel['collections']): JsonSchema => ({
  enum: [...collections.keys()],
  enumDescriptions: [...collections.values()].map(({ plural }) => plural),
});

/** Says in the schema of a page for which entries it can make a page each; without any collection, for none. */
export function nameCollections({ properties = {} }: JsonSchema, { collections }: Collections): void {
  const each = properties['each'] as JsonSchema; // the page schema has this field
  const all = [...collections.values()];
  const names = all.map(({ title }) => title.toLowerCase()).join(' or ');
  const words = `Makes one page for each ${names}.`;
  if (all.length === 0) delete properties['each'];
  else
    Object.assign(each, {
      title: `One page per ${names}`,
      description: words,
      form: words,
      ...choiceOf(collections),
    });
}
