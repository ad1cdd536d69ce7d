import { expect, it } from 'vitest';
import { DRAWING_SIZES } from './__fixtures__/drawing-sizes.ts';
import { drawingSize } from './drawing-size.ts';
import { drawingText, parseDrawing } from './parse-drawing.ts';
import { isProblem } from './picture-problem.ts';

/** Returns the size of a drawing, or why it has none. */
function read(content: string | Uint8Array) {
  const text = drawingText(Buffer.from(content));
  const parsed = typeof text === 'string' ? parseDrawing(text) : text;
  return isProblem(parsed) ? parsed.message : drawingSize(parsed.root);
}

it.each(DRAWING_SIZES.map((one) => [one.spelling, one] as const))(
  'reads the size of a drawing with %s',
  (_spelling, { content, width, height }) => {
    expect(read(content)).toEqual({ width, height });
  },
);
