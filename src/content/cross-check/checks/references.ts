import { say } from '../../../i18n/phrase.ts';
import { quote } from '../../diagnostics/diagnostic.ts';
import { didYouMean, named } from '../../diagnostics/in-forms.ts';
import { entryInForm, entryWord } from './entry-words.ts';
import { deletedPageCause, mayExist, missingPageMessage } from './missing-pages.ts';
import type { NamingField } from '../../validate/walk-schema.ts';
import type { FieldCheck } from './check-context.ts';
import { VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Reports references to missing entries. One that isn't shown is left out by itself. */
export const checkReference: FieldCheck<NamingField> = (
  { index, model, suggest },
  { file, path, value, collection = '' },
) => {
  const id = value;
  const known = index.names.entries.get(collection) ?? NONE;
  if (known.has(id)) return [];
  const word = entryWord(model.collections.get(collection));
  return [
    {
      file,
      path,
      message: `There is no ${word} ${quote(id)}.`,
      hint: suggest(id, known, `Take it out, or bring back content/${collection}/${id}.yaml.`),
      form: {
        message: say`There is no ${entryInForm(model.collections.get(collection))} ${named(id)}.`,
        hint: didYouMean(suggest.near(id, known), say`Choose another, or remove it.`),
        visitors: VISITORS.missingEntry,
      },
    },
  ];
};

/** The entries of a collection that doesn't exist. */
const NONE: ReadonlySet<string> = new Set();

/** Reports missing parent and canonical pages. One that isn't shown is left out by itself. */
export const checkPageReference: FieldCheck<NamingField> = (site, field) => {
  const { file, path, value } = field;
  const address = value.replace(/^\//, '');
  if (site.index.addresses.has(address) || mayExist(site, address)) return [];
  const place = {
    field,
    path,
    accepts: (target: string) => /^\/[^#]*$/.test(target),
    write: (target: string) => target,
  };
  return [{ file, path, ...missingPageMessage(site, address, place), ...deletedPageCause(site, address, place) }];
};
