import { WRONG_ENCODING, type PictureProblem } from './picture-problem.ts';

/**
 * Returns the text of an SVG drawing, without its byte order mark. Browsers take a drawing for UTF-8, whatever encoding it
 * declares, unless it begins with the byte order mark of UTF-16.
 */
export function drawingText(content: Uint8Array): string | PictureProblem {
  try {
    return new TextDecoder(encodingOf(content), { fatal: true }).decode(content);
  } catch {
    return WRONG_ENCODING;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
