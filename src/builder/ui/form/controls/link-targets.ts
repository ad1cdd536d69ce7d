import type { SiteOverview } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { isMap } from '../../../../data/plain.ts';
import { withFactValues } from '../../state/facts.ts';
import { isEntryTemplate } from '../../state/page-tree.ts';
import { plainTextIn } from '../../state/plain-title.ts';
import { readingKeys, readingLanguage } from '../../state/variants.ts';
import { humanize } from '../model/create-field.ts';

/** Something that a link may lead to. */
export interface LinkTarget {
  kind: 'page' | 'anchor' | 'contact' | 'mail' | 'phone' | 'download' | 'outside';
  address: string;
  title: string;
}

/**
 * Lists what the links of a file may lead to: the contact form, sections of the same page, all pages and their sections,
 * the home page before others, the mailbox and the telephone.
 * @param owner the data of `content/site.yaml`
 */
export function linkTargets(
  site: Pick<SiteOverview, 'files' | 'anchors' | 'sectionTypes' | 'languages' | 'facts' | 'regions'>,
  file: string,
  owner: unknown,
  withContact: boolean,
): LinkTarget[] {
  const pages = pagesOf(site)
    .flatMap(({ address, title, file: own }) =>
      address === undefined ? [] : [{ address, title, isOwn: own === file }],
    )
    .sort((a, b) => Number(b.address === '/') - Number(a.address === '/'));
  const sectionsOf = (address: string) => site.anchors[address] ?? [];
  const language = readingLanguage(site);
  // As in the list of sections; one without a title is called by its type, or by the name that it was given.
  const nameOf = ({ anchor, title }: ReturnType<typeof sectionsOf>[number]) => {
    const own = plainTextIn(title, readingKeys(site));
    if (own !== undefined) return withFactValues(own, language, site);
    return site.sectionTypes.find(({ type }) => type === anchor)?.title ?? humanize(anchor);
  };
  const here = pages.find(({ isOwn }) => isOwn)?.address ?? '';
  const { email, phone } = isMap(owner) ? owner : {};
  return [
    ...(withContact ? [{ kind: 'contact', address: 'contact', title: texts.form.link.contact } as const] : []),
    ...sectionsOf(here).map((section) => ({
      kind: 'anchor' as const,
      address: `#${section.anchor}`,
      title: texts.form.link.onThisPage(nameOf(section)),
    })),
    ...pages.map(({ address, title }) => ({ kind: 'page' as const, address, title })),
    ...pages.flatMap(({ address, title, isOwn }) =>
      isOwn
        ? []
        : sectionsOf(address).map((section) => ({
            kind: 'anchor' as const,
            address: `${address}#${section.anchor}`,
            title: `${title}: ${nameOf(section)}`,
          })),
    ),
    ...(typeof email === 'string'
      ? [{ kind: 'mail' as const, address: `mailto:${email}`, title: texts.form.link.email }]
      : []),
    ...(typeof phone === 'string'
      ? [{ kind: 'phone' as const, address: `tel:${phone}`, title: texts.form.link.phone }]
      : []),
  ];
}

/** The files without the pages that show each entry of a collection, which have the address of the first one. */
export const pagesOf = ({ files }: Pick<SiteOverview, 'files'>): SiteOverview['files'] =>
  files.filter((each) => !isEntryTemplate(each, files));
