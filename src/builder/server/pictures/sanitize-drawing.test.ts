import { expect, it } from 'vitest';
import { isProblem } from '../../../content/public/pictures/picture-problem.ts';
import { drawingRefusal, sanitizeDrawing } from './sanitize-drawing.ts';

const svg = (inner: string, attributes = 'width="20" height="10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

async function sanitized(text: string) {
  const drawing = await sanitizeDrawing(Buffer.from(text));
  if (isProblem(drawing)) throw new Error(drawing.message);
  return drawing;
}

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

it('leaves a logo as it is: gradients, clip paths, filters, styles, uses and pictures inside of it', async () => {
  const inner = [
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0"><stop offset="0" stop-color="#f00"/></linearGradient>',
    '<clipPath id="c"><rect width="5" height="5"/></clipPath><symbol id="s" viewBox="0 0 1 1"><circle r="1"/></symbol>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>',
    '<style>.b { fill: url(#a); } @media (min-width: 1px) { .b { opacity: .5; } }</style>',
    '<g clip-path="url(#c)" filter="url(#f)" style="fill: url(\'#a\')"><path class="b" d="M0 0h1"/><use xlink:href="#s"/><use href="#s"/></g>',
    `<image width="1" height="1" href="${PIXEL}"/><text font-family="Georgia">A &amp; B</text><title>Logo</title>`,
  ].join('');
  const { text, removed } = await sanitized(svg(inner));
  expect(removed).toEqual([]);
  for (const part of ['<linearGradient id="a" gradientUnits', '<clipPath', 'viewBox="0 0 1 1"', 'stdDeviation="2"'])
    expect(text).toContain(part);
  for (const part of [
    '.b { fill: url(#a); }',
    'clip-path="url(#c)"',
    'xlink:href="#s"',
    ' href="#s"',
    PIXEL,
    'A &amp; B',
  ])
    expect(text).toContain(part);
});

it.each([
  ['a script', '<script>alert(1)</script>', 'scripts'],
  ['a script in another namespace', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', 'scripts'],
  ['an event handler', '<rect onload="alert(1)" width="1" height="1"/>', 'scripts'],
  ['a web page', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">alert(1)</body></foreignObject>', 'pages'],
  ['an animation of a link', '<a><animate attributeName="href" to="javascript:alert(1)"/></a>', 'animations'],
  ['a link', '<a href="https://evil.example/alert(1)"><rect/></a>', 'outside'],
  ['a program as a link', '<a xlink:href="javascript:alert(1)"><rect/></a>', 'outside'],
  ['an outside picture', '<image href="https://evil.example/alert(1).png"/>', 'outside'],
  ['a drawing as data', '<image href="data:image/svg+xml;base64,alert(1)"/>', 'outside'],
  ['a use of another file', '<use href="https://evil.example/alert(1).svg#a"/>', 'outside'],
  ['a fill of another file', '<rect fill="url(https://evil.example/alert(1)#a)"/>', 'outside'],
  ['a style of an element', '<rect style="background: URL( \'//evil.example/alert(1)\' )"/>', 'outside'],
  ['an escaped style', String.raw`<rect style="background: \75rl(//evil.example/alert(1))"/>`, 'outside'],
  ['an import', '<style>@import "//evil.example/alert(1).css"; .b { fill: red }</style>', 'outside'],
  ['an escaped import', String.raw`<style>@\69mport "//evil.example/alert(1).css";</style>`, 'outside'],
  ['a font', '<style>@font-face { font-family: a; src: url(//evil.example/alert(1)) }</style>', 'outside'],
  ['an outside image in a style', '<style>.b { fill: image-set("//evil.example/alert(1)" 1x) }</style>', 'outside'],
  ['a broken style', '<style>.b { fill: url(//evil.example/alert(1)</style>', 'outside'],
])('removes %s, and says so', async (_what, inner, removed) => {
  const drawing = await sanitized(svg(`<rect id="kept"/>${inner}`));
  expect(drawing.removed).toEqual([removed]);
  expect(drawing.text).toContain('id="kept"');
  expect(drawing.text).not.toMatch(/alert|evil|script/);
});

it('removes comments, editors’ data and style sheets that the drawing names', async () => {
  const { text, removed } = await sanitized(
    `<?xml version="1.0"?><?xml-stylesheet href="//evil.example/a.css"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<!-- C:\\Users\\anna --><metadata>Anna</metadata><rect/>')}`,
  );
  expect(text).not.toMatch(/Anna|anna|evil|DOCTYPE|\?xml/);
  expect(removed).toEqual([]);
});

it.each([
  ['viewBox="0 0 640 480"', 'width="640" height="480"'],
  ['viewBox="0,0,64,48" width="100%" height="100%"', 'width="64" height="48"'],
  ['viewBox="0 0 640 480" width="32"', 'width="32"'],
  ['width="2cm" height="1cm"', 'width="2cm" height="1cm"'],
])('gives a drawing with %s a size', async (attributes, expected) => {
  expect((await sanitized(svg('<rect/>', attributes))).text).toContain(expected);
});

it.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`, 'abbreviations'],
  ['too many elements', svg('<g/>'.repeat(20_001)), '20,000 parts'],
  ['too many bytes', svg(`<path d="${'M0 0'.repeat(300_000)}"/>`), '1 MB'],
])('refuses %s before it is read', (_what, text, message) => {
  expect(drawingRefusal(Buffer.from(text))?.message).toContain(message);
  expect(drawingRefusal(Buffer.from(svg('<rect/>')))).toBeUndefined();
});
