import { crc32 } from 'node:zlib';
import type { DiagnosticCase } from './diagnostic-case.ts';

/** A file put into `public/`, or taken out of it. */
export interface PublicCase extends Pick<DiagnosticCase, 'mistake' | 'says'> {
  file: `public/${string}`;
  /** The file's content; omit it to delete the file. */
  whole: string | Uint8Array | null;
  /** What whoever follows the remedy does: the files that are written, or deleted if `null`. Left out: the file is deleted. */
  followed?: Readonly<Record<`public/${string}`, string | Uint8Array | null>>;
}

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A JPEG of one pixel. */
const PHOTO = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALAB/9k=',
  'base64',
);

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** Makes a PNG say that it has another size. */
function withSize(png: Buffer, width: number, height: number): Uint8Array {
  const sized = Buffer.from(png);
  sized.writeUInt32BE(width, 16);
  sized.writeUInt32BE(height, 20);
  sized.writeUInt32BE(crc32(sized.subarray(12, 29)), 29);
  return sized;
}

/** Mistakes among the files that are published as they are. */
export const PUBLIC_CASES: readonly PublicCase[] = [
  {
    mistake: 'a file that the build writes itself',
    file: 'public/robots.txt',
    whole: 'User-agent: *\n',
    says: ['1:1 The build writes this file itself. Delete it.'],
  },
  {
    mistake: 'a file in a folder that the build writes itself',
    file: 'public/dk/prices.pdf',
    whole: 'Words',
    says: ['public/dk:1:1 The build writes this folder itself. Move your files to another folder.'],
  },
  {
    mistake: 'an icon that is gone',
    file: 'public/favicon.svg',
    whole: null,
    says: ['1:1 The file is missing. Bring it back: every page needs it.'],
    followed: { 'public/favicon.svg': DRAWING },
  },
  {
    mistake: 'an empty picture',
    file: 'public/images/team.jpg',
    whole: '',
    says: ['1:1 The file is empty. Copy or export the picture again.'],
    followed: { 'public/images/team.jpg': PHOTO },
  },
  {
    mistake: 'a picture that Git LFS has not fetched',
    file: 'public/images/team.jpg',
    whole: 'version https://git-lfs.github.com/spec/v1\noid sha256:1234\nsize 12345\n',
    says: [
      '1:1 This is not the picture itself, but a pointer of Git LFS to it. Run "git lfs pull", which fetches the picture.',
    ],
    followed: { 'public/images/team.jpg': PHOTO },
  },
  {
    mistake: 'a photograph that is none',
    file: 'public/images/team.jpg',
    whole: 'Words',
    says: ['1:1 The file is not a picture. Export it again as PNG, JPEG, WebP or AVIF.'],
    followed: { 'public/images/team.jpg': PHOTO },
  },
  {
    mistake: 'a page of the web in place of a picture',
    file: 'public/images/team.jpg',
    whole: '<!doctype html><title>Not found</title>',
    says: [
      '1:1 This is a web page that was saved under the name of a picture. Save the picture itself: open it alone in the browser, and save it from there.',
    ],
    followed: { 'public/images/team.jpg': PHOTO },
  },
  {
    mistake: 'a photograph of a phone in a format of its own',
    file: 'public/images/team.jpg',
    whole: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    says: ['1:1 This is a HEIC picture, which pages do not show. Export it as PNG, JPEG, WebP or AVIF.'],
    followed: { 'public/images/team.jpg': PHOTO },
  },
  {
    mistake: 'a GIF under the name of a picture',
    file: 'public/images/team.png',
    whole: bytes('GIF89a'),
    says: ['1:1 This is a GIF, which pages do not show. Export it as PNG, or as an animated WebP if it moves.'],
    followed: { 'public/images/team.png': PIXEL },
  },
  {
    mistake: 'a photograph that is cut off',
    file: 'public/images/team.jpg',
    whole: PIXEL.subarray(0, 40),
    says: [
      '1:1 The picture is damaged, or a part of the file is missing. Copy it again from where it is whole, or export it again as PNG, JPEG, WebP or AVIF.',
    ],
    followed: { 'public/images/team.jpg': PHOTO },
  },
  {
    mistake: 'a photograph that no program could decode',
    file: 'public/images/team.png',
    whole: withSize(PIXEL, 20_000, 14_000),
    says: [
      '1:1 The picture has 20000 × 14000 pixels, and at most 268 million can be read. Make it smaller: 2400 pixels of width are enough for every screen.',
    ],
    followed: { 'public/images/team.png': PIXEL },
  },
  {
    mistake: 'a picture with the ending of another format',
    file: 'public/images/team.jpg',
    whole: PIXEL,
    says: [
      '1:1 warning The name ends in .jpg, but this is a PNG. Rename the file so that it ends in .png, also where it is shown.',
    ],
    followed: { 'public/images/team.jpg': null, 'public/images/team.png': PIXEL },
  },
  {
    mistake: 'a drawing with the ending of a photograph',
    file: 'public/images/chart.png',
    whole: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    says: [
      '1:1 The name ends in .png, but this is an SVG drawing. Rename the file so that it ends in .svg, also where it is shown.',
    ],
    followed: { 'public/images/chart.png': null, 'public/images/chart.svg': DRAWING },
  },
  {
    mistake: 'a drawing that is none',
    file: 'public/images/chart.svg',
    whole: '<chart xmlns="http://www.w3.org/2000/svg"/>',
    says: ['1:1 The file is not an SVG drawing. Export it again as SVG.'],
    followed: { 'public/images/chart.svg': DRAWING },
  },
  {
    mistake: 'a drawing that is not valid XML',
    file: 'public/images/chart.svg',
    whole: '<svg xmlns="http://www.w3.org/2000/svg">\n<text>&nbsp;</text></svg>',
    says: [
      '1:1 Browsers do not show the drawing, because it is not valid XML: line 2, undefined entity. Correct that line, or export it again as SVG.',
    ],
    followed: { 'public/images/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<text>&#160;</text></svg>' },
  },
  {
    mistake: 'a drawing as it is written inside of a web page',
    file: 'public/images/chart.svg',
    whole: '<svg width="9" height="9"/>',
    says: [
      '1:1 Browsers do not show the drawing, because its first tag does not say that it is SVG. Begin the tag with <svg xmlns="http://www.w3.org/2000/svg".',
    ],
    followed: { 'public/images/chart.svg': DRAWING },
  },
  {
    mistake: 'a drawing in an older encoding',
    file: 'public/images/chart.svg',
    whole: bytes('<svg xmlns="http://www.w3.org/2000/svg"><title>\xe6</title></svg>'),
    says: [
      '1:1 Browsers do not show the drawing, because it is not written in UTF-8. Save it in UTF-8, or export it again as SVG.',
    ],
    followed: { 'public/images/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>\u00E6</title></svg>' },
  },
  {
    mistake: 'a drawing without a size',
    file: 'public/images/chart.svg',
    whole: '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"/>',
    says: [
      '1:1 The drawing has a size of 0 × 9 pixels, so that nothing of it shows. Write its width and height in the first tag, or only a viewBox.',
    ],
    followed: { 'public/images/chart.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' },
  },
  {
    mistake: 'a download with what the camera noted',
    file: 'public/press/team.tif',
    whole: bytes('II*\0'),
    says: [
      '1:1 This is a TIFF picture. It would be published with what the camera and programs noted in it, such as the place. Export it as PNG, JPEG, WebP or AVIF. To offer it for download as it is, put it into a ZIP file.',
    ],
    followed: { 'public/press/team.tif': null, 'public/press/team.zip': 'PK' },
  },
  {
    mistake: 'a hidden file',
    file: 'public/.htaccess',
    whole: 'Deny from all',
    says: [
      '1:1 warning This is not published: its name begins with a dot. Move it out of public/, or give it a name without the dot.',
    ],
    followed: { 'public/.htaccess': null, 'public/htaccess': 'Deny from all' },
  },
  {
    mistake: 'a file with passwords',
    file: 'public/.env',
    whole: 'KEY=words',
    says: [
      '1:1 warning This is not published: by its name, it may hold a password or a private key. Move it out of public/. If it was committed, or published before, replace what is secret in it.',
    ],
  },
  {
    mistake: 'a copy that a sync program saved',
    file: 'public/images/team (conflicted copy).jpg',
    whole: 'Words',
    says: [
      '1:1 warning The file is not published: its name says that a sync program saved it because another one was changed in two places. Compare the two, keep what is right under the name without that addition, and delete this one.',
    ],
  },
  {
    mistake: 'a picture that iCloud has taken off the computer',
    file: 'public/images/.team.jpg.icloud',
    whole: 'Words',
    says: [
      '1:1 The file team.jpg is not on this computer: iCloud has left only a mark in its place. Open its folder in Finder, and click the cloud next to the file to download it.',
    ],
    followed: { 'public/images/.team.jpg.icloud': null, 'public/images/team.jpg': PHOTO },
  },
  {
    mistake: 'a picture whose name differs from another one in capitals only',
    file: 'public/images/Portrait.svg',
    whole: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    says: [
      'public/images/portrait.svg:1:1 Some systems take this for public/images/Portrait.svg: the two names differ in capitals or accents only. Give one of the two another name, also where it is shown.',
    ],
    followed: { 'public/images/Portrait.svg': null, 'public/images/other-portrait.svg': DRAWING },
  },
  {
    mistake: 'a picture with a name that Windows reserves',
    file: 'public/images/con.svg',
    whole: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    says: [
      '1:1 The file cannot be published everywhere: Windows reserves the name "con.svg". Give it another name, also where it is shown: short, of letters, digits and hyphens.',
    ],
    followed: { 'public/images/con.svg': null, 'public/images/conference.svg': DRAWING },
  },
];
