/** Whether a link leads to a page of this site that is shown without loading a document. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  if (!link.href || link.target || link.dataset['region'] || link.origin !== location.origin) return false;
  return !link.pathname.includes('.') && !link.pathname.includes('sitemap');
}

/** Whether a link leads to the page that is open, or to a place on it. */
export const isSamePage = ({ pathname }: HTMLAnchorElement): boolean =>
  pathname.replace(/\/$/, '') === location.pathname.replace(/\/$/, '');
