import type { Page } from '@playwright/test';
import type { LoadedSite } from '../src/content/load-content.ts';
import type { RegionCode } from '../src/regions/region-code.ts';
import type { LayoutDocument } from '../src/schema/document.ts';

/** One view of the site to be photographed. */
export interface Screen {
  /** Name of its files. */
  name: string;
  /** Address without region. */
  path: string;
  /** Widths at which it looks different; all if left out. */
  widths?: readonly number[];
  /** What a visitor does to see it; such a view is one window high, others are as high as the page. */
  open?: (page: Page, words: LayoutDocument['words']) => Promise<void>;
  /** Whether the visitor has not been asked for consent yet. */
  firstVisit?: true;
}

/** The regions whose pages are photographed: one in each language. */
export const SCREEN_REGIONS: readonly RegionCode[] = ['us', 'dk'];

/** The widths of the windows: telephone, tablet, small and large desktop. */
export const SCREEN_WIDTHS: readonly number[] = [390, 768, 1024, 1440];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Every kind of page, and what opens over one. */
export function screenList({ content }: LoadedSite): Screen[] {
  const study = content.caseStudies[0]?.slug ?? '';
  return [
    { name: 'home', path: '' },
    { name: 'case-studies', path: 'case-studies' },
    { name: 'case-study', path: `case-study/${study}` },
    { name: 'service', path: 'services/ecommerce-google-ads-consultant' },
    { name: 'agencies', path: 'services/marketing-agencies-google-ads-freelancer' },
    { name: 'about-me', path: 'about-me' },
    { name: 'privacy-policy', path: 'privacy-policy' },
    { name: 'thank-you', path: 'thank-you' },
    { name: 'not-found', path: 'no-such-page' },
    { name: 'contact-window', path: 'about-me', open: openContactWindow },
    { name: 'mobile-menu', path: '', widths: [390], open: (page, { header }) => press(page, header.openMenu) },
    { name: 'consent-notice', path: '', firstVisit: true, open: () => Promise.resolve() },
    {
      name: 'consent-details',
      path: '',
      firstVisit: true,
      open: (page, { consent }) => press(page, consent.customize),
    },
  ];
}

/** Pages on which long words, long names and large figures show first: on a telephone, and on a desktop. */
export const hardScreens = (): Screen[] => [
  { name: 'home', path: '', widths: [390] },
  { name: 'service', path: 'services/ecommerce-google-ads-consultant', widths: [1440] },
];

/** The end of the about page has a button for it at every width. */
async function openContactWindow(page: Page): Promise<void> {
  await page.locator('main [data-opens="contact"] button, main button[data-opens="contact"]').last().click();
  await page.getByRole('dialog').waitFor();
}
