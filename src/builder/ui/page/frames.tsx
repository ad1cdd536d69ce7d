import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { SegmentedControl, Select } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { DEVICE_WIDTHS, ZOOMS } from '../state/view-address.ts';
import { usePreview, useShow } from '../state/view.tsx';
import { useSite } from '../state/queries.ts';
import classes from './frames.module.css';
import { frameSize, needsScrolling } from './frame-size.ts';
import { PageFrame } from './page-frame.tsx';
import { createScrollGroup } from './scroll-together.ts';

/** The real pages in frames, one for each region. */
export function Frames() {
  const view = usePreview();
  const { regions } = useSite();
  const [interacts, setInteracts] = useState(false);
  const { ref, width, height } = useElementSize();
  const chosen = regions.filter(({ code }) => view.regions.includes(code));
  const shown = chosen.length > 0 ? chosen : regions;
  const size = frameSize({ width, height }, shown.length, DEVICE_WIDTHS[view.device], view.zoom);
  const scrolls = needsScrolling(width, shown.length, size);
  // A new page begins at its top.
  // oxlint-disable-next-line react/exhaustive-deps -- a group for each page
  const group = useMemo(() => createScrollGroup(), [view.page]);
  return (
    <div className={classes.frames}>
      <FrameToolbar interacts={interacts} onInteract={setInteracts} />
      {/* Measured without the scroll bar and the space around the frames. */}
      <div
        className={classes.canvas}
        role="group"
        aria-label={texts.frames.title}
        data-scrolls={scrolls || undefined}
        // Scrolled by keyboard, too.
        tabIndex={scrolls ? 0 : undefined}
      >
        <div className={classes.row} ref={ref}>
          {width > 0 &&
            shown.map((region) => (
              <PageFrame
                key={`${region.code} ${view.page}`}
                region={region}
                page={view.page}
                size={size}
                group={group}
                interacts={interacts}
              />
            ))}
        </div>
      </div>
    </div>
  );
}

interface FrameToolbarProps {
  interacts: boolean;
  onInteract: (interacts: boolean) => void;
}

/** Chooses what a click on the page does, select a field or what it does for visitors, and how large pages are shown. */
function FrameToolbar({ interacts, onInteract }: FrameToolbarProps) {
  const { zoom } = usePreview();
  const show = useShow();
  const words = texts.frames.toolbar;
  return (
    <div className={classes.toolbar}>
      <SegmentedControl
        size="xs"
        radius="xl"
        aria-label={words.title}
        value={interacts ? 'interact' : 'select'}
        onChange={(value) => onInteract(value === 'interact')}
        data={[
          { value: 'select', label: words.select },
          { value: 'interact', label: words.interact },
        ]}
      />
      <Select
        className={classes.zoom}
        size="xs"
        radius="xl"
        variant="unstyled"
        aria-label={words.zoom}
        value={String(zoom)}
        onChange={(chosen) => show({ zoom: ZOOMS.find((one) => String(one) === chosen) ?? 'fit' })}
        data={ZOOMS.map((one) => ({ value: String(one), label: one === 'fit' ? words.fit : texts.frames.scale(one) }))}
        allowDeselect={false}
        comboboxProps={{ position: 'top', width: 96 }}
      />
    </div>
  );
}
