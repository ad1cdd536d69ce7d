import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { texts } from '../texts/texts.ts';
import { TOKEN_HEADER } from '../protocol/transport.ts';

/** The parts of a request that decide whether it's answered. */
export interface GuardedRequest {
  method?: string | undefined;
  headers: IncomingHttpHeaders;
  /** The port at which the request arrived. */
  port: number | undefined;
  /** The only address at which a builder on the web is reached. Without it, it's reached by the names of this machine. */
  address?: string | undefined;
}

/** Why a request isn't answered: a status and a sentence. */
export interface RequestRefusal {
  status: 403 | 405 | 415;
  message: string;
}

/** Names of this machine. Any other name in `Host` may belong to an attacker whose domain leads here (DNS rebinding). */
const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Why a request of another page, or by another name of this machine, isn't answered. */
export const foreignRequest = (): RequestRefusal => ({ status: 403, message: texts.server.requests.foreign });

/** Response headers of the shell: no other site may embed it, load it, or hold its window. */
export const SHELL_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const;

/** Returns why the page of the builder isn't sent. A browser may open it from anywhere, but not load it as a part. */
export function refusalOfShell(request: GuardedRequest): RequestRefusal | undefined {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, message: texts.server.requests.getOnly };
  if (!isOwnRequest(request)) return foreignRequest();
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-dest': destination } = headers;
  return ['none', 'same-origin'].includes(site) || destination === 'document' ? undefined : foreignRequest();
}

/**
 * Returns why a call isn't answered: it must come from the shell's own page, at this host and port, with the token of this
 * start or of its session.
 * @param mediaType the content type of its body
 */
export function refusalOfCall(
  request: GuardedRequest,
  token: string,
  isMediaType?: (mediaType: string) => boolean,
): RequestRefusal | undefined {
  const refusal = refusalOfPost(request, isMediaType);
  if (refusal && refusal.status !== 415) return refusal;
  const { [TOKEN_HEADER]: sent } = request.headers;
  return typeof sent === 'string' && isSameSecret(sent, token) ? refusal : foreignRequest();
}

/** Returns why what a page sends isn't answered: it must be a page of this server. */
export function refusalOfPost(
  request: GuardedRequest,
  isMediaType: (mediaType: string) => boolean = (mediaType) => mediaType === 'application/json',
): RequestRefusal | undefined {
  const { method, headers, address } = request;
  if (method !== 'POST') return { status: 405, message: texts.server.requests.postOnly };
  const { host, origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers;
  if (!isOwnRequest(request) || origin !== (address ?? `http://${host}`) || site !== 'same-origin')
    return foreignRequest();
  const [mediaType = ''] = type.toLowerCase().split(';');
  return isMediaType(mediaType.trim())
    ? undefined
    : { status: 415, message: texts.server.requests.mediaType(mediaType.trim()) };
}

/** Returns whether a request names this server: its address on the web, or this machine and this port. */
export function isOwnRequest({ headers: { host }, port, address }: GuardedRequest): boolean {
  if (address !== undefined) return host === new URL(address).host;
  return port !== undefined && LOCAL_NAMES.some((name) => host === `${name}:${port}`);
}

/** Compares secrets in constant time: hashes of equal length, so that not even the length shows. */
function isSameSecret(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}

/** Returns whether a server that listens at this address can be reached from other machines. */
export const isExposed = (host: string | boolean | undefined): boolean =>
  host !== undefined && host !== false && !['localhost', '127.0.0.1', '::1'].includes(String(host));
