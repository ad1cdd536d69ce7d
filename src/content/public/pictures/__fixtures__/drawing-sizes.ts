/** A drawing and the size at which browsers show it. */
export interface DrawingSize {
  /** What is special about the drawing. */
  spelling: string;
  content: string | Uint8Array;
  width: number;
  height: number;
}

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** Writes a drawing whose root element has attributes. */
const drawing = (attributes: string, inside = '<path d="M0 0h9v9z"/>'): string =>
  `<svg ${NAMESPACE} ${attributes}>${inside}</svg>`;

const sized = (spelling: string, content: string | Uint8Array, width: number, height: number): DrawingSize => ({
  spelling,
  content,
  width,
  height,
});

const utf16 = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** Drawings as programs and people write them. A test of the site shows each in a browser. */
export const DRAWING_SIZES: readonly DrawingSize[] = [
  sized('width and height', drawing('width="120" height="80"'), 120, 80),
  sized('pixels', drawing('width="120px" height="80px"'), 120, 80),
  sized('inches', drawing('width="2in" height="1in"'), 192, 96),
  sized('centimeters', drawing('width="2.54cm" height="5.08cm"'), 96, 192),
  sized('millimeters', drawing('width="25.4mm" height="50.8mm"'), 96, 192),
  sized('quarters of a millimeter', drawing('width="101.6Q" height="203.2q"'), 96, 192),
  sized('points', drawing('width="72pt" height="36pt"'), 96, 48),
  sized('picas', drawing('width="6pc" height="3pc"'), 96, 48),
  sized('the size of the font', drawing('width="2em" height="3em"'), 32, 48),
  sized('the size of the font of the root', drawing('width="2rem" height="3rem"'), 32, 48),
  sized('units in capitals', drawing('width="120PX" height="1IN"'), 120, 96),
  sized('fractions', drawing('width="120.4" height="80.6"'), 120, 81),
  sized('a fraction without a whole', drawing('width="120" height=".8e2"'), 120, 80),
  sized('exponents and signs', drawing('width="+1.2e2" height="8E+1px"'), 120, 80),
  sized('spaces around the numbers', drawing('width=" 120 " height="\n80\t"'), 120, 80),
  sized('a view box only', drawing('viewBox="0 0 64 32"'), 300, 150),
  sized('a tall view box only', drawing('viewBox="0 0 32 64"'), 75, 150),
  sized('a width and a view box', drawing('width="600" viewBox="0 0 300 200"'), 600, 400),
  sized('a height and a view box', drawing('height="400" viewBox="0 0 300 200"'), 600, 400),
  sized('percentages and a view box', drawing('width="100%" height="100%" viewBox="0 0 300 200"'), 225, 150),
  sized('half of the width and a view box', drawing('width="50%" viewBox="0 0 300 200"'), 225, 150),
  sized('a width, and the height in percent', drawing('width="600" height="100%" viewBox="0 0 300 200"'), 600, 400),
  sized('a height, and the width in percent', drawing('width="100%" height="400" viewBox="0 0 300 200"'), 600, 400),
  sized('percentages without a view box', drawing('width="100%" height="100%"'), 300, 150),
  sized('a width only', drawing('width="600"'), 600, 150),
  sized('a height only', drawing('height="400"'), 300, 400),
  sized('neither', drawing(''), 300, 150),
  sized('"auto"', drawing('width="auto" height="auto" viewBox="0 0 300 200"'), 225, 150),
  sized('words', drawing('width="wide" height="80" viewBox="0 0 300 200"'), 120, 80),
  sized('an unknown unit', drawing('width="120furlongs" height="80" viewBox="0 0 300 200"'), 120, 80),
  sized('a space before the unit', drawing('width="120 px" height="80" viewBox="0 0 300 200"'), 120, 80),
  sized('a negative width', drawing('width="-120" height="80" viewBox="0 0 300 200"'), 0, 80),
  sized('a view box with commas', drawing('viewBox="0,0, 64.6 ,32.3"'), 300, 150),
  sized('a view box that begins elsewhere', drawing('viewBox="-50 -20 300 200"'), 225, 150),
  sized('a view box with three numbers', drawing('width="600" viewBox="0 0 300"'), 600, 150),
  sized('an empty view box', drawing('width="600" viewBox="0 0 0 0"'), 600, 150),
  sized('a view box of words', drawing('width="600" viewBox="none"'), 600, 150),
  sized('single quotes', `<svg xmlns='http://www.w3.org/2000/svg' width='120' height='80'></svg>`, 120, 80),
  sized('lines and spaces in the tag', `<svg\n  ${NAMESPACE}\n  width = "120"\n  height\n=\n'80'\n/>`, 120, 80),
  sized('a prolog', `<?xml version="1.0" encoding="utf-8"?>\n${drawing('width="120" height="80"')}`, 120, 80),
  sized('comments with drawings', `<!-- <svg width="1"> -->${drawing('width="120" height="80"')}`, 120, 80),
  sized(
    'a document type',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${drawing('width="120" height="80"')}`,
    120,
    80,
  ),
  sized(
    'entities of Illustrator',
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY w '120'>]>\n<svg xmlns="&ns_svg;" width="&w;" height="&#56;0"/>`,
    120,
    80,
  ),
  sized('a prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="120" height="80"/>`, 120, 80),
  sized(
    'attributes of editors',
    drawing('xmlns:e="urn:e" e:width="7" stroke-width="3" width="120" height="80"'),
    120,
    80,
  ),
  sized('a drawing inside', drawing('width="120" height="80"', '<svg width="7" height="5"/>'), 120, 80),
  sized('a character above other tags', drawing('id="a>b" width="120" height="80"'), 120, 80),
  sized('an order mark', `\uFEFF${drawing('width="120" height="80"')}`, 120, 80),
  sized('UTF-16', utf16(drawing('width="120" height="80"')), 120, 80),
  sized('UTF-16 with the other order', Buffer.from(utf16(drawing('width="120" height="80"'))).swap16(), 120, 80),
  sized(
    'another encoding declared',
    `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing('id="\u00E6" width="120" height="80"')}`,
    120,
    80,
  ),
  sized('no ratio to keep', drawing('width="600" viewBox="0 0 300 200" preserveAspectRatio="none"'), 300, 150),
  sized('no ratio to keep, and a size', drawing('width="60" height="40" preserveAspectRatio="none"'), 60, 40),
  sized('no ratio to keep, and no size', drawing('viewBox="0 0 300 200" preserveAspectRatio=" none meet"'), 300, 150),
  sized('a ratio that is cut', drawing('viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"'), 225, 150),
  sized('a flat view box only', drawing('viewBox="0 0 1e3 1E2"'), 300, 30),
  sized('a view box with two commas', drawing('viewBox="0,,0,300,200"'), 300, 150),
  sized('a view box with units', drawing('viewBox="0 0 300px 200px"'), 300, 150),
  sized('a view box in small letters', drawing('viewbox="0 0 300 200"'), 300, 150),
  sized('a comma in the number', drawing('width="1,5" height="80"'), 300, 80),
  sized('a number that ends in a dot', drawing('width="120." height="80"'), 300, 80),
  sized('an empty width', drawing('width="" height="80"'), 300, 80),
  sized('styles, which do not count', drawing('style="width: 7px; height: 5px" viewBox="0 0 300 200"'), 225, 150),
  sized('styles besides attributes', drawing('width="120" height="80" style="width:7px;height:5px"'), 120, 80),
  sized('a width of zero', drawing('width="0" height="80" viewBox="0 0 300 200"'), 0, 80),
];

/** Drawings of which browsers show nothing, and what the check says of them. */
export const HIDDEN_DRAWINGS: readonly { spelling: string; content: string | Uint8Array; message: string }[] = [
  {
    spelling: 'a drawing without its namespace',
    content: '<svg width="120" height="80"/>',
    message: 'its first tag does not say that it is SVG',
  },
  {
    spelling: 'a tag that is not closed',
    content: `<svg ${NAMESPACE} width="120" height="80"><path></svg>`,
    message: 'not valid XML: line 1, ',
  },
  {
    spelling: 'a drawing that is cut off',
    content: `<svg ${NAMESPACE} width="120" height="80">\n<path`,
    message: 'not valid XML: line 2, ',
  },
  {
    spelling: 'a sign that is written as in HTML',
    content: drawing('width="120" height="80"', '<text>a&nbsp;b</text>'),
    message: 'not valid XML',
  },
  {
    spelling: 'a prefix that nothing explains',
    content: drawing('width="120" height="80"', '<a xlink:href="x"/>'),
    message: 'not valid XML',
  },
  {
    spelling: 'words after the drawing',
    content: `${drawing('width="120" height="80"')}words`,
    message: 'not valid XML',
  },
  {
    spelling: 'a line before the XML declaration',
    content: `\n<?xml version="1.0"?>${drawing('width="120" height="80"')}`,
    message: 'not valid XML',
  },
  {
    spelling: 'a drawing in an older encoding',
    content: Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing('id="\u00E6" width="120" height="80"')}`,
      'latin1',
    ),
    message: 'not written in UTF-8',
  },
  {
    spelling: 'UTF-16 without an order mark',
    content: Buffer.from(drawing('width="120" height="80"'), 'utf16le'),
    message: 'not valid XML',
  },
  { spelling: 'a drawing inside of a comment', content: `<!-- ${drawing('')} -->`, message: 'not valid XML' },
];
