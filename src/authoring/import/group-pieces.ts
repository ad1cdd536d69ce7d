import type { HtmlPiece } from './html-pieces.ts';

/** A section of an imported page, in one language. */
export type ImportedSection =
  | { type: 'rich-text'; title?: string | undefined; parts: { heading?: string | undefined; body: string }[] }
  | {
      type: 'media-text';
      title: string;
      body: string;
      picture: { src: string; alt: string };
      caption?: string | undefined;
    }
  | { type: 'table'; title: string; columns: string[]; rows: string[][] };

/** The beginning of a page. */
export interface ImportedOpening {
  title: string;
  subtitle?: string | undefined;
}

/** Most parts of a rich text. */
const MOST_PARTS = 12;
/** Columns that a table may have. */
const COLUMNS = { fewest: 2, most: 8 };
/** Longest first paragraph that reads well below the heading of the page, in characters. */
const LONGEST_SUBTITLE = 240;

type Picture = Extract<HtmlPiece, { kind: 'picture' }>;

/** A heading with what follows it: texts, and a picture at most. */
interface Unit {
  heading?: string | undefined;
  texts: string[];
  picture?: Picture;
  rows?: string[][];
}

/**
 * Makes sections of what a page says. A heading of the highest level below that of the page begins a section; a picture stands
 * beside the text that follows it.
 * @param fallback the title of a page without a heading
 */
export function groupPieces(
  pieces: readonly HtmlPiece[],
  fallback: string,
): { opening: ImportedOpening; sections: ImportedSection[] } {
  const first = pieces.findIndex((piece) => piece.kind === 'heading' && piece.level === 1);
  const heading = pieces[first];
  const title = heading?.kind === 'heading' ? heading.text : fallback;
  const next = pieces[first + 1];
  const isLead =
    next?.kind === 'text' &&
    !next.text.startsWith('- ') &&
    next.text.length <= LONGEST_SUBTITLE &&
    !/\*\*|\]\(/.test(next.text);
  const subtitle = isLead ? next.text : undefined;
  const rest = [...pieces.slice(0, Math.max(first, 0)), ...pieces.slice(first + (isLead ? 2 : 1))];
  const level = Math.min(...rest.flatMap((piece) => (piece.kind === 'heading' ? [piece.level] : [])));
  return { opening: { title, subtitle }, sections: groupsOf(rest, level).flatMap((group) => sectionsOf(group, title)) };
}

/** Parts pieces before each heading of a level. */
function groupsOf(pieces: readonly HtmlPiece[], level: number): HtmlPiece[][] {
  const groups: HtmlPiece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && !(piece.kind === 'heading' && piece.level <= level)) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function sectionsOf(group: readonly HtmlPiece[], pageTitle: string): ImportedSection[] {
  const [first] = group;
  const title = first?.kind === 'heading' ? first.text : undefined;
  const sections: ImportedSection[] = [];
  let plain: Unit[] = [];
  let heading: string | undefined;
  const endText = () => {
    sections.push(...richTexts(plain, title));
    plain = [];
  };
  for (const unit of unitsOf(group)) {
    heading = unit.heading ?? heading;
    const { rows, picture } = unit;
    if (rows) {
      endText();
      sections.push(...tableSections(rows, heading ?? title ?? pageTitle));
    } else if (picture) {
      endText();
      sections.push(pictureSection(picture, unit, heading ?? title ?? pageTitle));
    } else plain.push(unit);
  }
  endText();
  return sections;
}

function unitsOf(group: readonly HtmlPiece[]): Unit[] {
  const units: Unit[] = [];
  for (const piece of group) {
    const last = units.at(-1);
    if (piece.kind === 'heading') units.push({ heading: piece.text, texts: [] });
    else if (piece.kind === 'table') {
      // A heading right above a table is its title.
      const heading = last && last.texts.length === 0 && !last.picture && !last.rows ? units.pop()?.heading : undefined;
      units.push({ heading, texts: [], rows: piece.rows });
    } else if (piece.kind === 'picture') {
      if (last && !last.picture && !last.rows) last.picture = piece;
      else units.push({ texts: [], picture: piece });
    } else if (last && !last.rows) last.texts.push(piece.text);
    else units.push({ texts: [piece.text] });
  }
  return units;
}

function richTexts(units: readonly Unit[], title: string | undefined): ImportedSection[] {
  const parts = units.flatMap(({ heading, texts }) => {
    const own = heading === title ? undefined : heading;
    if (texts.length > 0) return [{ heading: own, body: texts.join('\n\n') }];
    return own === undefined ? [] : [{ heading: undefined, body: `**${own}**` }];
  });
  const isOwn = units.some(({ heading }) => heading === title);
  if (parts.length === 0)
    return isOwn && title !== undefined ? [{ type: 'rich-text', parts: [{ body: `**${title}**` }] }] : [];
  const sections: ImportedSection[] = [];
  for (let start = 0; start < parts.length; start += MOST_PARTS)
    sections.push({
      type: 'rich-text',
      ...(start === 0 && isOwn && { title }),
      parts: parts.slice(start, start + MOST_PARTS),
    });
  return sections;
}

function pictureSection({ src, alt, caption }: Picture, { texts }: Unit, title: string): ImportedSection {
  const words = alt === '' ? title : alt;
  const body = texts.length > 0 ? texts.join('\n\n') : (caption ?? words);
  return {
    type: 'media-text',
    title,
    body,
    picture: { src, alt: words },
    ...(texts.length > 0 && { caption }),
  };
}

/** Makes a table, or a list of the rows if no table can be that narrow, wide or short. */
function tableSections([head = [], ...rows]: readonly string[][], title: string): ImportedSection[] {
  const width = Math.max(head.length, ...rows.map(({ length }) => length));
  const isTable = rows.length > 0 && width >= COLUMNS.fewest && width <= COLUMNS.most && head.length === width;
  if (isTable && [head, ...rows].flat().every((cell) => cell !== ''))
    return [{ type: 'table', title, columns: head, rows }];
  const lines = [head, ...rows].map((cells) => `- ${cells.filter((cell) => cell !== '').join(' · ')}`);
  return [{ type: 'rich-text', title, parts: [{ body: lines.join('\n') }] }];
}
