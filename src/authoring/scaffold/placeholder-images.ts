/** A client's name in place of a logo, compressed to the available width. */
export const placeholderLogo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="212" height="64" viewBox="0 0 212 64"><text x="8" y="40" fill="#1d1b18" font-family="Georgia, serif" font-size="22"${
    name.length > 18 ? ' textLength="196" lengthAdjust="spacingAndGlyphs"' : ''
  }>${name}</text></svg>\n`;

/** Hills and a sun, behind the card of an entry. */
export const PLACEHOLDER_BACKGROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><path fill="#d8e5de" d="M0 0h800v500H0z"/><path fill="#5e8f7e" d="M0 360Q200 260 400 330T800 270V500H0z"/><path fill="#1e5245" d="M0 430Q220 360 430 420T800 380V500H0z"/><circle cx="620" cy="130" r="46" fill="#de8b68"/></svg>\n';
