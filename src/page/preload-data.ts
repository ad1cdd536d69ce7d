/** Asks for data beside the script that will ask for it. */
export function preloadData(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
