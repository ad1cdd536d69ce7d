import { expect, type Browser, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The names of the regions, which are the titles of the builder's frames. */
export const REGIONS = ['USA', 'EU', 'Denmark'];

/** Returns the frame that shows a page in a region. */
export const frameOf = (page: Page, region: string): FrameLocator => page.frameLocator(`iframe[title="${region}"]`);

/** Waits until the frames of all regions show the page and know its fields. */
export async function expectFramesReady(page: Page): Promise<void> {
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(REGIONS.length);
  for (const region of REGIONS)
    await expect(frameOf(page, region).locator('html')).toHaveAttribute('data-ready', 'true');
}

/** Lets a test find what the builder shows over the pages that a page opens from now on. */
export const openOverlays = (page: Page): Promise<unknown> =>
  // The root of outlines, tags and notes is closed to scripts of the page.
  page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function attachOpen(options) {
      return attach.call(this, { ...options, mode: 'open' });
    };
  });

/** Opens a page for the builder with room for three frames, whose overlays tests find. */
export async function newBuilderPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  await openOverlays(page);
  return page;
}

/** Where in an element to click: at some words of it, or at a point from its corner, in pixels of its page. */
interface ClickPlace {
  words?: string;
  position?: { x: number; y: number };
  /** How often to click in a row. */
  clickCount?: number;
  /** What holds before the button is released. */
  whilePressed?: () => Promise<void>;
}

/**
 * Clicks an element in a frame with the mouse, in its middle unless told where. Frames are scaled: Playwright takes a position in
 * them for pixels of the window, and finds nothing to click there in Firefox.
 */
export async function clickInFrame(
  page: Page,
  target: Locator,
  { clickCount = 1, whilePressed, ...place }: ClickPlace = {},
): Promise<void> {
  await expect(target).toBeVisible();
  const point = await target.evaluate((element, { words, position }) => {
    const HEADER_PX = 80;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { ownerDocument: document } = element;
    const range = document.createRange();
    range.selectNodeContents(element);
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const wanted = words ?? '';
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const start = node.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
    }
    const view = document.defaultView ?? window;
    const { frameElement, innerWidth } = view;
    const frame = frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth);
    const scale = frame.width / innerWidth;
    // The middle of words that stand on two lines can be beside them.
    const boxOf = () =>
      words === undefined
        ? element.getBoundingClientRect()
        : (range.getClientRects()[0] ?? range.getBoundingClientRect());
    // Words of a text that is higher than the window may be out of sight, or under the header of the site.
    const { top, bottom } = boxOf();
    const middle = (top + bottom - HEADER_PX - view.innerHeight) / 2;
    if (top < HEADER_PX || bottom > view.innerHeight) view.scrollBy({ top: middle, behavior: 'instant' });
    const box = boxOf();
    const { x = box.width / 2, y = box.height / 2 } = position ?? {};
    return { x: frame.x + (box.x + x) * scale, y: frame.y + (box.y + y) * scale };
  }, place);
  if (!whilePressed) return page.mouse.click(point.x, point.y, { clickCount });
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await whilePressed();
  await page.mouse.up();
}
