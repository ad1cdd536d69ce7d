import type { ResolvedImage } from '../schema/image.ts';

interface PictureProps {
  image: ResolvedImage;
  className?: string | undefined;
  /** Loaded at once and first; for what is seen without scrolling. */
  eager?: boolean;
  /** Name under which it glides to its place on another page that shows it as well. */
  shared?: string;
}

/** A picture that keeps its place while it loads; lazy unless it is seen at once. */
export function Picture({ image, className, eager = false, shared }: PictureProps) {
  const { src, alt, width, height } = image;
  return (
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
}
