import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/chromium-args.ts';
import { ensureChromium } from '../tools/install-browsers.ts';

/** CPU slowdown of 4×, Lighthouse's setting for a mid-range phone. */
export const CPU_SLOWDOWN = 4;

/** 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency: a slow but working mobile network. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

/** The state before a page is opened. */
export interface Visit {
  /** Whether to throttle the network, too. */
  slowNetwork?: boolean;
  /** Whether the consent notice was answered earlier. */
  answered?: boolean;
  wide?: boolean;
  /** Whether not to throttle the CPU. */
  fullSpeed?: boolean;
}

/** Opens a page with an empty cache on a slow CPU while a task runs. */
export type OnFreshPage = <T>(visit: Visit, task: (page: Page, session: CDPSession) => Promise<T>) => Promise<T>;

/** Starts Chromium for measured visits while a task runs. */
export async function withThrottledDevice<T>(task: (onFreshPage: OnFreshPage) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    return await task((visit, inner) => visitFreshly(browser, visit, inner));
  } finally {
    await browser.close();
  }
}

async function visitFreshly<T>(
  browser: Browser,
  { slowNetwork = false, answered = false, wide = false, fullSpeed = false }: Visit,
  task: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: wide ? DESKTOP : PHONE });
  try {
    const page = await context.newPage();
    // Functions passed to the page were compiled for Node and call this.
    await page.addInitScript('globalThis.__name = (value) => value');
    const session = await context.newCDPSession(page);
    if (answered) await page.addInitScript(answerNotice);
    if (!fullSpeed) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (slowNetwork) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
    }
    return await task(page, session);
  } finally {
    await context.close();
  }
}

/** Runs in the page: stores a refused consent. */
function answerNotice(): void {
  const preferences = { necessary: true, analytics: false, marketing: false, functional: false };
  localStorage.setItem(
    'cookie-consent',
    JSON.stringify({ preferences, timestamp: new Date().toISOString(), version: 1 }),
  );
}

/** Waits until the page's script has taken over. */
export const tookOver = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true', undefined, { polling: 50 });
