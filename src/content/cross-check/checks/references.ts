import { quote } from '../../diagnostics/diagnostic.ts';
import { didYouMean, named } from '../../diagnostics/in-forms.ts';
import { deletedPageCause, mayExist, missingPageMessage } from './missing-pages.ts';
import type { FieldCheck } from './check-context.ts';

/** Reports references to missing case studies. One that isn't shown is left out by itself. */
export const checkCaseReference: FieldCheck = ({ index, suggest }, { file, path, value }) => {
  const id = String(value);
  if (index.names.cases.has(id)) return [];
  return [
    {
      file,
      path,
      message: `There is no case study ${quote(id)}.`,
      hint: suggest(id, index.names.cases, `Take it out, or bring back content/case-studies/${id}.yaml.`),
      form: {
        message: `There is no case study ${named(id)}.`,
        hint: didYouMean(suggest.near(id, index.names.cases), 'Choose another, or remove it.'),
      },
    },
  ];
};

/** Reports references to missing services. One that isn't shown is left out by itself. */
export const checkServiceReference: FieldCheck = ({ index, suggest }, { file, path, value }) => {
  const id = String(value);
  const { services } = index.names;
  if (!services || services.has(id)) return [];
  return [
    {
      file,
      path,
      message: `There is no service ${quote(id)}.`,
      hint: suggest(id, services, 'Take it out, or add the service to content/services.yaml.'),
      form: {
        message: `There is no service ${named(id)}.`,
        hint: didYouMean(suggest.near(id, services), 'Choose another, or add the service to content/services.yaml.'),
      },
    },
  ];
};

/** Reports missing parent and canonical pages. One that isn't shown is left out by itself. */
export const checkPageReference: FieldCheck = (site, field) => {
  const { file, path, value } = field;
  const address = String(value).replace(/^\//, '');
  if (site.index.addresses.has(address) || mayExist(site, address)) return [];
  const place = {
    field,
    path,
    accepts: (target: string) => /^\/[^#]*$/.test(target),
    write: (target: string) => target,
  };
  return [{ file, path, ...missingPageMessage(site, address, place), ...deletedPageCause(site, address, place) }];
};
