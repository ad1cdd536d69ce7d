import { quote, quoteWhole, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { named, namedWhole } from '../../diagnostics/in-forms.ts';
import type { CheckContext } from './check-context.ts';
import { locationOf, type LinkPlace } from './link-place.ts';
import { meantTarget } from './link-remedies.ts';
import { ownTarget } from './own-target.ts';

/**
 * Warns about absolute links to the site's own domain: they send every visitor to one region, and away from a preview.
 */
export function checkOwnDomain(site: CheckContext, target: string, place: LinkPlace): FileFinding[] {
  if (ownTarget(site, target) === undefined) return [];
  const meant = meantTarget(site, place.field, target, place.accepts);
  return [
    {
      ...locationOf(place),
      severity: 'warning',
      message: `${quote(target)} links to this site itself, but leaves the visitor's region.`,
      hint:
        meant === undefined
          ? 'There is no such page: link to another one, without https:// and the domain.'
          : `Write ${quoteWhole(meant)}: the site puts the region in front.`,
      form: {
        message: `${named(target)} links to this site itself, but leaves the visitor's region.`,
        hint:
          meant === undefined
            ? 'There is no such page: choose another one.'
            : `Write ${namedWhole(meant)}: the site puts the region in front.`,
      },
    },
  ];
}
