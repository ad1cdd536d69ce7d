import { useEffect } from 'react';

/**
 * Tells the style sheets which part of the window can be seen, as `--visible-height` and `--visible-top`: some phones lay
 * their keyboard over the page without making the window smaller.
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
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      style.removeProperty('--visible-height');
      style.removeProperty('--visible-top');
    };
  }, []);
}
