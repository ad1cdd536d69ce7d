import { useElementSize } from '@mantine/hooks';
import { fittingScale } from './gallery-view.ts';
import { SectionFrame } from './section-frame.tsx';
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
