/** Preloads data in parallel with the script that will request it. */
export function preloadData(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
