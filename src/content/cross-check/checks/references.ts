import { quote } from '../../diagnostics/diagnostic.ts';
import { deletedPageCause, mayExist, missingPageMessage } from './missing-pages.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import { caseTarget, checkShownWith, serviceTarget, targetAt } from './schedules.ts';
import type { FieldCheck } from './check-context.ts';

const checkTarget = (field: FileField, target: ReturnType<typeof targetAt>) =>
  target ? checkShownWith(field, target, field.path) : [];

/** Reports references to missing case studies, and to those that aren't shown on the same days. */
export const checkCaseReference: FieldCheck = (site, field) => {
  const { index, suggest } = site;
  const { file, path, value } = field;
  const id = String(value);
  if (index.names.cases.has(id)) return checkTarget(field, caseTarget(site, id));
  return [
    {
      file,
      path,
      message: `There is no case study ${quote(id)}.`,
      hint: suggest(id, index.names.cases, `Take it out, or bring back content/case-studies/${id}.yaml.`),
    },
  ];
};

/** Reports references to missing services. */
export const checkServiceReference: FieldCheck = (site, field) => {
  const { index, suggest } = site;
  const { file, path, value } = field;
  const id = String(value);
  const { services } = index.names;
  if (!services || services.has(id)) return checkTarget(field, serviceTarget(site, id));
  return [
    {
      file,
      path,
      message: `There is no service ${quote(id)}.`,
      hint: suggest(id, services, 'Take it out, or add the service to content/services.yaml.'),
    },
  ];
};

/** Reports missing parent and canonical pages. */
export const checkPageReference: FieldCheck = (site, field) => {
  const { file, path, value } = field;
  const address = String(value).replace(/^\//, '');
  if (site.index.addresses.has(address)) return checkTarget(field, targetAt(site, address));
  if (mayExist(site, address)) return [];
  const place = {
    field,
    path,
    accepts: (target: string) => /^\/[^#]*$/.test(target),
    write: (target: string) => target,
  };
  return [{ file, path, ...missingPageMessage(site, address, place), ...deletedPageCause(site, address, place) }];
};
