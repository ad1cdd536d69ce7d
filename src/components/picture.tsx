import type { ResolvedImage } from '../schema/image.ts';

interface PictureProps {
  image: ResolvedImage;
  className?: string | undefined;
  /** Loaded at once and first; for what is seen without scrolling. */
  eager?: boolean;
}

/** A picture that keeps its place while it loads; lazy unless it is seen at once. */
export function Picture({ image, className, eager = false }: PictureProps) {
  const { src, alt, width, height } = image;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}
