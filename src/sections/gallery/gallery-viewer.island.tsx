import { Box, CloseButton, Text, UnstyledButton } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import { isPlainClick } from '../../components/plain-click.ts';
import { fillPlaceholders } from '../../i18n/format.ts';
import { picturesIn, type ShownPicture } from './shown-pictures.ts';
import classes from './gallery-viewer.module.css';

interface GalleryViewerProps {
  /** Heading of the gallery, which names the viewer. */
  title: string;
  labels: Record<'position' | 'previous' | 'next' | 'close', string>;
}

/** The pictures of the gallery, and the one that's enlarged. */
interface View {
  pictures: readonly ShownPicture[];
  index: number;
}

/** Keys that lead to another picture, by their side of the screen. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A movement of a finger over at least this distance, in CSS pixels, leads to another picture. */
const SWIPE_PX = 40;

/**
 * Opens the pictures of the gallery around it in a dialog. It reads them from the page when one is clicked, so that their
 * captions are those that the visitor sees, translated or not. Until it's hydrated, their links lead to the files.
 */
export default function GalleryViewer({ title, labels }: GalleryViewerProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [view, setView] = useState<View>();
  useEffect(() => {
    const gallery = mark.current?.closest<HTMLElement>('[data-gallery]');
    const stop = new AbortController();
    const enlarge = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!gallery || !link || !isPlainClick(event)) return;
      const pictures = picturesIn(gallery);
      const index = pictures.findIndex((picture) => picture.link === link);
      if (index === -1) return;
      event.preventDefault();
      setView({ pictures, index });
    };
    gallery?.addEventListener('click', enlarge, { signal: stop.signal });
    // From now on the links open a dialog, and screen readers say so.
    for (const { link } of gallery ? picturesIn(gallery) : []) link.setAttribute('aria-haspopup', 'dialog');
    return () => stop.abort();
  }, []);
  return (
    <>
      <span ref={mark} className={classes.mark} />
      {view && (
        <SiteMantineProvider>
          <Viewer {...view} title={title} labels={labels} onClose={() => setView(undefined)} />
        </SiteMantineProvider>
      )}
    </>
  );
}

type ViewerProps = GalleryViewerProps & View & { onClose: () => void };

function Viewer({ pictures, index: first, title, labels, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [index, setIndex] = useState(first);
  useEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);
  const picture = pictures[index];
  if (!picture) return null;
  const go = (step: number) => setIndex((index + step + pictures.length) % pictures.length);
  const turn = ({ key, altKey, metaKey, currentTarget }: KeyboardEvent) => {
    const side = ARROWS[key];
    if (side !== undefined && !altKey && !metaKey) go(stepTowards(side, currentTarget)); // with Alt, the browser goes back
  };
  const close = () => dialog.current?.close();
  const end = () => {
    onClose();
    pictures[first]?.link.focus();
  };
  const position = fillPlaceholders(labels.position, { number: String(index + 1), count: String(pictures.length) });
  return (
    <dialog ref={dialog} className={`${classes.viewer} screen-only`} aria-label={title} onKeyDown={turn} onClose={end}>
      <div className={classes.top}>
        <Text variant="note" role="status">
          {position}
          <span className="visually-hidden">: {picture.alt}</span>
        </Text>
        <CloseButton
          aria-label={labels.close}
          onClick={close}
          icon={<IconX size={24} stroke={1.5} aria-hidden="true" />}
        />
      </div>
      <Stage key={picture.src} picture={picture} go={go} close={close} />
      <div className={classes.below}>
        <UnstyledButton className={classes.step} aria-label={labels.previous} onClick={() => go(-1)}>
          <IconArrowLeft size={28} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
        <Text variant="display" size="lg" className={classes.caption}>
          {picture.caption}
        </Text>
        <UnstyledButton ref={next} className={classes.step} aria-label={labels.next} onClick={() => go(1)}>
          <IconArrowRight size={28} stroke={1.5} aria-hidden="true" />
        </UnstyledButton>
      </div>
    </dialog>
  );
}

interface StageProps {
  picture: ShownPicture;
  go: (step: number) => void;
  close: () => void;
}

/** The picture as large as fits. A swipe leads to another one; a click beside it closes the viewer, as Esc does. */
function Stage({ picture: { src, alt, width, height, sources }, go, close }: StageProps) {
  const from = useRef<number>(undefined);
  const begin = ({ touches }: TouchEvent) => {
    from.current = touches.length === 1 ? touches[0]?.clientX : undefined; // two fingers zoom
  };
  const end = ({ changedTouches, currentTarget }: TouchEvent) => {
    const moved = (from.current ?? 0) - (changedTouches[0]?.clientX ?? 0);
    const isSwipe = from.current !== undefined && Math.abs(moved) >= SWIPE_PX && !isZoomed();
    from.current = undefined;
    if (isSwipe) go(stepTowards(Math.sign(moved), currentTarget));
  };
  return (
    // The keyboard has Esc and the close button instead.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={classes.stage}
      onTouchStart={begin}
      onTouchEnd={end}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <picture className={classes.source}>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes="100vw" />
        ))}
        <Box
          component="img"
          className={classes.picture}
          src={src}
          alt={alt}
          width={width}
          height={height}
          __vars={{ '--ratio': (width / height).toFixed(3) }}
        />
      </picture>
    </div>
  );
}

/** Whether a finger moves a picture that is larger than the screen. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

/** The step towards a side of the screen: 1 is the right, where the next picture is, unless the page reads the other way. */
const stepTowards = (side: number, element: Element): number =>
  getComputedStyle(element).direction === 'rtl' ? -side : side;
