import { isDeepStrictEqual } from 'node:util';
import type { FileChange } from '../../authoring/content-edit/file-change.ts';
import type { OpenCheck } from '../../authoring/content-edit/open-check.ts';
import { dataOrUndefined } from '../../authoring/edit/yaml-source.ts';
import { ofWholeFileAsWritten } from '../../content/diagnostics/diagnostic.ts';
import { SITE_FILE } from '../../content/releases/content-version.ts';
import { signInTexts } from '../texts/sign-in/sign-in-texts.ts';
import { actingPerson, actingRole } from './acting-person.ts';
import { jsonAt } from './plain-value.ts';

/** Fields of the site that decide where visitors' data goes, whose scripts they run, and under which address. */
export const OWNER_FIELDS = [
  'url',
  'formEndpoint',
  'geolocationEndpoint',
  'tagManagerId',
  'searchConsoleToken',
] as const;

/** Returns a check that refuses changes of the owner's fields by others, whichever call makes them, and knows who makes each. */
export const withPerson = (check: OpenCheck): OpenCheck => ({
  ...check,
  author: actingPerson,
  diagnosticsWith(changes) {
    const diagnostics = check.diagnosticsWith(changes);
    const isRefused = actingRole() !== 'owner' && changes.some(changesOwnerField);
    if (!isRefused) return diagnostics;
    const { message, hint } = signInTexts().refused.ownerField;
    return [ofWholeFileAsWritten(SITE_FILE, message, hint, 'error'), ...diagnostics];
  },
});

function changesOwnerField({ file, before, after }: FileChange): boolean {
  if (file !== SITE_FILE) return false;
  const [old, next] = [before, after].map((text) => dataOrUndefined(text) ?? null);
  return OWNER_FIELDS.some((field) => !isDeepStrictEqual(jsonAt(old ?? null, [field]), jsonAt(next ?? null, [field])));
}
