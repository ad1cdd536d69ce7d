import { regionPath } from '../regions/region-path.ts';
import { CONTACT_TARGET } from '../schema/contact-target.ts';
import type { PageData } from './page-request.ts';

/** Address of the contact form, seen from a page: on the page where it has one, else on the region's home page. */
export const contactHrefOf = ({ page, layout }: PageData): string => {
  const anchor = `#${CONTACT_TARGET}`;
  return page.sections.some((section) => section.anchor === CONTACT_TARGET)
    ? anchor
    : regionPath(layout.region.code, anchor);
};
