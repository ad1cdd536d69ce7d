import type { Paging } from './paging.ts';
import classes from './tag-filter.module.css';

type TagLinksProps = Pick<Paging, 'links' | 'range'> & { label: string };

/** The filter of a list with several pages: links to the pages of all case studies and of each tag. */
export function TagLinks({ links, range, label }: TagLinksProps) {
  return (
    <div className={classes.bar}>
      <nav className={`${classes.links} screen-only`} aria-label={label}>
        {links.map(({ label: name, href, current }) => (
          <a key={href} className={classes.choice} href={href} aria-current={current}>
            {name}
          </a>
        ))}
      </nav>
      <p className={classes.count}>{range}</p>
    </div>
  );
}
