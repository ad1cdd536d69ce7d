import { quoted } from '../diagnostic.ts';
import { lostPage, missingPage } from './links.ts';
import type { FieldCheck } from './site.ts';

/** Names references to case studies that are not there. */
export const checkCaseReference: FieldCheck = ({ index, suggest }, { file, path, value }) => {
  const id = String(value);
  if (index.names.cases.has(id)) return [];
  return [
    {
      file,
      path,
      message: `There is no case study ${quoted(id)}.`,
      hint: suggest(id, index.names.cases, `Take it out, or bring back content/case-studies/${id}.yaml.`),
    },
  ];
};

/** Names references to services that are not there. */
export const checkServiceReference: FieldCheck = ({ index, suggest }, { file, path, value }) => {
  const id = String(value);
  const { services } = index.names;
  if (!services || services.has(id)) return [];
  return [
    {
      file,
      path,
      message: `There is no service ${quoted(id)}.`,
      hint: suggest(id, services, 'Take it out, or add the service to content/services.yaml.'),
    },
  ];
};

/** Names pages above or in place of a page that are not there. */
export const checkPageReference: FieldCheck = (site, { file, path, value }) => {
  const address = String(value).replace(/^\//, '');
  const { addresses, unsure } = site.index;
  if (addresses.has(address) || unsure.some((base) => address === base || address.startsWith(`${base}/`))) return [];
  return [{ file, path, ...missingPage(site, address), ...lostPage(site, address) }];
};
