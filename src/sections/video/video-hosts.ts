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
