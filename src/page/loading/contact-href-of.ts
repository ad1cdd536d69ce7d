import { regionPath } from '../../regions/region-path.ts';
import { CONTACT_TARGET } from '../../schema/contact-target.ts';
import type { PageWithLayout } from './page-key.ts';

/** Href of the contact form from a page: on the page if it has one, otherwise on the region's home page. */
export const contactHrefOf = ({ page, layout }: PageWithLayout): string => {
  const anchor = `#${CONTACT_TARGET}`;
  return page.sections.some((section) => section.anchor === CONTACT_TARGET)
    ? anchor
    : regionPath(layout.region.code, anchor);
};
