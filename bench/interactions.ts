import type { Locator, Page } from '@playwright/test';
import type { MEASURED_PAGES } from './measured-pages.ts';
import type { Visit } from './slow-phone.ts';

/** An interaction on a page. */
export interface Interaction extends Visit {
  name: string;
  page: keyof typeof MEASURED_PAGES;
  /** The element to click or, with a `key`, to press the key in. */
  control: (page: Page) => Locator;
  key?: string;
  /** Selector of an element that exists only after the interaction took effect. */
  done: string;
}

const inHeader = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

const OPEN_IN_HEADER = 'header [aria-expanded="true"]';

/** Interactions that also work before the page's script has loaded. */
export const EARLY: Interaction[] = [
  {
    name: 'open the menu',
    page: 'home',
    answered: true,
    control: (page) => inHeader(page, /menu/i),
    done: OPEN_IN_HEADER,
  },
  {
    name: 'accept cookies',
    page: 'home',
    control: (page) => page.getByRole('button', { name: 'Accept All' }),
    done: 'html:not([data-ask])',
  },
  {
    name: 'unfold a service',
    page: 'home',
    answered: true,
    control: (page) => page.locator('#services [data-disclosure]').first(),
    done: '#services [data-disclosure][aria-expanded="true"]',
  },
  {
    name: 'open the contact modal',
    page: 'home',
    answered: true,
    wide: true,
    control: (page) => inHeader(page, 'Contact'),
    done: '[role="dialog"]',
  },
  {
    name: 'open the services list',
    page: 'home',
    answered: true,
    wide: true,
    control: (page) => inHeader(page, 'Services'),
    done: OPEN_IN_HEADER,
  },
  {
    name: 'filter the cases',
    page: 'case list',
    answered: true,
    control: (page) => page.locator('main button[aria-pressed="false"]').first(),
    done: '[data-section="case-list"]:not(:has(li:nth-child(10)))',
  },
];

/** Interactions on a page whose script has taken over. */
export const LATER: Interaction[] = [
  ...EARLY,
  {
    name: 'open the region menu',
    page: 'home',
    answered: true,
    wide: true,
    control: (page) => inHeader(page, /^Region/),
    done: OPEN_IN_HEADER,
  },
  {
    name: 'pause the carousel',
    page: 'home',
    answered: true,
    control: (page) => page.locator('#client-cases').getByRole('button', { name: 'Pause' }),
    done: '#client-cases button[aria-label="Play"]',
  },
  {
    name: 'write in the form',
    page: 'home',
    answered: true,
    control: (page) => page.locator('#contact [name="name"]'),
    key: 'a',
    done: '#contact [name="name"]:focus',
  },
];
