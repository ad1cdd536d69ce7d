/** What of a page is compared with the same page at its public address: hosts may add scripts and lay the markup out anew. */
export interface PageReading {
  title: string;
  /** The words that a visitor reads, with single spaces. */
  text: string;
  canonical: string;
}

const UNREAD = /<(script|style|template|noscript)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->/gi;

/** Reads a page. */
export function readingOfPage(html: string): PageReading {
  const read = html.replace(UNREAD, ' ');
  const [head = '', body = ''] = read.split(/<body\b[^>]*>/i);
  return {
    title: plain(/<title\b[^>]*>([^<]*)/i.exec(head)?.[1] ?? ''),
    text: plain(body.replace(/<[^>]*>/g, ' ')),
    canonical: canonicalIn(head),
  };
}

const canonicalIn = (head: string): string => {
  const [link = ''] = /<link\b[^>]*\brel="?canonical\b[^>]*>/i.exec(head) ?? [];
  return /\bhref="?([^"\s>]*)/i.exec(link)?.[1] ?? '';
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
