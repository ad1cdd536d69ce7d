/** So many letters are looked through at a time: what a replacement leaves behind is larger than what it replaces. */
const LETTERS_AT_A_TIME = 1_000_000;

const NEEDLESS =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| data-(?:size|variant|required|multiline|position|pointer|with-right-section)="[^"]*"| class="tabler-icon tabler-icon-[\w-]+ ?([^"]*)"/g;

/**
 * Markup without what libraries write for other places: an SVG in HTML needs no namespace, and no rule asks for the icons'
 * classes or for how Mantine's parts describe themselves. React does not compare attributes with what was rendered.
 */
export function leanMarkup(markup: string): string {
  let lean = '';
  for (let from = 0; from < markup.length;) {
    const tag = markup.indexOf('<', from + LETTERS_AT_A_TIME); // no tag is cut in two
    const to = tag < 0 ? markup.length : tag;
    lean += markup
      .slice(from, to)
      .replace(NEEDLESS, (_, ownClasses?: string) => (ownClasses ? ` class="${ownClasses}"` : ''));
    from = to;
  }
  return lean;
}
