/** How a film of another host is named, found and shown. */
interface VideoHost {
  /** The name that visitors know; it is told before the host is asked for anything. */
  name: string;
  /** What an id of the host looks like, and an example. */
  id: RegExp;
  idExample: string;
  /** Origin of the frame, which the site's policy has to allow. */
  origin: string;
  /** Address of the frame, which plays at once: the visitor has pressed play already. */
  frame: (id: string) => string;
  /** Address of the film at its host, for visitors without script. */
  page: (id: string) => string;
}

/**
 * The hosts whose films a page can show. YouTube's frame comes from the domain that sets no cookies before the film
 * plays; Vimeo's is asked not to track (`dnt`).
 */
export const VIDEO_HOSTS = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    idExample: 'M7lc1UVf-VE',
    origin: 'https://www.youtube-nocookie.com',
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{6,12}$/,
    idExample: '76979871',
    origin: 'https://player.vimeo.com',
    frame: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
} satisfies Record<string, VideoHost>;

/** A film at a host. */
export interface Film {
  host: keyof typeof VIDEO_HOSTS;
  id: string;
}

/** Parts of an address behind which the id stands: `/embed/M7lc1UVf-VE`. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]+)/;

/** The id in an address of YouTube, whatever stands around it. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.split('/')[1];
  if (!/(^|\.)youtube(-nocookie)?\.com$/.test(hostname)) return undefined;
  return searchParams.get('v') ?? YOUTUBE_PATH.exec(pathname)?.[1];
}

/** The id in an address of Vimeo: the last part that is a number. */
const vimeoId = ({ hostname, pathname }: URL): string | undefined =>
  /(^|\.)vimeo\.com$/.test(hostname) ? pathname.split('/').findLast((part) => /^\d+$/.test(part)) : undefined;

/** Finds the film in an address or in the code that its host offers for embedding; `undefined`: there is none. */
export function filmIn(text: string): Film | undefined {
  const [address] =
    /(?:https?:)?(?:\/\/)?[\w.-]*(?:youtube|youtube-nocookie|youtu|vimeo)\.(?:com|be)\/[^\s"'<>]*/i.exec(text) ?? [];
  if (address === undefined) return undefined;
  const url = new URL(address.replace(/^(?:https?:)?(?:\/\/)?/i, 'https://'));
  const found = { youtube: youtubeId(url), vimeo: vimeoId(url) };
  return (['youtube', 'vimeo'] as const)
    .map((host) => ({ host, id: found[host] ?? '' }))
    .find(({ host, id }) => VIDEO_HOSTS[host].id.test(id));
}
