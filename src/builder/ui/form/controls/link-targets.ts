import type { SiteOverview } from '../../../protocol/site-methods.ts';
import { texts } from '../../../texts/texts.ts';
import { isEntryTemplate } from '../../state/page-tree.ts';
import { humanize } from '../model/create-field.ts';
import { isMap } from '../../../../data/plain.ts';

/** Something that a link may lead to. */
export interface LinkTarget {
  kind: 'page' | 'anchor' | 'contact' | 'mail' | 'phone';
  address: string;
  title: string;
}

/**
 * Lists what the links of a file may lead to: the contact form, sections of the same page, all pages and their sections,
 * the mailbox and the telephone.
 * @param owner the data of `content/site.yaml`
 */
export function linkTargets(site: SiteOverview, file: string, owner: unknown, withContact: boolean): LinkTarget[] {
  const pages = pagesOf(site).flatMap(({ address, title, file: own }) =>
    address === undefined ? [] : [{ address, title, isOwn: own === file }],
  );
  const sectionsOf = (address: string) => site.anchors[address] ?? [];
  const here = pages.find(({ isOwn }) => isOwn)?.address ?? '';
  const { email, phone } = isMap(owner) ? owner : {};
  return [
    ...(withContact ? [{ kind: 'contact', address: 'contact', title: texts.form.link.contact } as const] : []),
    ...sectionsOf(here).map((anchor) => ({
      kind: 'anchor' as const,
      address: `#${anchor}`,
      title: texts.form.link.onThisPage(humanize(anchor)),
    })),
    ...pages.map(({ address, title }) => ({ kind: 'page' as const, address, title })),
    ...pages.flatMap(({ address, title, isOwn }) =>
      isOwn
        ? []
        : sectionsOf(address).map((anchor) => ({
            kind: 'anchor' as const,
            address: `${address}#${anchor}`,
            title: `${title}: ${humanize(anchor)}`,
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

/** Returns what a reference may name, with the titles: pages, or the entries of a collection. */
export function referenceOptions(collection: string | undefined, { files }: Pick<SiteOverview, 'files'>): Option[] {
  if (collection !== undefined)
    return files
      .filter((file) => file.collection === collection)
      .map(({ file, title }) => ({ value: file.replace(/^.*\/|\.yaml$/g, ''), label: title }));
  return files
    .filter(({ group, address }) => group === 'pages' && address !== undefined)
    .map(({ address = '', title }) => ({ value: address.replace(/^\//, ''), label: title }));
}

interface Option {
  value: string;
  label: string;
}
