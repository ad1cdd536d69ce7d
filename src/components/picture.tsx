import type { ResolvedImage } from '../schema/image.ts';
import { NARROW_SCREEN } from '../styles/breakpoints.ts';

interface PictureProps {
  image: ResolvedImage;
  className?: string | undefined;
  /** Loaded at once and first; for what is seen without scrolling. */
  eager?: boolean;
  /** Name under which it glides to its place on another page that shows it as well. */
  shared?: string | undefined;
}

/** What a browser is told that does not find out by itself how wide a picture is going to be. */
const SIZES = `auto, ${NARROW_SCREEN} 100vw, 50vw`;

/** A picture that keeps its place while it loads; lazy unless it is seen at once. */
export function Picture({ image, className, eager = false, shared }: PictureProps) {
  const { src, alt, width, height, sources = [] } = image;
  const picture = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      data-shared={shared}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
  if (sources.length === 0) return picture;
  return (
    // The place is that of the picture in it, whatever lays it out.
    <picture style={{ display: 'contents' }}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={SIZES} />
      ))}
      {picture}
    </picture>
  );
}
