import { isKept, findRelease, listReleases } from '../../../publishing/release-store.ts';
import type { PublishingFolders } from '../../../publishing/publishing-folders.ts';
import {
  addPreviewLink,
  listPreviewLinks,
  withdrawPreviewLink,
  type StoredPreviewLink,
} from '../../people/preview-links.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { PreviewLink } from '../../protocol/preview-link-calls.ts';
import { actingPerson } from '../../server/acting-person.ts';
import { CallError } from '../../server/answer-call.ts';
import { previewLinkTexts } from '../../texts/preview-links/preview-link-texts.ts';
import { previewLink, type PreviewPlace } from './preview-place.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Creates what the server runs for the calls about preview links.
 * @param place where people see previews, or in words for a developer why nobody can
 * @param draft the draft that new links show, by its id; left out: the main one
 */
export function createPreviewHandlers(
  { releases }: Pick<PublishingFolders, 'releases'>,
  place: PreviewPlace | { obstacle: string },
  draft?: string,
): Pick<BuilderHandlers, 'previewLinks' | 'createPreviewLink' | 'withdrawPreviewLink'> {
  const there = (): PreviewPlace => {
    if ('obstacle' in place) throw new CallError(previewLinkTexts().unavailable);
    return place;
  };
  return {
    previewLinks() {
      if ('obstacle' in place) return { obstacle: place.obstacle, links: [], versions: [] };
      return {
        links: listPreviewLinks(place.database()).map((link) => describeLink(releases, link)),
        versions: listReleases(releases)
          .filter(({ number }) => isKept(releases, number))
          .map(({ number, built }) => ({ number, time: built })),
      };
    },
    createPreviewLink({ version, hours }) {
      if (version !== undefined && !isKept(releases, version)) throw new CallError(previewLinkTexts().gone);
      const shown = version === undefined ? draft : undefined;
      const wanted = { release: version, draft: shown, person: actingPerson()?.id, lifeMs: hours * HOUR_MS };
      return { link: previewLink(there(), addPreviewLink(there().database(), wanted)) };
    },
    withdrawPreviewLink({ id }) {
      withdrawPreviewLink(there().database(), id);
      return {};
    },
  };
}

function describeLink(
  releases: string,
  { hash, release, draftName, draftEnded, person, created, expires, visited }: StoredPreviewLink,
): PreviewLink {
  const version = release === null ? undefined : findRelease(releases, release)?.built;
  return {
    id: hash,
    isGone: release === null ? draftEnded !== null : !isKept(releases, release),
    created,
    expires,
    ...(version !== undefined && { version }),
    ...(draftName !== null && { draft: draftName }),
    ...(person !== null && { person }),
    ...(visited !== null && { visited }),
  };
}
