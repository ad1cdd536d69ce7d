import { useElementSize } from '@mantine/hooks';
import type { SyntheticEvent } from 'react';
import classes from './page-thumbnail.module.css';

/** Width at which the page is laid out, in pixels: that of a laptop. */
const PAGE_WIDTH_PX = 1280;

/** Leaves of a page what is between header and footer. */
const CONTENT_ONLY = '#app > :not(#page), #page > footer { display: none !important } body { padding: 0 !important }';

interface PageThumbnailProps {
  /** Address of a page of the site, with its region. */
  address: string;
}

/** The top of a page in small, as visitors see it but for header and footer. It has no scripts, and can't be used. */
export function PageThumbnail({ address }: PageThumbnailProps) {
  const { ref, width } = useElementSize<HTMLSpanElement>();
  return (
    <span ref={ref} className={classes.frame} aria-hidden inert>
      <iframe
        className={classes.page}
        style={{ transform: `scale(${width / PAGE_WIDTH_PX})` }}
        title={address}
        src={address}
        loading="lazy"
        tabIndex={-1}
        // The shell may change the page; the page runs nothing.
        sandbox="allow-same-origin"
        onLoad={leaveContent}
      />
    </span>
  );
}

function leaveContent({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>): void {
  const style = contentDocument?.createElement('style');
  if (!contentDocument || !style) return;
  style.textContent = CONTENT_ONLY;
  contentDocument.head.append(style);
}
