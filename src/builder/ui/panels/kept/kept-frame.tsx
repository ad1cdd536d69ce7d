import { Center, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { keptTexts } from '../../../texts/kept/kept-texts.ts';
import type { FrameSize } from '../../page/frame-size.ts';
import { pageDataKey } from '../../../../schema/page-data-key.ts';
import type { RegionCode } from '../../../../regions/site-regions.ts';
import { keptPage } from './keep-pages.ts';
import classes from '../../page/frames.module.css';
import { keptStore } from './start-keeping.ts';

interface KeptFrameProps {
  region: SiteOverview['regions'][number];
  /** Address without region. */
  page: string;
  size: FrameSize;
}

/** A page of a region as it was last shown, while the server can't be reached. */
export function KeptFrame({ region, page, size: { width, height, scale } }: KeptFrameProps) {
  const store = keptStore.use();
  const [markup, setMarkup] = useState<string>();
  const key = pageDataKey({ region: region.code as RegionCode, path: page.slice(1) }); // the server lists the site's regions
  useEffect(() => {
    if (store) void keptPage(store, key).then(setMarkup);
  }, [store, key]);
  const words = keptTexts().page;
  return (
    <figure className={classes.figure} style={{ inlineSize: width * scale }}>
      <figcaption className={classes.label}>
        <span aria-hidden>{region.flag}</span>
        <span className={classes.name}>{region.name}</span>
        {markup !== undefined && <span className={classes.percent}>{words.asLast}</span>}
      </figcaption>
      <div className={classes.window}>
        {markup === undefined ? (
          <Center h="100%" p="md">
            <Text size="sm" c="dimmed" ta="center">
              {words.unknown}
            </Text>
          </Center>
        ) : (
          <iframe
            className={classes.frame}
            title={region.name}
            sandbox="allow-same-origin" // its fonts and pictures are of this origin; nothing in it runs
            srcDoc={markup}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}
