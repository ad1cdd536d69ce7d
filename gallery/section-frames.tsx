import { useElementSize } from '@mantine/hooks';
import { VisuallyHidden } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { fittingScale } from './gallery-view.ts';
import classes from './section-frames.module.css';

interface SectionFramesProps {
  /** Name of the section type. */
  title: string;
  /** Address of the page that renders the example. */
  src: string;
  /** Widths of the page, in pixels. */
  widths: readonly number[];
}

/** Space between two frames, in pixels. */
const GAP_PX = 24;
/** Below this width, in pixels, frames side by side would be too small to tell anything. */
const STACK_BELOW_PX = 720;

/** An example at one or several widths: side by side at one scale, or below each other where there's no room. */
export function SectionFrames({ title, src, widths }: SectionFramesProps) {
  const { ref, width: available } = useElementSize();
  const isStacked = available < STACK_BELOW_PX;
  const shared = fittingScale(widths, available, GAP_PX);
  return (
    <div ref={ref} className={classes.frames} data-stacked={isStacked || undefined} style={{ gap: GAP_PX }}>
      {available > 0 &&
        widths.map((width) => (
          <SectionFrame
            key={width}
            title={title}
            src={src}
            width={width}
            scale={isStacked ? fittingScale([width], available, 0) : shared}
          />
        ))}
    </div>
  );
}

interface SectionFrameProps {
  title: string;
  src: string;
  /** Width of the page, in pixels. */
  width: number;
  scale: number;
}

/** Height of a frame until its page has loaded, in pixels. */
const FIRST_HEIGHT_PX = 640;

/** An example's page in a frame of a width, as high as the section is. */
function SectionFrame({ title, src, width, scale }: SectionFrameProps) {
  const [height, setHeight] = useState(FIRST_HEIGHT_PX);
  const watchHeight = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const body = frame.contentDocument?.body;
    // The observer ends with the document that it observes.
    if (body) new ResizeObserver(() => setHeight(Math.max(1, Math.ceil(body.offsetHeight)))).observe(body);
  };
  return (
    <figure className={classes.figure} style={{ width: width * scale }}>
      <figcaption className={classes.caption}>
        <span>{width} px</span>
        <a href={src} target="_blank" rel="noreferrer">
          Open<VisuallyHidden> {title} in a new tab</VisuallyHidden>
        </a>
      </figcaption>
      <div className={classes.window} style={{ height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, which runs as visitors get it */}
        <iframe
          className={classes.frame}
          title={`${title} at ${width} pixels`}
          src={src}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          onLoad={watchHeight}
        />
      </div>
    </figure>
  );
}
