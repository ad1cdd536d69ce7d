import { NavLink } from '@mantine/core';
import type { GallerySection } from '../src/authoring/reference/section-gallery.ts';
import classes from './gallery.module.css';

interface GalleryNavProps {
  sections: readonly GallerySection[];
  /** The type that is shown; absent on the overview. */
  shown: string | undefined;
  hrefOf: (type: string) => string;
}

/** Links to all section types, by title. */
export function GalleryNav({ sections, shown, hrefOf }: GalleryNavProps) {
  return (
    <nav aria-label="Section types" className={classes.nav}>
      {sections.map(({ type, title, problems }) => (
        <NavLink
          key={type}
          href={hrefOf(type)}
          label={title}
          active={type === shown}
          aria-current={type === shown ? 'page' : undefined}
          className={classes.link}
          rightSection={problems && <span className={classes.mark}>mistake</span>}
        />
      ))}
    </nav>
  );
}
