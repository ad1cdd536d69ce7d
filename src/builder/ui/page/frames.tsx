import { useElementSize } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button, SegmentedControl, Select, Switch } from '@mantine/core';
import { texts } from '../../texts/texts.ts';
import { lazyEditing } from '../load-editing.ts';
import { isLost, useLoss } from '../state/connection.ts';
import { useOpenFile } from '../state/open-file.ts';
import { DEVICE_WIDTHS, ZOOMS } from '../state/view-address.ts';
import { useAuthorView, usePreview, useShow } from '../state/view.tsx';
import { fileQuery, traceQueries, useSite } from '../state/queries.ts';
import { isSentSoon, keptWords } from '../state/stand-in.ts';
import { useToday } from '../state/shown-day.ts';
import { useIsPhone } from '../state/use-is-phone.ts';
import classes from './frames.module.css';
import { frameSize, LABEL_PX, needsScrolling } from './frame-size.ts';
import { PageFrame } from './page-frame.tsx';
import { setPreviewView, updatePreview } from './preview.ts';
import { RegionSwitch } from './region-switch.tsx';
import { createScrollGroup } from './scroll-together.ts';

const KeptFrame = lazyEditing((editing) => editing.KeptFrame);

/** Whether the builder was opened without a connection, which isn't back yet, or what was kept isn't sent: then no page is loaded. */
function useIsOpenedAway(): boolean {
  const [isAway, setAway] = useState(isLost);
  const [loss, kept] = [useLoss(), keptWords.use()];
  if (isAway && !loss && !isSentSoon(kept)) setAway(false);
  return isAway;
}

/**
 * Returns whether the sections of the first page are listed. Only then do the frames load their pages: they share the thread of the
 * builder, and a slow device would take seconds longer to list what can be edited. Parts that render later are there by then.
 */
function useIsListed(): boolean {
  const [isListed, setListed] = useState(false);
  const file = useOpenFile()?.file;
  const isRead = useQuery({ ...fileQuery(file ?? ''), enabled: file !== undefined }).isFetched || file === undefined;
  useEffect(() => {
    if (isListed || !isRead) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer that is set in an animation frame ends after that frame is painted.
    const request = requestAnimationFrame(() => (timer = setTimeout(() => startTransition(() => setListed(true)))));
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [isListed, isRead]);
  return isListed;
}

/** The real pages in frames, one for each region; on a phone that of one region, as wide as the phone is. */
export function Frames() {
  const view = usePreview();
  const { regions } = useSite();
  const isPhone = useIsPhone();
  const [interacts, setInteracts] = useState(false);
  const { ref, width, height } = useElementSize();
  const isAway = useIsOpenedAway();
  const isListed = useIsListed();
  useShownView();
  const chosen = regions.filter(({ code }) => view.regions.includes(code));
  const shown = (chosen.length > 0 ? chosen : regions).slice(0, isPhone ? 1 : undefined);
  const size = isPhone
    ? // The switch above says which region it is; there's no label.
      frameSize({ width, height: height + LABEL_PX }, 1, view.device === 'phone' ? width : DEVICE_WIDTHS[view.device])
    : frameSize({ width, height }, shown.length, DEVICE_WIDTHS[view.device], view.zoom);
  const scrolls = needsScrolling(width, shown.length, size);
  // A new page begins at its top.
  // oxlint-disable-next-line react/exhaustive-deps -- a group for each page
  const group = useMemo(() => createScrollGroup(), [view.page]);
  return (
    <div className={classes.frames}>
      {isPhone ? (
        <PhoneToolbar interacts={interacts} onInteract={setInteracts} />
      ) : (
        <FrameToolbar interacts={interacts} onInteract={setInteracts} />
      )}
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
          {isListed &&
            width > 0 &&
            shown.map((region) => {
              const key = `${region.code} ${view.page}`;
              const page = { region, page: view.page, size };
              return isAway ? (
                <Suspense key={key} fallback={null}>
                  <KeptFrame {...page} />
                </Suspense>
              ) : (
                <PageFrame key={key} {...page} group={group} interacts={interacts} />
              );
            })}
        </div>
      </div>
    </div>
  );
}

/** Shows the site in all frames as it's looked at, also when a day begins while the builder is open. */
function useShownView(): void {
  const view = useAuthorView();
  const today = useToday();
  const lastDay = useRef(today);
  const client = useQueryClient();
  useEffect(() => setPreviewView(view), [view]);
  useEffect(() => {
    if (lastDay.current === today) return;
    lastDay.current = today;
    updatePreview();
    void client.invalidateQueries(traceQueries);
  }, [today, client]);
}

interface FrameToolbarProps {
  interacts: boolean;
  onInteract: (interacts: boolean) => void;
}

/** On a phone, above the page: chooses the region, and whether the page works as for visitors. */
const PhoneToolbar = ({ interacts, onInteract }: FrameToolbarProps) => (
  <div className={classes.phoneToolbar}>
    <RegionSwitch />
    <Button
      variant={interacts ? 'filled' : 'subtle'}
      color={interacts ? 'indigo' : 'gray'}
      radius="xl"
      aria-pressed={interacts}
      onClick={() => onInteract(!interacts)}
    >
      {texts.frames.toolbar.interact}
    </Button>
  </div>
);

/** Chooses what a click on the page does, select a field or what it does for visitors, and how large pages are shown. */
function FrameToolbar({ interacts, onInteract }: FrameToolbarProps) {
  const { zoom, showsGhosts } = usePreview();
  const show = useShow();
  const words = texts.frames.toolbar;
  const toggleGhosts = () => show({ showsGhosts: !showsGhosts });
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
      <Switch
        wrapperProps={{ 'data-tooltip': showsGhosts ? words.hiddenShown : words.hiddenLeftOut }}
        className={classes.hidden}
        size="xs"
        label={words.showHidden}
        labelPosition="left"
        checked={showsGhosts}
        onChange={toggleGhosts}
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
