import { quote } from '../../diagnostics/diagnostic.ts';
import { deletedPageCause, missingPageMessage } from './links.ts';
import type { FieldCheck } from './check-context.ts';

/** Reports references to missing case studies. */
export const checkCaseReference: FieldCheck = ({ index, suggest }, { file, path, value }) => {
  const id = String(value);
  if (index.names.cases.has(id)) return [];
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
    },
  ];
};

/** Reports missing parent and canonical pages. */
export const checkPageReference: FieldCheck = (site, { file, path, value }) => {
  const address = String(value).replace(/^\//, '');
  const { addresses, unsure } = site.index;
  if (addresses.has(address) || unsure.some((base) => address === base || address.startsWith(`${base}/`))) return [];
  return [{ file, path, ...missingPageMessage(site, address), ...deletedPageCause(site, address) }];
};
