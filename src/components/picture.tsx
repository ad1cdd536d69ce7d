import { Image } from '@mantine/core';
import type { SizedImage } from '../schema/image.ts';
import { NARROW_SCREEN } from '../styles/breakpoints.ts';

interface PictureProps {
  image: SizedImage;
  className?: string | undefined;
  /** Loads at once; for images in the first view. */
  eager?: boolean;
  /** Name for the view transition to another page that shows the same image. */
  shared?: string | undefined;
  /** Corner radius. */
  radius?: 'md' | 'lg';
}

/** Value of `sizes`: `auto`, with a fallback for browsers that don't support it. */
const SIZES = `auto, ${NARROW_SCREEN} 100vw, 50vw`;

/**
 * An image that reserves its space while it loads; lazy unless `eager`.
 *
 * @example
 * <Picture image={portrait} className={classes.portrait} eager radius="lg" />
 */
export function Picture({ image, className, eager = false, shared, radius }: PictureProps) {
  const { src, alt, width, height, focus, sources = [] } = image;
  const img = (
    <Image
      src={src}
      alt={alt}
      width={width}
      height={height}
      {...(radius && { radius })}
      {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
      className={className}
      data-shared={shared}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
  if (sources.length === 0) return img;
  return (
    // Only the <img> takes part in the layout.
    <picture style={{ display: 'contents' }}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={SIZES} />
      ))}
      {img}
    </picture>
  );
}
