import { Box, Text } from '@mantine/core';
import { Island } from '../../components/island.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import GalleryViewer from './gallery-viewer.island.tsx';
import classes from './gallery.module.css';
import type definition from './gallery.schema.ts';

type GalleryProps = SectionProps<typeof definition>;
type FigureProps = GalleryProps['pictures'][number] & Pick<GalleryProps, 'shape' | 'labels'>;

/**
 * Pictures in rows of one height, as wide as the page, or squares. Each is a link to its file; the viewer opens it in place, and reads
 * from these links what it shows.
 */
export default function Gallery({ title, intro, pictures, shape, labels }: GalleryProps) {
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      <div className={classes.gallery} data-gallery="">
        <ul className={shape === 'square' ? `${classes.rows} ${classes.squares}` : classes.rows}>
          {pictures.map((picture, index) => (
            <Figure key={index} {...picture} shape={shape} labels={labels} />
          ))}
        </ul>
        <Island name="gallery-viewer" component={GalleryViewer} props={{ title, labels }} hydrateOn="visible" />
      </div>
    </SectionShell>
  );
}

function Figure({ image, caption, shape, labels }: FigureProps) {
  const ratio = shape === 'square' ? 1 : image.width / image.height;
  return (
    <Box component="li" className={classes.item} __vars={{ '--ratio': ratio.toFixed(3) }}>
      <figure>
        <a className={classes.link} href={image.src}>
          <span className="visually-hidden">{labels.enlarge} </span>
          <Picture image={image} radius="md" className={classes.picture} />
        </a>
        {caption && (
          <Text component="figcaption" variant="note" pt="xs">
            {caption}
          </Text>
        )}
      </figure>
    </Box>
  );
}
