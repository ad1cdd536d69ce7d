import { Tooltip } from '@mantine/core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { MENUS_ID } from './theme.ts';

/** How long the mouse rests on an element before its tooltip shows, in milliseconds. Keyboard focus shows it at once. */
const HOVER_DELAY_MS = 500;

/** The widest tooltip, in CSS pixels. Longer ones break into lines. */
const MAX_WIDTH_PX = 320;

const ATTRIBUTE = 'data-tooltip';

/**
 * Shows the tooltip of the element under the mouse, or of the one with keyboard focus: the text of its attribute `data-tooltip`. One
 * tooltip for all elements: a closed one for each button took a quarter of the time to render the builder.
 */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement>();
  useEffect(() => watchTargets(setTarget), []);
  const label = useLabel(target);
  useDescription(target, label);
  if (!target || label === null) return null;
  return (
    <Tooltip
      opened
      target={target}
      label={label}
      multiline
      maw={MAX_WIDTH_PX}
      fz="xs"
      portalProps={{ target: `#${MENUS_ID}` }}
    />
  );
}

/** Returns the tooltip of an element, also when it changes while it's shown. */
function useLabel(target: HTMLElement | undefined): string | null {
  const watch = useCallback(
    (onChange: () => void) => {
      const changes = new MutationObserver(onChange);
      if (target) changes.observe(target, { attributeFilter: [ATTRIBUTE] });
      return () => changes.disconnect();
    },
    [target],
  );
  return useSyncExternalStore(watch, () => target?.getAttribute(ATTRIBUTE) ?? null);
}

/** Lets screen readers say the tooltip after the name of what has the focus, unless it has that name or a description. */
function useDescription(target: HTMLElement | undefined, label: string | null): void {
  useEffect(() => {
    const { activeElement } = document;
    const described = target?.contains(activeElement) ? activeElement : target;
    const isSaid = described?.getAttribute('aria-label') === label || described?.hasAttribute('aria-description');
    if (!described || label === null || isSaid) return undefined;
    described.setAttribute('aria-description', label);
    return () => described.removeAttribute('aria-description');
  }, [target, label]);
}

/**
 * Tells which element's tooltip to show, or that there's none to show any more. A press closes it: what the element does may have
 * changed with it.
 * @returns a function that stops
 */
function watchTargets(show: (target: HTMLElement | undefined) => void): () => void {
  const end = new AbortController();
  let hovered: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    show(undefined);
  };
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: end.signal });
  listen('pointerover', ({ target, pointerType }) => {
    const next = pointerType === 'touch' ? undefined : withTooltip(target);
    if (next === hovered) return;
    hovered = next;
    close();
    if (next) timer = setTimeout(() => show(next), HOVER_DELAY_MS);
  });
  listen('pointerout', ({ relatedTarget }) => {
    // The mouse leaves the window, or enters a page in a frame.
    if (relatedTarget !== null) return;
    hovered = undefined;
    close();
  });
  const showFocused = () => {
    const { activeElement } = document;
    const next = withTooltip(activeElement);
    if (!next || !activeElement?.matches(':focus-visible')) return;
    clearTimeout(timer);
    show(next);
  };
  showFocused();
  listen('focusin', showFocused);
  for (const type of ['focusout', 'pointerdown', 'keydown'] as const) listen(type, close);
  return () => {
    end.abort();
    close();
  };
}

const withTooltip = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(`[${ATTRIBUTE}]`)) || undefined;
