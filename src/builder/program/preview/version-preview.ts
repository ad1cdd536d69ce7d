import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteResponder } from '../../../hosting/handle-request.ts';
import { HOSTING_FILE, type Hosting } from '../../../hosting/hosting.ts';
import { ASSETS_FOLDER, findRelease, isKept, releaseFolder, type Release } from '../../../publishing/release-store.ts';
import { LOCAL_FORM_ENDPOINT, type ContactFormData } from '../../../schema/contact-form-data.ts';
import { withPreviewNote } from './preview-pages.ts';

/** What answers for one version of the site. */
export interface VersionPreview {
  /** Answers a request; the target is as it was sent. */
  answer: (request: Request, target: string) => Promise<Response>;
  /** Returns whether the version has a page. */
  has: (path: string) => boolean;
}

/** Opens a version as visitors saw it; `undefined` if its files aren't kept. */
export function openVersionPreview(releases: string, number: number): VersionPreview | undefined {
  const release = findRelease(releases, number);
  if (!release || !isKept(releases, number)) return undefined;
  const folder = releaseFolder(releases, number);
  const hosting = JSON.parse(readFileSync(join(folder, HOSTING_FILE), 'utf8')) as Hosting; // written by our own build
  const respond = createSiteResponder(hosting, folder, releases);
  const services = servicesOf(releases, release);
  return {
    has: (path) => existsSync(join(folder, path)),
    async answer(request, target) {
      // Neither compressed nor in parts, since pages are changed.
      const response = await respond(new Request(request.url, { method: request.method }), target);
      const type = response.headers.get('Content-Type') ?? '';
      if (!/^(?:text\/html|application\/json)\b/.test(type)) return response;
      const own = withoutServices(await response.text(), services);
      const headers = new Headers(response.headers);
      for (const name of ['Content-Length', 'ETag', 'Last-Modified']) headers.delete(name);
      const body = type.startsWith('text/html') ? withPreviewNote(own, target.replace(/\?.*$/s, ''), true) : own;
      return new Response(request.method === 'HEAD' ? null : body, { status: response.status, headers });
    },
  };
}

/** Addresses to which the forms of a version are sent or lead, and the address here that stands in for each. */
function servicesOf(releases: string, { assets }: Release): ReadonlyMap<string, string> {
  const shared = assets.filter((name) => /^layout-.*\.json$/.test(name));
  return new Map(
    shared.flatMap((name) => {
      const text = readFileSync(join(releases, ASSETS_FOLDER, name), 'utf8');
      const { endpoint, thankYouUrl } = (JSON.parse(text) as { form: ContactFormData }).form; // written by our own build
      return [
        [endpoint, LOCAL_FORM_ENDPOINT],
        [thankYouUrl, new URL(thankYouUrl, 'http://localhost').pathname],
      ] as const;
    }),
  );
}

/** Sends the forms of a page or of its data to this server, and starts no tag manager: nobody's visit here is counted. */
function withoutServices(text: string, services: ReadonlyMap<string, string>): string {
  let own = text.replace(/"tagManagerId":"[^"]*"/g, '"tagManagerId":""');
  for (const [address, here] of services)
    for (const [from, to] of [
      [`"${address.replaceAll('&', '&amp;')}"`, `"${here}"`],
      [JSON.stringify(address), JSON.stringify(here)],
    ] as const)
      own = own.replaceAll(from, to);
  return own;
}
