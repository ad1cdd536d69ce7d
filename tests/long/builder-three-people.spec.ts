import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, type ElementHandle, type Locator, type Page } from '@playwright/test';
import { readRecord } from '../../src/authoring/content-edit/edit-record.ts';
import { listEdits } from '../../src/authoring/content-edit/undone-edits.ts';
import { checkSite } from '../../src/content/check-site.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { addSession, openPeopleBuilder, type PeopleBuilder } from '../support/people-builder.ts';
import { THOROUGH } from '../support/thorough.ts';

/** How long the people work, in minutes; `MINUTES` sets another time. */
const MINUTES = Number(process.env['MINUTES'] ?? (THOROUGH ? 60 : 3));

/** Number of the run; `SEED` repeats one. */
const SEED = Number(process.env['SEED'] ?? (THOROUGH ? Date.now() % 1_000_000 : 1));

/** Longest wait for one step of a task, in milliseconds, and for what is shown at the end. */
const STEP_MS = 15_000;
const END_MS = 120_000;

/** Longest wait until everything that somebody did without a connection is sent, in milliseconds: it may be hundreds of edits. */
const SENT_MS = 600_000;

const NAMES = ['Anna', 'Bo', 'Cem'] as const;

const PAGES = [
  '/',
  '/about-me',
  '/terms-of-service',
  '/services/b2b-google-ads-consultant',
  '/services/saas-google-ads-consultant',
] as const;

const task = fc.record({
  kind: fc.constantFrom(
    ...(['title', 'title', 'title', 'text', 'move', 'hide', 'duplicate', 'note', 'price', 'undo', 'reload'] as const),
    ...(['cut', 'cut', 'connect'] as const),
  ),
  page: fc.constantFrom(...PAGES),
  place: fc.nat(5),
});
type Task = typeof task extends fc.Arbitrary<infer T> ? T : never;

/** Somebody at a browser. */
interface Person {
  name: string;
  page: Page;
  isCut: boolean;
  /** Typed words that their field has shown. */
  typed: string[];
  /** Typed words that their field hasn't shown, with its text. */
  dropped: string[];
  /** What they have done, with the time until the end in seconds. */
  done: string[];
  /** Tasks that couldn't be done, with the reason. */
  stumbles: string[];
}

test.describe.configure({ timeout: (MINUTES + 30) * 60_000 });

let builder: PeopleBuilder;
test.beforeAll(async () => {
  test.setTimeout(300_000); // it may have to be prepared
  builder = await openPeopleBuilder();
});
test.afterAll(() => builder.close());

const sections = (page: Page) => page.getByRole('list', { name: 'Sections' }).locator('> li');
const fields = (page: Page) => page.getByRole('complementary', { name: 'Fields' });
const waits = (page: Page) => page.getByRole('status').filter({ hasText: /^(No connection|Sending)/ });
const isUnsaved = (page: Page) => page.getByRole('status').filter({ hasText: /^Not saved/ });
/** Whether a page is open, and no settings in its place. */
const isOpen = async (page: Page, address: string) =>
  new URL(page.url()).searchParams.get('page') === address && (await sections(page).count()) > 0;

