import type { Paging } from '../schema/paging.ts';
import classes from './tag-bar.module.css';

type TagLinksProps = Pick<Paging, 'links' | 'range'> & { label: string };

/** The filter of a list whose tags have pages of their own: links to the pages of all entries and of each tag. */
export function TagLinks({ links, range, label }: TagLinksProps) {
  return (
    <div className={classes.bar}>
      <nav className={`${classes.links} screen-only`} aria-label={label}>
        {links.map(({ label: name, href, current }, index) => (
          <a key={index} className={classes.choice} href={href} aria-current={current}>
            {name}
          </a>
        ))}
      </nav>
      <p className={classes.count}>{range}</p>
    </div>
  );
}
