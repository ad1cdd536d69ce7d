import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Trace } from '../../protocol/page-answers.ts';
import type { SiteOverview } from '../../protocol/answers.ts';
import { traceQuery, useFile, useSite } from '../state/queries.ts';
import { useSchema } from '../form/use-schema.ts';
import { frameChanged } from '../state/refresh.ts';
import { useAuthorView, useView } from '../state/view.tsx';
import { listenToFrame, type FrameListener } from './frame-events.ts';
import { watchPage } from './frame-document.ts';
import { nameOfTarget } from './names.ts';
import { DropMark } from './drop-mark.tsx';
import { Overlay } from './overlay.tsx';
import type { LoadedPage } from './use-loaded-page.ts';
import { sectionIds, sectionRecords } from '../state/section-list.ts';
import { lazyEditing, loadEditing } from '../load-editing.ts';
import { fileOfTrace, shownTrace } from '../state/shown-trace.ts';
import type { ScrollGroup } from './scroll-together.ts';
import { rectOf } from './target-places.ts';
import { createTextIndex, type PageTarget, type TextIndex } from './text-index.ts';
import type { Rectangle } from './page-notes.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { TypedTexts } from './typed-texts.ts';
import { useCaretInSight } from './use-caret-in-sight.ts';
import { useDroppedPictures } from './use-dropped-pictures.ts';
import { useFrameListener } from './use-frame-listener.ts';
import { useGhosts } from './use-ghosts.ts';
import { useInlineEdit } from './use-inline-edit.ts';
import { useSelected } from './use-selected.ts';
import { useTagActions } from './use-tag-actions.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

const PlacedText = lazyEditing((editing) => editing.PlacedText);
const PageMarks = lazyEditing((editing) => editing.PageMarks);

export interface PageOverlayProps {
  page: LoadedPage;
  /** The page's address with its region. */
  address: string;
  region: SiteOverview['regions'][number];
  scale: number;
  group: ScrollGroup;
  interacts: boolean;
  /** Called as soon as it's known where the page's words come from. */
  onTrace: () => void;
}

