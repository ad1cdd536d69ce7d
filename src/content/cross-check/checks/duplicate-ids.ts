import { say } from '../../../i18n/phrase.ts';
import type { z } from 'zod';
import type { Site } from '../../../schema/site.schema.ts';
import { fieldName, type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { named } from '../../diagnostics/in-forms.ts';
import { createDuplicateDetector } from './indexed-entry.ts';
import { schemaDef } from '../../validate/schema-introspection.ts';
import type { CrossFileCheck } from './check-context.ts';
import { groupOf } from './page-outline.ts';
import type { Path } from '../../../data/path.ts';

/** Reports duplicate ids in lists of the site's own single files, and several profiles in one network. */
export const checkDuplicateIds: CrossFileCheck = ({ checked: { singles, own }, model }) => [
  ...[...model.singles].flatMap(([name, { schema }]) => {
    const found = own.get(name);
    return found ? repeatedIds(found.file, schema, found.value) : [];
  }),
  ...repeatedNetworks(singles.site?.file, singles.site?.value.social),
];

function repeatedNetworks(file = '', profiles: Site['social'] = []): FileFinding[] {
  const seen = createDuplicateDetector();
  return profiles.flatMap(({ network }, index) => {
    const earlier = seen(network, `social[${index}]`);
    return earlier
      ? [
          {
            file,
            path: ['social', index, 'network'],
            message: `${quote(network)} is also used in ${earlier}: visitors would see its icon twice.`,
            hint: 'Name the network of this profile, or delete one of the two.',
            form: {
              message: say`Two profiles have the network ${named(network)}: visitors would see its icon twice.`,
              hint: say`Choose the network of this profile, or remove one of the two.`,
            },
          },
        ]
      : [];
  });
}

/** Reports entries of a list with the id of an earlier one, in each list of a value and in the values within. */
function repeatedIds(file: string, schema: z.ZodType, value: unknown, path: Path = []): FileFinding[] {
  const { innerType, element, shape = {} } = schemaDef(schema);
  if (innerType) return repeatedIds(file, innerType, value, path);
  if (element && Array.isArray(value))
    return [
      ...(isNamedById(element) ? repeatedInList(file, value, path) : []),
      ...value.flatMap((item, index) => repeatedIds(file, element, item, [...path, index])),
    ];
  const fields = groupOf(value);
  return Object.entries(shape).flatMap(([name, field]) => repeatedIds(file, field, fields[name], [...path, name]));
}

/** Returns whether the items of a list have an id. */
function isNamedById(item: z.ZodType): boolean {
  const { innerType, shape } = schemaDef(item);
  if (innerType) return isNamedById(innerType);
  const id = shape?.['id'];
  return id !== undefined && schemaDef(id).type === 'string';
}

function repeatedInList(file: string, items: readonly unknown[], list: Path): FileFinding[] {
  const seen = createDuplicateDetector();
  return items.flatMap((item, index) => {
    const id = String(groupOf(item)['id']);
    const earlier = seen(id, fieldName([...list, index]));
    return earlier
      ? [
          {
            file,
            path: [...list, index, 'id'],
            message: `The id ${quote(id)} is also used in ${earlier}.`,
            hint: 'Give each entry an id of its own.',
            form: {
              message: say`Two items have the short name ${named(id)}.`,
              hint: say`Give each item a short name of its own.`,
            },
          },
        ]
      : [];
  });
}
