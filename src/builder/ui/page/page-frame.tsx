import { Badge, Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SiteOverview } from '../../protocol/answers.ts';
import { frameAddress } from '../../protocol/frame-view.ts';
import { texts } from '../../texts/texts.ts';
import { useAuthorView } from '../state/view.tsx';
import type { FrameSize } from './frame-size.ts';
import classes from './frames.module.css';
import { PageOverlay } from './page-overlay.tsx';
import { addPreviewFrame } from './preview.ts';
import type { ScrollGroup } from './scroll-together.ts';
import { useLoadedPage } from './use-loaded-page.ts';

interface PageFrameProps {
  region: SiteOverview['regions'][number];
  /** Address without region. */
  page: string;
  size: FrameSize;
  group: ScrollGroup;
  /** Whether clicks reach the page; otherwise they select. */
  interacts: boolean;
}

/** A page of a region at a device's true width, scaled down to fit. */
export function PageFrame({ region, page, size, group, interacts }: PageFrameProps) {
  const [isTraced, setTraced] = useState(false);
  const { width, height, scale } = size;
  const address = `/${region.code}${page}`;
  const view = useAuthorView();
  // The page isn't loaded again for another day: it gets other data.
  const [source] = useState(() => frameAddress(address, view));
  const { frame, page: loaded, isExplained, open } = useLoadedPage(source);
  useEffect(() => loaded && addPreviewFrame(loaded.view, region.code, page.slice(1)), [loaded, region, page]);
  return (
    <figure className={classes.figure} aria-busy={!loaded || !isTraced} style={{ inlineSize: width * scale }}>
      <figcaption className={classes.label}>
        <span aria-hidden>{region.flag}</span>
        <span className={classes.name}>{region.name}</span>
        {region.draft && (
          <Badge size="xs" variant="light" color="gray">
            {texts.common.draft}
          </Badge>
        )}
        <span className={classes.percent}>{texts.frames.scale(Math.round(scale * 100))}</span>
      </figcaption>
      <div className={classes.window}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which runs as visitors get it */}
        <iframe
          ref={frame}
          className={classes.frame}
          title={region.name}
          src={source}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          onLoad={open}
        />
        <Stack className={classes.loading} data-done={loaded !== undefined || isExplained || undefined} aria-hidden>
          <Skeleton height={24} width="50%" />
          <Skeleton height={160} />
          <Skeleton height={16} />
          <Skeleton height={16} width="70%" />
        </Stack>
        {loaded && (
          <PageOverlay
            page={loaded}
            address={address}
            region={region}
            scale={scale}
            group={group}
            interacts={interacts}
            onTrace={() => setTraced(true)}
          />
        )}
      </div>
    </figure>
  );
}
