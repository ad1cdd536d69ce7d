import { useElementSize } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import type { ComparedPage } from '../../../../protocol/compare-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { createScrollGroup, type ScrollGroup } from '../../../page/scroll-together.ts';
import classes from './compare.module.css';
import { revealDifference } from './reveal-difference.ts';
import { showAsWithScripts } from './shown-as-with-scripts.ts';

/** The older or the newer state. */
export type ComparedSide = 'before' | 'after';

/** Widths of the page, in its own pixels, by the least width of a frame, in pixels. */
const DEVICES = [
  { from: 500, device: 1024 },
  { from: 400, device: 768 },
  { from: 300, device: 600 },
  { from: 0, device: 390 },
];

interface FramesProps {
  page: ComparedPage;
  /** The sides that are shown, and what stands above each. */
  sides: readonly { side: ComparedSide; title: string; action?: ReactNode }[];
  /** The number of the difference that is looked at. */
  current: number | undefined;
  onKey: (event: KeyboardEvent) => void;
}

/** A page in two states, side by side, scrolled together. */
export function ComparedFrames({ page, sides, current, onKey }: FramesProps) {
  const { ref, width, height } = useElementSize();
  const group = useMemo(createScrollGroup, []);
  const [views, setViews] = useState<ReadonlyMap<ComparedSide, Window>>(new Map());
  const shown = sides.flatMap(({ side }) => views.get(side) ?? []);
  useEffect(() => {
    if (shown.length === sides.length) revealDifference(shown, current, group);
    // oxlint-disable-next-line react/exhaustive-deps -- `shown` is another list each time; `views` says when it changes
  }, [views, sides.length, current, group]);
  return (
    <div className={classes.frames}>
      <div className={classes.captions}>
        {sides.map(({ side, title, action }) => (
          <div key={side} className={classes.caption}>
            <span>{title}</span>
            {action}
          </div>
        ))}
      </div>
      <div ref={ref} className={classes.windows}>
        {width > 0 &&
          sides.map(({ side, title }) => (
            <ComparedFrame
              key={side}
              title={title}
              html={page[side]}
              size={sizeOf((width - GAP_PX * (sides.length - 1)) / sides.length, height)}
              group={group}
              onKey={onKey}
              onLoad={(view) => setViews((known) => new Map([...known, [side, view]]))}
            />
          ))}
      </div>
    </div>
  );
}

/** Space between the frames, in pixels. Also in the styles. */
const GAP_PX = 16;

interface Size {
  /** Width of the page, in its own pixels. */
  device: number;
  /** Pixels of the builder for one of the page. */
  scale: number;
  /** Of the frame, in pixels of the builder. */
  width: number;
  height: number;
}

function sizeOf(width: number, height: number): Size {
  const device = DEVICES.find(({ from }) => width >= from)?.device ?? width;
  return { device, scale: width / device, width, height };
}

interface FrameProps {
  title: string;
  html: string | undefined;
  size: Size;
  group: ScrollGroup;
  onKey: (event: KeyboardEvent) => void;
  onLoad: (view: Window) => void;
}

/** A page that runs nothing: neither its policy nor its frame lets a script run. */
function ComparedFrame({ title, html, size: { device, width, height, scale }, group, onKey, onLoad }: FrameProps) {
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
    <div className={classes.window} style={{ inlineSize: width, blockSize: height }}>
      <iframe
        className={classes.frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={html}
        width={device}
        height={Math.ceil(height / scale)}
        style={{ transform: `scale(${scale})` }}
        onLoad={({ currentTarget: { contentWindow } }) => {
          if (!contentWindow) return;
          showAsWithScripts(contentWindow.document);
          setView(contentWindow);
          onLoad(contentWindow);
        }}
      />
    </div>
  );
}

const PASSIVE = { passive: true } as const;
