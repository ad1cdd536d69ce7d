import { call } from '../state/api.ts';
import type { SiteOverview } from '../../protocol/site-methods.ts';
import { anchorOf, type OutlineSection } from '../state/section-list.ts';
import { SECTIONS } from './section-commands.ts';
import type { Path } from '../../../data/path.ts';

/** A field with a link. */
export interface LinkingField {
  file: string;
  path: Path;
  title: string;
}

/** The address of a section's anchor without region: `/about-me#story`. */
export const anchorAddress = (page: string, section: OutlineSection): string => `${page}#${anchorOf(section)}`;

/** Finds the fields outside of the given sections that link to them. */
export async function findLinks(
  site: SiteOverview,
  file: string,
  sections: readonly OutlineSection[],
): Promise<LinkingField[]> {
  const page = site.files.find((one) => one.file === file)?.address;
  if (page === undefined) return [];
  const answers = await Promise.all(
    sections.map((section) => call('usage', { kind: 'anchor', name: anchorAddress(page, section) })),
  );
  const isInside = ({ file: from, path }: LinkingField) =>
    from === file && path[0] === SECTIONS[0] && sections.some(({ index }) => index === path[1]);
  return answers.flat().filter((field) => !isInside(field));
}
