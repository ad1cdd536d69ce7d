import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { withInterfaceLanguage } from '../../../authoring/interface-language-scope.ts';
import { answerMockServices } from '../../../hosting/mock-services.ts';
import { refusalOfTarget } from '../../../hosting/request-targets.ts';
import { findPreviewLink, notePreviewVisit, type StoredPreviewLink } from '../../people/preview-links.ts';
import { createTryLimit } from '../../people/try-limit.ts';
import { isOwnRequest } from '../../server/request-guard.ts';
import { guarded } from '../answer-request.ts';
import { languageOfRequest } from '../request-language.ts';
import type { NodeEnv } from '../shell-app.ts';
import { clientAddress } from '../../../hosting/client-address.ts';
import { createNoteForm, type VisitorNote } from './note-form.ts';
import { NOTE_PATH } from './note-form-page.ts';
import { noPreview, PREVIEW_HEADERS } from './preview-pages.ts';
import { openedToken, previewCookie, tokenInPath, type PreviewPlace } from './preview-place.ts';
import { openVersionPreview, type VersionPreview } from './version-preview.ts';

/** Wrong links that an address may open in ten minutes. After that, it opens none. */
const WRONG_LINKS = { tries: 50, withinMs: 10 * 60 * 1000 };

/** Browsers that have seen it ask by https only, for a year. */
const ONLY_HTTPS = 'max-age=31536000';

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}

/** What the server of previews is made of. */
interface PreviewParts {
  place: PreviewPlace;
  /** The folder of the releases. */
  releases: string;
  /** Answers for the draft. */
  draft: Pick<Hono<NodeEnv>, 'fetch'>;
  /** Returns what answers for a draft beside the main one; `undefined` if it has ended. */
  draftOf: (id: string) => Promise<Pick<Hono<NodeEnv>, 'fetch'> | undefined>;
  /** Returns the regions of the draft; the first is the default one. */
  regions: () => readonly string[];
  /** Stores a note of somebody who has a link. */
  leaveNote: (note: VisitorNote) => Promise<void>;
}

/** Serves previews on a port of this machine, to people who have a link. */
export async function servePreviews(parts: PreviewParts, port: number, host: string): Promise<Server> {
  const answer = createPreviewAnswer(parts);
  const server = createServer((req, res) => {
    const exchange = { req, res };
    withInterfaceLanguage(languageOfRequest(req.headers), () => answer(exchange))
      .then((response) => response && send(response, exchange, parts.place))
      .catch((error: unknown) => {
        console.error(error);
        if (res.headersSent) res.destroy();
        else res.writeHead(500).end();
      });
  }).listen(port, host);
  await once(server, 'listening');
  return server;
}

function createPreviewAnswer({ place, releases, draft, draftOf, regions, leaveNote }: PreviewParts) {
  const wrongLinks = createTryLimit(WRONG_LINKS);
  const versions = keptVersions(releases);
  const noteForm = createNoteForm(place.origin, leaveNote);
  /** Opens a link: its cookie shows the preview from now on. */
  const open = (token: string, link: StoredPreviewLink, incoming: IncomingMessage): Response => {
    const version = link.release === null ? undefined : versions(link.release);
    const region = regions().find((code) => !version || version.has(`${code}/index.html`));
    const path = region === undefined ? '/' : `/${region}/`;
    // The renderer may have ended: it starts while the browser follows.
    if (link.release === null && link.draft === null) {
      const page = new Request(new URL(path, place.origin));
      void Promise.resolve(draft.fetch(page, { incoming })).catch(() => undefined);
    }
    const headers = {
      Location: path,
      'Set-Cookie': previewCookie(place, token, link.expires - Date.now()),
    };
    return new Response(null, { status: 302, headers });
  };
  /** Answers with the preview of a link; `undefined` if it has answered already. */
  const show = async (link: StoredPreviewLink, exchange: Exchange): Promise<Response | undefined> => {
    const { req, res } = exchange;
    // Notes belong to the main draft.
    if (isNoteForm(req)) return link.draft === null ? noteForm(link, req) : noPreview('missing');
    if (req.headers['sec-fetch-dest'] !== 'empty') notePreviewVisit(place.database(), link);
    for (const [name, value] of Object.entries(PREVIEW_HEADERS)) res.setHeader(name, value);
    if (await answerMockServices(undefined, req, res)) return undefined;
    for (const name of Object.keys(PREVIEW_HEADERS)) res.removeHeader(name);
    const request = new NodeRequest(exchange);
    if (link.release === null) {
      const shown = link.draft === null ? draft : await draftOf(link.draft);
      return shown ? shown.fetch(request, { incoming: req }) : noPreview('gone');
    }
    return versions(link.release)?.answer(request, req.url ?? '/') ?? noPreview('gone');
  };
  return async (exchange: Exchange): Promise<Response | undefined> => {
    const { req } = exchange;
    const isOwn = isOwnRequest(guarded(req, place.origin)) && refusalOfTarget(req.url ?? '/') === undefined;
    if (!isOwn) return noPreview('missing');
    const client = clientAddress(req);
    const seconds = wrongLinks(client, false);
    if (seconds > 0) return noPreview('tooMany', { 'Retry-After': String(seconds) });
    const sent = tokenInPath((req.url ?? '/').replace(/\?.*$/s, ''));
    const token = sent ?? openedToken(req.headers, place);
    if (token === undefined) return noPreview('gone');
    const link = findPreviewLink(place.database(), token);
    if (link) return sent === undefined ? show(link, exchange) : open(token, link, req);
    wrongLinks(client);
    // A browser whose link was withdrawn forgets it: its further requests are no guesses.
    return noPreview('gone', sent === undefined ? { 'Set-Cookie': previewCookie(place) } : {});
  };
}

const isNoteForm = ({ url = '/' }: IncomingMessage): boolean => url.replace(/\?.*$/s, '') === NOTE_PATH;

/** Sends a response with the headers of all previews. */
async function send(response: Response, { req, res }: Exchange, { origin }: PreviewPlace): Promise<void> {
  const own = origin.startsWith('https:')
    ? { ...PREVIEW_HEADERS, 'Strict-Transport-Security': ONLY_HTTPS }
    : PREVIEW_HEADERS;
  for (const [name, value] of Object.entries(own)) response.headers.set(name, value);
  // What the form sends has to name this origin.
  if (isNoteForm(req)) response.headers.set('Referrer-Policy', 'same-origin');
  await sendNodeResponse(res, response);
}

/** Returns a function that opens versions, the last one once. */
function keptVersions(releases: string): (number: number) => VersionPreview | undefined {
  let known: { number: number; version: VersionPreview } | undefined;
  return (number) => {
    if (known?.number === number && known.version.has('')) return known.version;
    const version = openVersionPreview(releases, number);
    known = version && { number, version };
    return version;
  };
}
