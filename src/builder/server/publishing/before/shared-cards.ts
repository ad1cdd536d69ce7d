import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadShareImages, ogImageAt, type ShareImageSource } from '../../../../content/outputs/og-images.ts';
import { renderPng } from '../../../../content/outputs/write-images.ts';
import type { LoadedSite } from '../../../../content/load-content.ts';
import { ogImagePath, type SiteRoute } from '../../../../content/page-data/routes.ts';
import { pageDataFile, pageDataKey } from '../../../../schema/page-data-key.ts';
import type { ChangedCard, ShareCard } from '../../../protocol/before-calls.ts';
import { VERSION_FILES_PATH } from '../../../protocol/compare-calls.ts';
import { routesOfFile } from '../../appearance/page-source.ts';
import type { ChosenState } from './chosen-state.ts';

/** A card, and what identifies its picture. */
interface Card extends ShareCard {
  pictureHash: string;
}

/** Returns how a page looks when it's shared, now and after the publication, for the regions in which that changes. */
export async function changedCards(root: string, { site, live }: ChosenState, file: string): Promise<ChangedCard[]> {
  if (!site || !live) return [];
  const images = { root, templates: await loadShareImages(root) };
  const found = new Map<string, ChangedCard>();
  for (const route of routesOfFile(site, file)) {
    const before = liveCard(live, route);
    const after = await nextCard(site, images, route, before);
    if (before && identityOf(before) === identityOf(after)) continue;
    const key = `${before ? identityOf(before) : ''} ${identityOf(after)}`;
    const known = found.get(key);
    if (known) known.regions.push(route.region);
    else found.set(key, { regions: [route.region], ...(before && { before: shown(before) }), after: shown(after) });
  }
  return [...found.values()];
}

const identityOf = ({ title, description, pictureHash }: Card): string =>
  JSON.stringify([title, description, pictureHash]);

const shown = ({ pictureHash: _hash, ...card }: Card): ShareCard => card;

const hashOfPicture = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Reads the card of a page of the live version; `undefined` if it doesn't have the page. */
function liveCard(
  { number, folder }: NonNullable<ChosenState['live']>,
  { region, pagePath }: SiteRoute,
): Card | undefined {
  const data = join(folder, pageDataFile(pageDataKey({ region, path: pagePath })));
  if (!existsSync(data)) return undefined;
  const card = textsIn(JSON.parse(readFileSync(data, 'utf8')));
  const path = card.picture === '' ? '' : new URL(card.picture).pathname;
  const file = join(folder, path);
  if (path === '' || !existsSync(file))
    return { host: card.host, title: card.title, description: card.description, pictureHash: '' };
  return { ...card, picture: `${VERSION_FILES_PATH}${number}${path}`, pictureHash: hashOfPicture(readFileSync(file)) };
}

/** Makes the card of a page as the build would, with its picture. */
async function nextCard(
  site: LoadedSite,
  images: ShareImageSource,
  route: SiteRoute,
  before: Card | undefined,
): Promise<Card> {
  const card = textsIn(site.pageData.page(route));
  const path = new URL(card.picture).pathname;
  if (path !== ogImagePath(route, site.ownOgImages)) {
    const file = join(images.root, 'public', path);
    return { ...card, picture: path, pictureHash: existsSync(file) ? hashOfPicture(readFileSync(file)) : '' };
  }
  // A large site has one picture for all entries, which the page of one doesn't change.
  if (route.entry && !site.ownOgImages)
    return { ...card, picture: before?.picture ?? path, pictureHash: before?.pictureHash ?? '' };
  const png = await renderPng(ogImageAt(site, images, route));
  return { ...card, picture: `data:image/png;base64,${png.toString('base64')}`, pictureHash: hashOfPicture(png) };
}

/** Reads what social networks show from the data of a page, which an older version may have in another form. */
function textsIn(data: unknown): Omit<Card, 'pictureHash'> & { picture: string } {
  const { head } = Object(data) as { head?: { meta?: { name?: string; content?: string }[] } };
  const tag = (name: string) => head?.meta?.find((one) => one.name === name)?.content ?? '';
  const url = tag('og:url');
  return {
    picture: tag('og:image'),
    host: url === '' ? '' : new URL(url).host.replace(/^www\./, ''),
    title: tag('og:title'),
    description: tag('og:description'),
  };
}
