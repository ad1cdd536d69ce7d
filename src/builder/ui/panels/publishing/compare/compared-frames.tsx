import { useElementSize } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { ComparedPage } from '../../../../protocol/compare-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { frameSize, type FrameSize } from '../../../page/frame-size.ts';
import { createScrollGroup, type ScrollGroup } from '../../../page/scroll-together.ts';
import classes from './compare.module.css';
import { revealDifference } from './reveal-difference.ts';

/** The older or the newer state. */
export type Side = 'before' | 'after';

/** Widths of the page, in its own pixels, by the least width of a frame, in pixels. */
const DEVICES = [
  { from: 500, width: 1024 },
  { from: 300, width: 768 },
  { from: 0, width: 390 },
];

interface FramesProps {
  page: ComparedPage;
  /** The sides that are shown, and what stands above each. */
  sides: readonly { side: Side; title: string; action?: ReactNode }[];
  /** The number of the difference that is looked at. */
  current: number | undefined;
  onKey: (event: KeyboardEvent) => void;
}

/** A page in two states, side by side, scrolled together. */
export function ComparedFrames({ page, sides, current, onKey }: FramesProps) {
  const { ref, width, height } = useElementSize();
  const group = useMemo(createScrollGroup, []);
  const [views, setViews] = useState<ReadonlyMap<Side, Window>>(new Map());
  const shown = sides.flatMap(({ side }) => views.get(side) ?? []);
  const each = width / Math.max(sides.length, 1);
  const device = DEVICES.find(({ from }) => each >= from)?.width ?? width;
  const size = frameSize({ width, height }, sides.length, device);
  useEffect(() => {
    if (shown.length === sides.length) revealDifference(shown, current, group);
    // oxlint-disable-next-line react/exhaustive-deps -- `shown` is another list each time; `views` says when it changes
  }, [views, sides.length, current, group]);
  return (
    <div ref={ref} className={classes.frames}>
      {width > 0 &&
        sides.map(({ side, title, action }) => (
          <figure key={side} className={classes.figure}>
            <figcaption className={classes.caption}>
              <span>{title}</span>
              {action}
            </figcaption>
            <ComparedFrame
              title={title}
              html={page[side]}
              size={size}
              group={group}
              onKey={onKey}
              onLoad={(view) => setViews((known) => new Map([...known, [side, view]]))}
            />
          </figure>
        ))}
    </div>
  );
}

interface FrameProps {
  title: string;
  html: string | undefined;
  size: FrameSize;
  group: ScrollGroup;
  onKey: (event: KeyboardEvent) => void;
  onLoad: (view: Window) => void;
}

/** A page that runs nothing: neither its policy nor its frame lets a script run. */
function ComparedFrame({ title, html, size: { width, height, scale }, group, onKey, onLoad }: FrameProps) {
  const [view, setView] = useState<Window>();
  const takeKey = useEffectEvent(onKey);
  useEffect(() => {
    if (!view) return undefined;
    const leave = group.join(view);
    const lead = () => group.lead(view);
    const take = (event: KeyboardEvent) => takeKey(event);
    view.addEventListener('keydown', take);
    for (const name of ['wheel', 'pointerdown', 'touchstart', 'keydown']) view.addEventListener(name, lead, PASSIVE);
    return () => {
      leave();
      view.removeEventListener('keydown', take);
      for (const name of ['wheel', 'pointerdown', 'touchstart', 'keydown']) view.removeEventListener(name, lead);
    };
  }, [view, group]);
  if (html === undefined) return <p className={classes.missing}>{compareTexts().missing}</p>;
  return (
    <div className={classes.window} style={{ inlineSize: width * scale }}>
      <iframe
        className={classes.frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        onLoad={({ currentTarget: { contentWindow } }) => {
          if (!contentWindow) return;
          setView(contentWindow);
          onLoad(contentWindow);
        }}
      />
    </div>
  );
}

const PASSIVE = { passive: true } as const;
