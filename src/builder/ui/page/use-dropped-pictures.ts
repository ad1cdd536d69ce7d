import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { handPicture } from '../state/handed-picture.ts';
import { showStatus } from '../state/status.ts';
import { useShow } from '../state/view.tsx';
import { isElement } from './page-parts.ts';
import type { LoadedPage } from './use-loaded-page.ts';
import { pictureAt } from './target-places.ts';
import type { PageTarget, TextIndex } from './text-index.ts';

interface DropOptions {
  page: LoadedPage;
  index: (() => TextIndex) | undefined;
  /** Whether the page works as for visitors: then nothing is taken. */
  interacts: boolean;
  /** What is selected on the page. */
  selected: PageTarget | undefined;
  choose: (target: PageTarget) => void;
}

/** What a frame's page tells of files. */
interface FileListener {
  onOver: (event: DragEvent) => void;
  onLeave: () => void;
  onDrop: (event: DragEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/**
 * Takes a file that is dropped onto a picture of the page, or pasted while the pointer is on one or one is selected: its form
 * asks what the new picture shows.
 * @returns the picture that a file is held over
 */
export function useDroppedPictures({ page, index, interacts, selected, choose }: DropOptions): PageTarget | undefined {
  const show = useShow();
  const [over, setOver] = useState<PageTarget>();
  const pointed = useRef<{ x: number; y: number }>(undefined);
  const targetAt = (point: { x: number; y: number } | undefined) =>
    index && point ? pictureAt(index(), page.document, point.x, point.y) : undefined;
  const take = (target: PageTarget | undefined, file: File) => {
    const { notReady, noPicture } = texts.pictures.onPage;
    if (!isPicture(target)) return showStatus({ kind: 'problem', text: index ? noPicture : notReady });
    choose(target);
    show({ selected: { file: target.field.file, path: [...target.field.path] } });
    handPicture(target.field, file);
  };
  const listener: FileListener = {
    onOver(event) {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault();
      const target = interacts ? undefined : targetAt(event);
      event.dataTransfer.dropEffect = isPicture(target) ? 'copy' : 'none';
      setOver(isPicture(target) ? target : undefined);
    },
    onLeave: () => setOver(undefined),
    onDrop(event) {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      setOver(undefined);
      if (!interacts) take(targetAt(event), file);
    },
    onPaste(event) {
      const [file] = event.clipboardData?.files ?? [];
      const isTyping = isElement(event.target) && event.target.closest('input, textarea, [contenteditable]') !== null;
      if (!file || interacts || isTyping) return;
      event.preventDefault();
      const under = targetAt(pointed.current);
      take(isPicture(under) ? under : selected, file);
    },
  };
  usePageFiles(page, listener, pointed);
  return over;
}

const isPicture = (target: PageTarget | undefined): target is Extract<PageTarget, { kind: 'text' }> =>
  target?.kind === 'text' && target.textKind === 'image';

/** Listens to a page while it's shown, with the listener of the last rendering, and keeps where the pointer is. */
function usePageFiles(
  { view }: LoadedPage,
  listener: FileListener,
  pointed: { current: { x: number; y: number } | undefined },
): void {
  const last = useRef(listener);
  useEffect(() => {
    last.current = listener;
  });
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    view.addEventListener('dragover', (event) => last.current.onOver(event), options);
    view.addEventListener('drop', (event) => last.current.onDrop(event), options);
    view.addEventListener('paste', (event) => last.current.onPaste(event), options);
    view.document.documentElement.addEventListener(
      'dragleave',
      ({ relatedTarget }) => relatedTarget ?? last.current.onLeave(),
      { signal: end.signal },
    );
    view.addEventListener('pointermove', ({ clientX: x, clientY: y }) => void (pointed.current = { x, y }), {
      passive: true,
      signal: end.signal,
    });
    view.document.documentElement.addEventListener('pointerleave', () => void (pointed.current = undefined), {
      signal: end.signal,
    });
    return () => end.abort();
  }, [view, pointed]);
}
