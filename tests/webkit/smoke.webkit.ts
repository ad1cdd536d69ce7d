import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { SUBMISSIONS_FILE } from '../../scripts/local-services.ts';
import { serveDist } from '../../scripts/serve-dist.ts';
import { freePort } from '../support/host-servers.ts';
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

/** Opens a page of the site, and waits until its script has taken over. */
async function visit(path: string): Promise<void> {
  await browser.go(site + path);
  await browser.until(READY);
}

/** Opens a page as one who has answered the notice before. */
async function visitAnswered(path: string): Promise<void> {
  await visit(path);
  await browser.click('[aria-labelledby=notice-title] button:first-of-type');
  await browser.until('!document.documentElement.dataset.ask');
}

const pathname = () => browser.run('return location.pathname');

void test('every kind of page is complete and taken over', async () => {
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

void test('the form is sent, once, and thanks', async () => {
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

void test('a choice of cookies holds after the page is loaded anew', async () => {
  await visitAnswered('/us/');
  await browser.reload();
  await browser.until(READY);
  assert.equal(await browser.run('return "ask" in document.documentElement.dataset'), false);
});

void test('a link changes the page without loading it anew, and Back leads back', async () => {
  await visitAnswered('/us/');
  await browser.run('window.stayed = true');
  await browser.click('header a[href="/us/about-me"]');
  await browser.until('document.activeElement?.localName === "h1"');
  assert.equal(await pathname(), '/us/about-me');
  assert.equal(await browser.run('return window.stayed'), true);
  await browser.back();
  await browser.until('document.querySelector("#pricing")');
});

void test('the region changes with the language', async () => {
  await visitAnswered('/us/about-me');
  await browser.click('header button[aria-controls=region-list]');
  await browser.click('header a[data-region=dk]');
  await browser.until('document.documentElement.lang === "da-DK"');
  assert.equal(await pathname(), '/dk/about-me');
});

void test('the filter of the cases shows what it names', async () => {
  await visitAnswered('/us/case-studies');
  await browser.click('[data-section=case-list] [role=group] button:nth-of-type(5)');
  await browser.until('location.search === "?tag=Nonprofit"');
  await browser.until(
    '[...document.querySelectorAll("main a[href*=\'/case-study/\']")].filter((card) => card.checkVisibility()).length === 1',
  );
});

void test('the menu of phones opens the window, and Escape leads back to its button', async () => {
  await browser.resize(390, 844);
  await visitAnswered('/us/');
  await browser.click('header button[aria-controls=site-menu]');
  await browser.click('header form[data-opens] button');
  await browser.until('document.querySelector("[role=dialog]")?.contains(document.activeElement)');
  await browser.press(KEYS.escape);
  await browser.until('!document.querySelector("[role=dialog]")');
  await browser.until('document.activeElement?.getAttribute("aria-controls") === "site-menu"');
});

void test('a click before the script is there is not lost', async () => {
  await browser.go(`${site}/us/`);
  await browser.click('header form[data-opens] button');
  await browser.until('document.querySelector("[role=dialog]")');
});
