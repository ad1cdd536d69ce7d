/** The parts of a page that must be the same at its public address. The markup may differ: hosts inject scripts and reformat it. */
export interface PageReading {
  title: string;
  /** The visible text, with whitespace collapsed. */
  text: string;
  canonical: string;
}

const UNREAD = /<(script|style|template|noscript)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->/gi;

/** Extracts the parts of a page to compare. */
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
