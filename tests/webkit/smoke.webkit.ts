import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { SUBMISSIONS_FILE } from '../../src/hosting/mock-services.ts';
import { serveDist } from '../../src/hosting/serve-dist.ts';
import { freePort } from '../support/free-port.ts';
import { KEYS, WebKitDriver, type Browser } from './web-driver.ts';

/* What matters most, in the engine of Safari: run by `npm run test:webkit` against the built site. */

const READY = 'document.documentElement.dataset.ready';
const root = mkdtempSync(join(tmpdir(), 'webkit-'));
let server: Server;
let driver: WebKitDriver;
let browser: Browser;
let site: string;

before(async () => {
  symlinkSync(resolve('dist'), join(root, 'dist'));
  server = await serveDist(root, 0);
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
  driver = new WebKitDriver(await freePort());
});
after(async () => {
  await driver.stop();
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  browser = await driver.open();
  await browser.resize(1280, 900);
});
afterEach(() => browser.close());

/** Opens a page of the site and waits for hydration. */
async function visit(path: string): Promise<void> {
  await browser.go(site + path);
  await browser.until(READY);
}

/** Opens a page with a stored consent choice. */
async function visitAnswered(path: string): Promise<void> {
  await visit(path);
  await browser.click('[aria-labelledby=notice-title] button:first-of-type');
  await browser.until('!document.documentElement.dataset.ask');
}

const pathname = () => browser.run('return location.pathname');

void test('loads and hydrates every page type', async () => {
  const kinds = ['', 'case-studies', 'about-me', 'privacy-policy', 'services/saas-google-ads-consultant'];
  for (const path of kinds) {
    await visit(`/dk/${path}`);
    const hidden = await browser.run(
      'return [...document.querySelectorAll("[data-section]")].filter((part) => part.getBoundingClientRect().height < 20).map((part) => part.id)',
    );
    assert.deepEqual(hidden, [], path);
    assert.equal(await browser.run('return document.documentElement.scrollWidth <= innerWidth'), true, path);
  }
});

void test('sends the form once and shows the thank-you view', async () => {
  const email = `ida-${randomUUID()}@example.com`;
  await visitAnswered('/us/');
  await browser.type('#contact [name=name]', 'Ida');
  await browser.type('#contact [name=email]', email);
  await browser.type('#contact [name=message]', 'Hello');
  await browser.click('#contact form button[type=submit]');
  await browser.until('!document.querySelector("#contact form")');
  const sent = readFileSync(join(root, SUBMISSIONS_FILE), 'utf8').trim().split('\n');
  assert.equal(sent.length, 1);
  assert.ok(sent[0]?.includes(email));
});

void test('keeps the cookie choice after a reload', async () => {
  await visitAnswered('/us/');
  await browser.reload();
  await browser.until(READY);
  assert.equal(await browser.run('return "ask" in document.documentElement.dataset'), false);
});

void test('changes the page without a reload, and supports Back', async () => {
  await visitAnswered('/us/');
  await browser.run('window.stayed = true');
  await browser.click('header a[href="/us/about-me"]');
  await browser.until('document.activeElement?.localName === "h1"');
  assert.equal(await pathname(), '/us/about-me');
  assert.equal(await browser.run('return window.stayed'), true);
  await browser.back();
  await browser.until('document.querySelector("#pricing")');
});

void test('changes the language with the region', async () => {
  await visitAnswered('/us/about-me');
  await browser.click('header button[aria-controls=region-list]');
  await browser.click('header a[data-region=dk]');
  await browser.until('document.documentElement.lang === "da-DK"');
  assert.equal(await pathname(), '/dk/about-me');
});

void test('filters the cases by tag', async () => {
  await visitAnswered('/us/case-studies');
  await browser.click('[data-section=case-list] [role=group] button:nth-of-type(5)');
  await browser.until('location.search === "?tag=Nonprofit"');
  await browser.until(
    '[...document.querySelectorAll("main a[href*=\'/case-study/\']")].filter((card) => card.checkVisibility()).length === 1',
  );
});

void test('opens the modal from the mobile menu, and returns the focus on Escape', async () => {
  await browser.resize(390, 844);
  await visitAnswered('/us/');
  await browser.click('header button[aria-controls=site-menu]');
  await browser.click('header form[data-dialog-trigger] button');
  await browser.until('document.querySelector("[role=dialog]")?.contains(document.activeElement)');
  await browser.press(KEYS.escape);
  await browser.until('!document.querySelector("[role=dialog]")');
  await browser.until('document.activeElement?.getAttribute("aria-controls") === "site-menu"');
});

void test('replays a click that came before the script', async () => {
  await browser.go(`${site}/us/`);
  await browser.click('header form[data-dialog-trigger] button');
  await browser.until('document.querySelector("[role=dialog]")');
});
