import { useEffect } from 'react';
import { TYPED_INTO } from './is-writing.ts';

/** Scrolls what has the focus into sight, and what is wrong with it: a keyboard has taken a part of the screen. */
export function showFocused(): void {
  const { activeElement } = document;
  if (!activeElement?.matches(TYPED_INTO)) return;
  const described = activeElement.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const one of [...described.map((id) => document.getElementById(id)), activeElement])
    one?.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells the style sheets which part of the window can be seen, as `--visible-height` and `--visible-top`: some phones lay
 * their keyboard over the page without making the window smaller. Both are set when something changes: until then, style sheets take
 * the whole window, and the browser needn't work out all styles twice while the builder opens. What has the focus stays in sight.
 */
export function useVisibleScreen(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const { style } = document.documentElement;
    const follow = () => {
      // While somebody has zoomed in with two fingers, a part of the shell is seen, and it mustn't shrink to it.
      if (viewport.scale > 1.01) return;
      style.setProperty('--visible-height', `${viewport.height}px`);
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    };
    const resize = () => {
      follow();
      requestAnimationFrame(showFocused);
    };
    viewport.addEventListener('resize', resize);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', resize);
      viewport.removeEventListener('scroll', follow);
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
  }, []);
}
