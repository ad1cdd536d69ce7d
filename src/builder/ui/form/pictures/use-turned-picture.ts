import { useEffect, useRef, useState, type RefObject } from 'react';

/** Longest side of the drawn picture, in pixels: the dialog shows no more. */
const MAX_SIDE_PX = 1200;

interface TurnedPicture {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Its size in pixels, once it's drawn. */
  size: { width: number; height: number } | undefined;
  hasFailed: boolean;
}

/** Draws a picture, turned to the right by a number of quarters, on a canvas. */
export function useTurnedPicture(src: string, quarterTurns: number): TurnedPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [hasFailed, setFailed] = useState(false);
  const [size, setSize] = useState<TurnedPicture['size']>();
  useEffect(() => {
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => setPicture(image),
      () => setFailed(true),
    );
  }, [src]);
  useEffect(() => {
    if (!picture || !canvas.current) return;
    setSize(draw(canvas.current, picture, quarterTurns));
  }, [picture, quarterTurns]);
  return { canvas, size, hasFailed };
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, quarterTurns: number) {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(naturalWidth, naturalHeight));
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const isAside = quarterTurns % 2 === 1;
  canvas.width = Math.max(1, Math.round(isAside ? height : width));
  canvas.height = Math.max(1, Math.round(isAside ? width : height));
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((quarterTurns * Math.PI) / 2);
  context?.drawImage(picture, -width / 2, -height / 2, width, height);
  return { width: canvas.width, height: canvas.height };
}