/** Opens a page of the site with the builder's own list, which works without a connection, too. */
async function openPage({ page }: Person, address: string): Promise<void> {
  if (!(await isOpen(page, address)))
    await page.evaluate((to) => {
      history.pushState(null, '', `?page=${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await sections(page).first().waitFor();
}

/** Opens a section, and returns its place; the last one of the page if there are fewer. */
async function openSection(person: Person, { page: address, place }: Task): Promise<number> {
  await openPage(person, address);
  const index = place % (await sections(person.page).count());
  await sections(person.page).nth(index).locator('[data-row]').click();
  return index;
}

/** Types words at the end of a text of a section, if it has one. */
async function type(person: Person, one: Task, words: string, kind: 'title' | 'text'): Promise<void> {
  const index = await openSection(person, one);
  const input = fields(person.page).locator(`[data-path="sections.${index}.${kind}.en"]`);
  await fields(person.page).getByRole('textbox').first().waitFor();
  if ((await input.count()) !== 1 || (await input.getAttribute('aria-readonly')) === 'true') return;
  await input.press('ControlOrMeta+End');
  const field = await input.elementHandle();
  await input.pressSequentially(` ${words}`);
  if (field) await sees(person, field, words);
  await leaveField(person);
}

/** Takes the focus from the field, which may stand elsewhere by now: somebody else may have moved its section. */
const leaveField = ({ page }: Person): Promise<void> =>
  page
    .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    .then(() => undefined);

/** Records typed words, and whether the field shows them, wherever somebody else has moved its section meanwhile. */
async function sees(person: Person, field: ElementHandle, words: string, known = words): Promise<void> {
  const shown = await field.evaluate((box) =>
    box instanceof HTMLElement && 'value' in box ? String(box.value) : (box.textContent ?? ''),
  );
  if (shown.includes(words)) person.typed.push(known);
  else person.dropped.push(`${words} was typed, but the field has: ${shown}`);
}

async function press(person: Person, one: Task, name: string): Promise<void> {
  const index = await openSection(person, one);
  const button = sections(person.page).nth(index).getByRole('button', { name, exact: true });
  if ((await button.count()) === 1 && (await button.isEnabled())) await button.click();
  // Hiding a section to which others link asks first.
  if (await person.page.getByRole('dialog').isVisible()) await person.page.keyboard.press('Escape');
}

async function addNote(person: Person, one: Task, words: string): Promise<void> {
  if (person.isCut) return;
  const index = await openSection(person, one);
  const { page } = person;
  await sections(page).nth(index).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Add note…' }).click();
  const panel = page.getByRole('dialog', { name: 'Notes' });
  await panel.getByRole('textbox', { name: 'Note' }).pressSequentially(words);
  await panel.getByRole('button', { name: 'Add note' }).click();
  await panel.getByText(words).first().waitFor();
  await page.keyboard.press('Escape');
}

/** Opens the price of the plan that only this person sets. */
async function openPrice({ page, name }: Person): Promise<Locator> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('textbox').fill('Pricing');
  await pages.getByText('Pricing', { exact: true }).first().click();
  await pages.getByRole('textbox').fill('');
  const plan = ['Start', 'Scale', 'Dominate'][NAMES.findIndex((one) => one === name)] ?? 'Start';
  const button = fields(page).getByRole('button', { name: plan, exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  return fields(page).getByRole('group', { name: plan, exact: true }).getByLabel('Price per hour, Denmark');
}

async function setPrice(person: Person, amount: number): Promise<void> {
  if (person.isCut) return;
  const input = await openPrice(person);
  await input.press('ControlOrMeta+a');
  const field = await input.elementHandle();
  await input.pressSequentially(String(amount));
  // An earlier price was replaced by its author.
  person.typed = person.typed.filter((words) => !words.startsWith('dk: '));
  if (field) await sees(person, field, String(amount), `dk: ${amount}`);
  await leaveField(person);
  await person.page.keyboard.press('Escape');
}

/** Clicks Undo only when everything is saved: undoing an unsaved edit removes it everywhere, as its author intends. */
async function undo({ page, typed }: Person): Promise<void> {
  const isSaved = wordsOfProject().includes(typed.at(-1) ?? '');
  const button = page.getByRole('button', { name: 'Undo', exact: true });
  const isOff = (await button.getAttribute('aria-disabled')) === 'true';
  if (isSaved && !isOff && (await waits(page).or(isUnsaved(page)).isHidden())) await button.click();
}

async function work(person: Person, one: Task, number: number): Promise<void> {
  const { page, name } = person;
  const words = `${name.toLowerCase()}${number}z`;
  if (one.kind === 'title' || one.kind === 'text') await type(person, one, words, one.kind);
  else if (one.kind === 'move') await press(person, one, one.place % 2 === 0 ? 'Move down' : 'Move up');
  else if (one.kind === 'hide') await press(person, one, 'Hide');
  else if (one.kind === 'duplicate') await press(person, one, 'Duplicate');
  else if (one.kind === 'note') await addNote(person, one, words);
  else if (one.kind === 'price') await setPrice(person, 1000 + number);
  else if (one.kind === 'undo') await undo(person);
  else if (one.kind === 'reload') await page.reload();
  else {
    person.isCut = one.kind === 'cut';
    await page.context().setOffline(person.isCut);
  }
}

/** Lets somebody do one task after the other until the time is over. */
async function workUntil(person: Person, tasks: readonly Task[], end: number): Promise<number> {
  for (const [number, one] of tasks.entries()) {
    if (Date.now() > end) return number;
    const secondsLeft = Math.round((end - Date.now()) / 1000);
    person.done.push(`${-secondsLeft} s, ${number} ${one.kind} ${one.page} ${one.place}${person.isCut ? ' cut' : ''}`);
    try {
      await work(person, one, number);
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      person.stumbles.push(`${number} ${one.kind} ${one.page} ${one.place}${person.isCut ? ' cut' : ''}: ${reason}`);
      await person.page.keyboard.press('Escape');
    }
  }
  return tasks.length;
}

/** All words that the copy has: in its files, and in all steps of the history. */
const wordsOfProject = (): string =>
  [
    builder.git('diff', 'before-tests', '--', 'content'),
    ...listEdits(builder.root)
      .flatMap(({ id }) => readRecord(builder.root, id)?.changes ?? [])
      .map(({ after }) => after ?? ''),
  ].join('\n');

/** What somebody's browser says and has in its fields, with each section of each page open. */
async function shownTo(person: Person): Promise<string> {
  await expect(person.page.getByText('Not connected')).toBeHidden({ timeout: END_MS });
  const shown: string[] = [];
  for (const address of PAGES) {
    await openPage(person, address);
    for (let index = 0; index < (await sections(person.page).count()); index += 1) {
      await sections(person.page).nth(index).locator('[data-row]').click();
      // Others may still undo what they have done: a section that was there may be gone.
      const field = fields(person.page).getByRole('textbox');
      await field.or(fields(person.page).getByText('This isn’t there any more')).first().waitFor();
      const words = (body: HTMLElement) => [
        body.innerText,
        ...[...body.querySelectorAll('textarea, input')].map((one) => (one as HTMLInputElement).value),
      ]; // one of both
      shown.push(...(await person.page.locator('body').evaluate(words)));
    }
  }
  shown.push(`dk: ${await (await openPrice(person)).inputValue()}`);
  return shown.join('\n');
}

/** What somebody's browser keeps: texts that aren't saved, and edits that the server hasn't made. */
const keptBy = ({ page }: Person): Promise<unknown> =>
  page.evaluate(async () => {
    const { name = '' } = (await indexedDB.databases()).find((one) => one.name?.startsWith('builder-kept:')) ?? {};
    const opening = indexedDB.open(name);
    const database = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const reading = database.transaction('edits').objectStore('edits').getAll();
    const edits = await new Promise<unknown>((resolve) => (reading.onsuccess = () => resolve(reading.result)));
    return { edits, unsaved: Object.entries(localStorage).filter(([key]) => key.startsWith('builder-unsaved:')) };
  });

test(`loses no word of three people at five pages in ${MINUTES} minutes with cuts`, async ({ browser }) => {
  const people = await Promise.all(
    NAMES.map(async (name): Promise<Person> => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' });
      await context.addCookies([addSession(builder, name, 'editor')]);
      const page = await context.newPage();
      page.setDefaultTimeout(END_MS);
      await page.goto(`${builder.origin}/_builder/?page=/`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      const person = { name, page, isCut: false, typed: [], dropped: [], done: [], stumbles: [] };
      // Without a connection, a browser has the pages that it has shown.
      for (const address of PAGES) await openPage(person, address);
      page.setDefaultTimeout(STEP_MS);
      return person;
    }),
  );
  const tasks = fc.sample(fc.array(task, { minLength: 2000, maxLength: 2000 }), { numRuns: NAMES.length, seed: SEED });
  const end = Date.now() + MINUTES * 60_000;
  const done = await Promise.all(people.map((person, index) => workUntil(person, tasks[index] ?? [], end)));
  console.log(`Seed ${SEED}: ${done.join(', ')} tasks in ${MINUTES} minutes.`);
  for (const { name, stumbles } of people) console.log([name, ...stumbles].join('\n  '));
  for (const { page } of people) await page.context().setOffline(false);
  for (const { page } of people) {
    page.setDefaultTimeout(END_MS);
    await expect(waits(page)).toBeHidden({ timeout: SENT_MS });
    // What was refused, or changed by two, stays in its field until its author decides: that is looked at below.
  }
  const texts = wordsOfProject();
  const lost: string[] = [];
  for (const person of people) {
    const missing = person.typed.filter((words) => !texts.includes(words));
    console.log(`${person.name}: ${person.typed.length} texts typed, only in the browser: ${missing.join(', ')}`);
    const shown = missing.length > 0 ? await shownTo(person) : '';
    // A text may have been saved since: a conflict ends when its field has the old value again.
    const saved = missing.length > 0 ? wordsOfProject() : '';
    const lostHere = missing.filter((words) => !shown.includes(words) && !saved.includes(words));
    lost.push(...lostHere);
    if (lostHere.length === 0) continue;
    console.log([`${person.name} has lost ${lostHere.join(', ')}:`, ...person.done].join('\n  '));
    const found = { shown, saved, kept: JSON.stringify(await keptBy(person), undefined, 2) };
    for (const [what, body] of Object.entries(found))
      writeFileSync(test.info().outputPath(`${what}-${person.name}.txt`), body);
  }
  expect(lost, `seed ${SEED}`).toEqual([]);
  expect(
    people.flatMap(({ dropped }) => dropped),
    `seed ${SEED}`,
  ).toEqual([]);
  expect(hasErrors((await checkSite(builder.root)).diagnostics), `seed ${SEED}`).toBe(false);
  for (const { page } of people) await page.context().close();
});
