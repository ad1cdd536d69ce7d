import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { addressesOf, kindOf, singleFile } from '../../../model/file-kinds.ts';
import { pageAddresses } from '../../../content/read/page-paths.ts';
import { retargetLinks } from '../../../authoring/content-edit/compound/retarget.ts';
import { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { EditRefusal } from '../../../authoring/edit/edit-operation.ts';
import { makeChanges } from '../../../authoring/content-edit/edit-content.ts';
import { withSchemaOrder } from '../../../authoring/content-edit/field-order.ts';
import { recoverChanges } from '../../../authoring/content-edit/write-changes.ts';
import { titleOfFile } from '../problems.ts';
import type { BuilderSession } from '../session.ts';
import { doneWith } from './create-page.ts';
import { NAVIGATION_FILE, NAVIGATION_LISTS } from './plan-listing.ts';

type DeleteInput = Parameters<BuilderHandlers['deletePage']>[0];
type Done = Awaited<ReturnType<BuilderHandlers['deletePage']>>;

const SITE = 'content/site.yaml';

/**
 * Answers `deletePage`: removes a page or an entry, with the items of lists that lead to it, as one step that can be undone. With a redirect, links lead to the page that replaces it; otherwise a page that links to it must be changed
 * first.
 */
export function deletePage(session: BuilderSession, { file, replacement }: DeleteInput): Done {
  const { root, check } = session;
  recoverChanges(root);
  if (!hasPage(session, file))
    return { ok: false, message: texts.server.creation.notAPage(titleOfFile(session, file)) };
  const site = new SiteTexts(root, check.model);
  const addresses = currentAddresses(session, file);
  try {
    const old = [...addresses, ...redirectsOf(site, file)];
    site.remove(file);
    removeListings(site, addresses);
    if (replacement.kind === 'redirect') {
      const target = fileAt(session, replacement.to);
      if (target === undefined) return { ok: false, message: texts.server.creation.noPageAt(replacement.to) };
      retargetLinks(site, (link) => (addresses.includes(pageOf(link)) ? replacement.to : link));
      addAll(session, site, target, 'redirectFrom', old);
    }
    if (replacement.kind === 'gone') addAll(session, site, SITE, 'gone', old);
    const title = titleOf(file);
    return doneWith(
      session,
      makeChanges(root, site.changes(), check.model, { label: texts.server.creation.deleteStep(title), check }),
      texts.server.creation.deleted(title),
    );
  } catch (error) {
    if (error instanceof EditRefusal && error.file !== undefined)
      return { ok: false, message: `${titleOfFile(session, error.file)}: ${error.message}` };
    throw error;
  }
}

const titleOf = (file: string): string => file.replace(/^content\/[^/]+\/|\.yaml$/g, '');

const hasPage = ({ check }: BuilderSession, file: string): boolean =>
  ['page', 'entry'].includes(kindOf(check.model, file)?.kind ?? '');

/** Returns the current addresses of a file's page; of a page that's made for each entry, the one that its file names. */
function currentAddresses({ check }: BuilderSession, file: string): string[] {
  const { checked } = check.result();
  const found = kindOf(check.model, file);
  const page = checked.pages.find((one) => one.file === file);
  if (found?.kind !== 'page' || page?.value.each === undefined) return addressesOf(check.model, file, checked);
  return pageAddresses({ path: found.path, alsoAt: page.value.alsoAt });
}

/** The path of the page that a link leads to, without anchor; '#' for a link that leads elsewhere. */
const pageOf = (link: string): string => (link.startsWith('/') ? link.slice(1).replace(/#.*$/, '') : '#');

function redirectsOf(site: SiteTexts, file: string): string[] {
  const { redirectFrom } = Object(site.dataOf(file)) as { redirectFrom?: unknown };
  return Array.isArray(redirectFrom) ? redirectFrom.map((address) => String(address).replace(/^\//, '')) : [];
}

/** Finds the file of the page with an address. */
const fileAt = (session: BuilderSession, address: string): string | undefined =>
  [...session.check.files().keys()].find(
    (file) => hasPage(session, file) && currentAddresses(session, file).includes(address.replace(/^\//, '')),
  );

/** Removes the entries that lead to a page, the last one first. */
function removeListings(site: SiteTexts, addresses: readonly string[]): void {
  const lists = [
    ...Object.values(NAVIGATION_LISTS).map((list) => ({ file: NAVIGATION_FILE, list, key: 'to' })),
    ...site.model.pageLists.map(({ single, field, linkField }) => ({
      file: singleFile(single.name),
      list: field,
      key: linkField,
    })),
  ];
  for (const { file, list, key } of lists) {
    const items = (Object(site.dataOf(file)) as Record<string, unknown>)[list];
    const entries: unknown[] = Array.isArray(items) ? items : [];
    for (const [index, entry] of [...entries.entries()].reverse()) {
      const link = (Object(entry) as Record<string, unknown>)[key];
      if (addresses.includes(pageOf(String(link)))) site.edit(file, { op: 'remove', path: [list, index] });
    }
  }
}

/** Adds addresses to a list of a file, which may not have it yet. */
function addAll(
  { check: { model } }: BuilderSession,
  site: SiteTexts,
  file: string,
  key: string,
  addresses: readonly string[],
): void {
  const present = (Object(site.dataOf(file)) as Record<string, unknown>)[key];
  const values = addresses.map((address) => `/${address}`);
  if (!Array.isArray(present))
    return site.edit(
      file,
      withSchemaOrder(site.textOf(file), file, { op: 'put', path: [], key, value: values }, model),
    );
  for (const [offset, value] of values.entries())
    site.edit(file, { op: 'insert', path: [key], index: present.length + offset, value });
}
