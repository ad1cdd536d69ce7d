import type { FileFinding } from '../../diagnostics/diagnostic.ts';
import { isTextField, type FileField, type TextField } from '../../validate/walk-schema.ts';
import type { CheckContext, FieldCheck } from './check-context.ts';
import { checkImage } from './images.ts';
import { checkLink, checkLinksInText } from './links.ts';
import { checkMediaFile } from './media-files.ts';
import { checkPageReference, checkReference } from './references.ts';

/**
 * Creates the check of what a template names. What it names may go: that's a warning, since no page shows the template, and
 * the page that starts from it is checked itself. Its words are samples, and an anchor is one of a page that isn't there yet.
 */
export const createTemplateCheck =
  (checkPlaceholders: FieldCheck<TextField>) =>
  (site: CheckContext, field: FileField): FileFinding[] =>
    findingsOf(site, field, checkPlaceholders).map((finding) => ({ ...finding, severity: 'warning' }));

/** Leaves out what templates say of a mistake that pages say already: it's reported once, where it was made. */
export function withoutKnownCauses(ofTemplates: readonly FileFinding[], others: readonly FileFinding[]): FileFinding[] {
  const keyOf = ({ cause }: FileFinding) => cause && `${cause.file} ${cause.path.join('.')}`;
  const known = new Set(others.map(keyOf));
  return ofTemplates
    .filter((finding) => !finding.cause || !known.has(keyOf(finding)))
    .map(({ cause: _cause, ...finding }) => finding);
}

function findingsOf(
  site: CheckContext,
  field: FileField,
  checkPlaceholders: FieldCheck<TextField>,
): readonly FileFinding[] {
  if (isTextField(field)) {
    const links = field.kind === 'rich-text' ? checkLinksInText(site, field) : [];
    return [...checkPlaceholders(site, field), ...links];
  }
  switch (field.kind) {
    case 'link':
    case 'plain-link':
      return field.value.startsWith('#') ? [] : checkLink(site, field);
    case 'image':
      return checkImage(site, field);
    case 'media-file':
      return checkMediaFile(site, field);
    case 'page-reference':
      return checkPageReference(site, field);
    case 'reference':
      return checkReference(site, field);
    default:
      return [];
  }
}
