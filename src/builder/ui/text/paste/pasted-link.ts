import { encodeTarget } from '../../../../schema/inline-markup.ts';

/** Services that wrap the links of mails and documents, and where they keep the address. */
const WRAPPERS: readonly { host: RegExp; path: RegExp; parameter: string }[] = [
  { host: /(^|\.)google\.[a-z.]+$/, path: /^\/url$/, parameter: 'q' },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: /^\//, parameter: 'url' },
];

/** Where a pasted link leads, as a text can hold it. */
interface PastedTarget {
  address: string;
  /** Whether the link began with `http:`, which a text can't have. */
  wasInsecure: boolean;
}

/** Returns where a pasted link leads; `undefined` for one that leads nowhere outside its document. */
export function pastedTarget(href: string): PastedTarget | undefined {
  const own = href.trim();
  if (!/^(?:https?|mailto|tel):/i.test(own) || !URL.canParse(own)) return undefined;
  const url = new URL(own);
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(url.hostname) && path.test(url.pathname));
  const inner = wrapper && url.searchParams.get(wrapper.parameter);
  if (inner !== undefined && inner !== null) return pastedTarget(inner);
  return { address: encodeTarget(own.replace(/^http:/i, 'https:')), wasInsecure: url.protocol === 'http:' };
}

const MAIL = /^(?:mailto:)?([^\s@?:/]+@[^\s@?/]+\.[^\s@?/]+)$/i;

const PHONE = /^(?:tel:)?(\+?[\d\s()./-]{6,})$/i;

/**
 * Returns the address of a link that somebody means by some words: `https://…`, a mail address, a phone number; `undefined` for
 * other words.
 */
export function addressMeant(words: string): string | undefined {
  const text = words.trim();
  const [, mail] = MAIL.exec(text) ?? [];
  if (mail !== undefined) return `mailto:${mail}`;
  const [, phone] = PHONE.exec(text) ?? [];
  if (phone !== undefined && phone.replace(/\D/g, '').length >= 6) return `tel:${phone.replace(/[^+\d]+/g, '')}`;
  if (/^https?:\/\/\S+\.\S+$/i.test(text)) return encodeTarget(text.replace(/^http:/i, 'https:'));
  if (/^www\.[^\s.]+\.\S+$/i.test(text)) return encodeTarget(`https://${text}`);
  return /^(?:mailto|tel):\S+$/.test(text) ? text : undefined;
}