/** What the pointer is on and what is selected, over a page in a frame. */
export function PageOverlay({ page, address, region, scale, group, interacts, onTrace }: PageOverlayProps) {
  const site = useSite();
  const trace = useTrace(address, onTrace);
  // After the list of sections: finding what is selected reads the whole page.
  const selectedField = useDeferredValue(useView().selected);
  const [hovered, setHovered] = useHovered(trace);
  const version = usePageVersion(page);
  const [typed] = useState(() => new TypedTexts(drafts));
  const index = useMemo(
    () => (trace ? lazily(() => createTextIndex(page.document, trace, typed)) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- the page's texts changed
    [page, trace, version],
  );
  const inline = useInlineEdit({ page, index, trace, site, region, typed });
  const { edited, placed } = inline;
  const { editing } = placed;
  useCaretInSight(page, edited?.element);
  // A first click needn't wait for it.
  useEffect(() => void loadEditing(), []);
  const typedHere = useTypedTexts({ index, typed, site, region, editedKey: edited?.field.key });
  const selection = useSelected({ page, index, group, selected: selectedField, site });
  const { flash, isOwn } = selection;
  const selected = edited?.target ?? selection.target;
  const hoveredName = useNameOf(hovered, { trace, site });
  const selectedName = useNameOf(selected, { trace, site });
  const { choose } = selection;
  const actions = useTagActions({ trace, site, target: selected, name: selectedName, choose });
  const boxOn = (element: Element) => boxOfElement(element, page);
  const boxOfTarget = (target: PageTarget) => boxOf(target, page);
  const ghosts = useGhosts({ document: page.document, index, trace, region, site, boxOf: boxOn, selected, choose });
  const over = useDroppedPictures({ page, index, interacts, selected: selection.target, choose });
  const overBox = over && boxOfTarget(over);
  useFrame(page, group, useFrameListener({ page, index, interacts, group, site, inline, setHovered, choose }));
  const shapeOf = (target: PageTarget, name: string, box = boxOfTarget(target)) =>
    box && { kind: target.kind, box, name };
  const hover = hovered && hovered.field !== undefined && !interacts ? shapeOf(hovered, hoveredName) : undefined;
  const choice = selected && shapeOf(selected, selectedName, edited && boxOfElement(edited.element, page));
  return (
    <>
      {editing && (
        <Suspense fallback={null}>
          <PlacedText editing={editing} site={site} region={region} scale={scale} />
        </Suspense>
      )}
      <Overlay
        root={page.overlay}
        scale={scale}
        hovered={hover}
        selected={choice && { ...choice, flash, actions: isOwn ? actions : [] }}
        ghosts={ghosts}
      />
      <Suspense fallback={null}>
        <PageMarks
          {...{ root: page.overlay, scale, site, index, inline, boxOf: boxOn, boxOfTarget }}
          unsaved={[...typedHere, ...placed.unsaved]}
          selected={selectedField}
          choice={choice?.box}
        />
      </Suspense>
      {overBox && <DropMark root={page.overlay} box={overBox} scale={scale} />}
    </>
  );
}

/** Returns what the pointer is on, and a function to change it. With another trace, it's unknown until the pointer moves. */
function useHovered(trace: Trace | undefined) {
  const [hovered, setHovered] = useState<{ target: PageTarget | undefined; trace: Trace | undefined }>();
  const set = (target: PageTarget | undefined) => setHovered({ target, trace });
  return [hovered && hovered.trace === trace ? hovered.target : undefined, set] as const;
}

/** Returns the name of a target, with the titles of its form as soon as they're loaded. */
function useNameOf(
  target: PageTarget | undefined,
  { trace, site }: { trace: Trace | undefined; site: SiteOverview },
): string {
  const answer = useFile(target?.kind === 'text' ? target.field.file : undefined);
  const schema = useSchema(answer);
  return useMemo(() => {
    const file = answer && schema && { ...answer, schema };
    return target ? nameOfTarget(target, { trace, site, file }) : '';
  }, [target, trace, site, answer, schema]);
}

/**
 * Returns where the words of a page come from. While the page changes, the last trace holds for all texts that stay, and
 * follows sections that move.
 */
function useTrace(address: string, onTrace: () => void): Trace | undefined {
  const looked = useAuthorView();
  const { showsGhosts } = looked;
  const { data: trace } = useQuery(traceQuery(address, looked));
  const file = trace && fileOfTrace(trace);
  const shown = useFile(file)?.data;
  const isTraced = trace !== undefined;
  useEffect(() => {
    if (isTraced) onTrace();
    // oxlint-disable-next-line react/exhaustive-deps -- tells once
  }, [isTraced]);
  const sections = useMemo(
    () => file !== undefined && { entries: sectionRecords(shown) ?? [], ids: sectionIds(file, shown) },
    [file, shown],
  );
  const later = useDeferredValue(sections);
  return useMemo(
    () => (!trace || !later || trace.ids.length === 0 ? trace : shownTrace(trace, later, showsGhosts)),
    [trace, later, showsGhosts],
  );
}

/** Counts the changes of a page. */
function usePageVersion(page: LoadedPage): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const count = () => {
      frameChanged();
      setVersion((last) => last + 1);
    };
    return watchPage(page.view, count);
  }, [page]);
  return version;
}

/** Listens to a page while it's shown, with the listener of the last rendering. */
function useFrame(page: LoadedPage, group: ScrollGroup, listener: FrameListener): void {
  const last = useRef(listener);
  useEffect(() => {
    last.current = listener;
  });
  useEffect(() => {
    const leave = group.join(page.view);
    const end = listenToFrame(page.view, page.overlay.host, {
      selects: () => last.current.selects(),
      edits: (element) => last.current.edits(element),
      onPressElsewhere: () => last.current.onPressElsewhere(),
      onPoint: (x, y) => last.current.onPoint(x, y),
      onLeave: () => last.current.onLeave(),
      onEnter: () => last.current.onEnter(),
      onClick: (x, y, isDouble) => last.current.onClick(x, y, isDouble),
      onPress: (element) => last.current.onPress(element),
      onFollow: (link) => last.current.onFollow(link),
      onSend: () => last.current.onSend(),
      onEscape: () => last.current.onEscape(),
    });
    return () => {
      leave();
      end();
    };
  }, [page, group]);
}

function lazily(create: () => TextIndex): () => TextIndex {
  let made: TextIndex | undefined;
  return () => (made ??= create());
}

/** Returns where a target stands on its page. */
function boxOf(target: PageTarget, page: LoadedPage): Rectangle | undefined {
  const rect = rectOf(target);
  return rect && boxOnPage(rect, page);
}

const boxOfElement = (element: Element, page: LoadedPage): Rectangle =>
  boxOnPage(element.getBoundingClientRect(), page);

const boxOnPage = ({ x, y, width, height }: DOMRect, { view }: LoadedPage): Rectangle => ({
  x: x + view.scrollX,
  y: y + view.scrollY,
  width,
  height,
});
