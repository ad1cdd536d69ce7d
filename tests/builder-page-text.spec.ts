import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectFrameAccessible } from './support/axe.ts';
import { clickInFrame, expectFramesReady, frameOf, newBuilderPage } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { compose, composeEach } from './support/compose.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

const HOME = 'content/pages/home.yaml';

/** The beginning of a paragraph with facts, and of the one after it. */
const WITH_FACTS = 'I’m a freelance Google Ads consultant';
const SECOND = 'There’s no account manager between us';

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await newBuilderPage(browser);
});
test.beforeEach(() => open());
test.afterEach(async () => {
  // What the tab keeps until it hears that it is saved would be saved again after the content is restored.
  await page.goto(`${server.origin}/robots.txt`);
  await page.evaluate(() => localStorage.clear());
  restoreContent(server);
});
test.afterAll(() => page.close());

const frame = (title: string) => frameOf(page, title);
const about = (title: string) => frame(title).locator('[data-section=about]');
/** The text that is being edited in a frame. */
const editor = (title: string) => frame(title).locator('[contenteditable=true]');
const note = (title: string) => frame(title).locator('builder-overlay').getByRole('note');
const paragraph = (title: string, words: string) => about(title).getByText(words).locator('visible=true');
const addedLines = () =>
  server
    .git('diff', '--unified=0', '--', HOME)
    .split('\n')
    .filter((line) => /^[+-] /.test(line));

/** Returns the words of a text, line by line as they stand. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const lines = new Map<number, string[]>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        letter.setStart(node, index);
        letter.setEnd(node, index + 1);
        const bottom = Math.round(letter.getBoundingClientRect().bottom);
        lines.set(bottom, [...(lines.get(bottom) ?? []), word]);
      }
    return [...lines.values()].map((words) => words.join(' '));
  });

async function open(): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=/`);
  await expectFramesReady(page);
}

/** Expects no axe violations in the EU's page and in the shell around it. */
async function expectEditingAccessible(state: string): Promise<void> {
  const edited = page.frames().find((one) => new URL(one.url()).pathname === '/eu/');
  await expectFrameAccessible(edited ?? page.mainFrame(), `${state}, in the page`);
  await expectAccessible(page, state, [1680]);
}

/** Clicks words of a text of the EU's page twice: the first click selects it, the second one edits it. */
async function edit(text: Locator, words: string): Promise<void> {
  await clickInFrame(page, text, { words });
  await expect(page.getByRole('form').first()).toBeVisible();
  await clickInFrame(page, text, { words });
  await expect(editor('EU')).toBeFocused();
}

const editParagraph = (words: string) => edit(paragraph('EU', words), words);

const moveToStart = () => page.keyboard.press('ControlOrMeta+Home');

test('formats a text on the page: bold words, a link by its name, and a fact, in every frame', async () => {
  await editParagraph(SECOND);
  await expect(editor('EU')).toHaveAttribute('lang', 'en');
  await expect(editor('EU')).toHaveAttribute('spellcheck', 'true');
  await moveToStart();
  await page.keyboard.type('Bold first. ');
  for (let letter = 0; letter < 'Bold first.'.length + 1; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByRole('toolbar', { name: 'Format' })).toBeVisible();
  await expectEditingAccessible('words selected in a text');
  await page.keyboard.press('ControlOrMeta+b');
  for (const title of ['USA', 'EU'])
    await expect(about(title).locator('strong', { hasText: 'Bold first.' }).locator('visible=true')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await typeText(page.getByRole('dialog').getByRole('textbox'), 'privacy');
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(about('USA').getByRole('link', { name: 'Bold first.' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('For {exp');
  await expect(page.getByRole('listbox', { name: 'Facts' })).toBeVisible();
  await expectEditingAccessible('facts to choose from');
  await page.keyboard.press('Enter');
  await page.keyboard.type(': ');
  await expect(editor('EU').locator('[data-fact=experience]').first()).toHaveText('over 5 years');
  await expect(about('USA').getByText('For over 5 years:')).toBeVisible();
  await clickInFrame(page, editor('EU').locator('[data-fact=experience]').first());
  await expect(page.getByRole('menu', { name: 'Experience' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(editor('EU')).toBeFocused();
  await poll(() => addedLines().join('\n')).toContain('[Bold first.](/privacy-policy)');
  await poll(() => addedLines().join('\n')).toContain('For {experience}:');
  // Nothing else of the text has changed, and the page shows it by itself afterwards.
  expect(addedLines()).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(editor('EU')).toHaveCount(0);
  await expect(about('EU').getByText('For over 5 years:').locator('visible=true')).toBeVisible();
  await expect(frame('EU').locator('[data-builder-editor]')).toHaveCount(0);
});

test('makes a heading of a paragraph on the page, which every frame shows below that of its section', async () => {
  await editParagraph(SECOND);
  await page.keyboard.press('ControlOrMeta+a');
  const button = page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name: 'Heading' });
  await moveToStart();
  await page.keyboard.type('What I do');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+End');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(editor('EU').getByRole('heading')).toHaveText('What I do');
  for (const title of ['USA', 'EU'])
    await expect(about(title).getByRole('heading', { level: 3, name: 'What I do' }).first()).toBeAttached();
  await poll(() => addedLines().join('\n')).toContain('## What I do');
  await page.keyboard.press('Escape');
  await expect(about('EU').getByRole('heading', { level: 3, name: 'What I do' })).toBeVisible();
});

test('makes a paragraph with Enter, and takes it back with Ctrl+Z', async () => {
  await editParagraph(SECOND);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A paragraph more.');
  await expect(about('USA').getByText('A paragraph more.')).toBeVisible();
  await poll(() => addedLines().join('\n')).toContain('A paragraph more.');
  // Typing is undone in as many steps as there were pauses in it.
  const paragraphs = editor('EU').locator('p');
  for (const count = await paragraphs.count(); (await paragraphs.count()) === count;)
    await page.keyboard.press('ControlOrMeta+z');
  await expect(about('USA').getByText('A paragraph more.')).toHaveCount(0);
  await poll(addedLines).toEqual([]);
});

test('edits one part of a headline where it stands, each sentence on a line of its own', async () => {
  const headline = frame('EU').locator('[data-section=hero] h1').locator('visible=true');
  const lines = await linesOf(headline);
  await edit(headline.getByText('I read the searches'), 'I read the searches');
  expect(await linesOf(headline)).toEqual(lines);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Daily.');
  await expect(editor('EU')).toContainText('Daily.');
  expect(await linesOf(headline)).toEqual([...lines, 'Daily.']);
  await page.keyboard.press('Enter');
  await expect(frame('USA').locator('[data-section=hero] h1')).toContainText('I read the searches. Daily.');
  await poll(addedLines).toEqual([
    '-      en: You pay for the clicks. I read the searches.',
    '+      en: You pay for the clicks. I read the searches. Daily.',
  ]);
});

test('keeps the lines of a text while it’s edited, and offers what a clicked link can be', async () => {
  const lines = await linesOf(paragraph('EU', SECOND));
  expect(lines.length).toBeGreaterThan(5);
  await edit(paragraph('EU', 'time sheet'), 'time sheet');
  expect(await linesOf(paragraph('EU', SECOND))).toEqual(lines);
  // The cursor is in the link, because the words stayed where they were clicked.
  await page.getByRole('toolbar', { name: 'Format' }).getByRole('button', { name: 'Remove link' }).click();
  await expect(about('USA').locator('a', { hasText: 'time sheet' }).locator('visible=true')).toHaveCount(0);
  await poll(() => addedLines().find((line) => line.startsWith('+')) ?? '').toContain('plus a time sheet that shows');
});

test('takes composed characters on the page: Japanese, Korean, and dead keys', { tag: '@chromium' }, async () => {
  await editParagraph(SECOND);
  await moveToStart();
  await composeEach(page);
  await expect(about('USA').getByText('日本한é')).toBeVisible();
  await poll(() => addedLines().join('\n')).toContain(`日本한é${WITH_FACTS}`);
  // In the middle of a word.
  await page.keyboard.press('ArrowLeft');
  await compose(page, 'ㄴ', '나');
  await poll(() => addedLines().join('\n')).toContain(`日本한나é${WITH_FACTS}`);
});

test('keeps a refused text where it was typed, with its reason, also through a reload', async () => {
  await editParagraph(WITH_FACTS);
  await moveToStart();
  // In one piece: a pause within it would save its beginning.
  await page.keyboard.insertText('Refused {now} ');
  await expect(note('EU')).toContainText('There is no fact called {now}.');
  await expectEditingAccessible('a refused text');
  await page.keyboard.press('Escape');
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      await page.reload();
      await expectFramesReady(page);
    }
    await expect(paragraph('EU', 'Refused {now}')).toBeVisible();
    await expect(note('EU').first()).toContainText('There is no fact called {now}.');
    await expect(about('USA').getByText('Refused')).toHaveCount(0);
  }
  expect(addedLines()).toEqual([]);
  await clickInFrame(page, note('EU').first().getByRole('button', { name: 'Restore the old text' }));
  await expect(paragraph('EU', WITH_FACTS)).toBeVisible();
  await expect(about('EU').getByText('Refused')).toHaveCount(0);
});

test('saves what is typed on the page though the page is loaded again, and goes on after it', async () => {
  await editParagraph(WITH_FACTS);
  await moveToStart();
  await page.keyboard.type('Before the reload. ');
  await page.reload();
  await expectFramesReady(page);
  await poll(() => addedLines().join('\n')).toContain('Before the reload. I’m a freelance');
  await editParagraph('Before the reload');
  await moveToStart();
  await page.keyboard.type('After it. ');
  await poll(() => addedLines().join('\n')).toContain('After it. Before the reload.');
  await page.keyboard.press('Escape');
  await expect(about('USA').getByText('After it. Before the reload.')).toBeVisible();
});

/** Clicks a word of a text twice in a row. */
const doubleClick = (text: Locator, words: string) => clickInFrame(page, text, { words, clickCount: 2 });

// Firefox's driver counts clicks by its own clock, and takes two for single ones while the form is opened.
test('selects the word of a double click, in a plain text and in one with formats', { tag: '@chromium' }, async () => {
  // In a low window, the paragraph's text begins above it: the page must not scroll when the text is edited.
  await page.setViewportSize({ width: 1680, height: 800 });
  const headline = about('EU').getByRole('heading', { level: 2 });
  await doubleClick(headline, 'write');
  await expect(headline).toBeFocused();
  await page.keyboard.type('talk');
  await expect(headline).toHaveText('The person you talk to is the person in your account');
  await doubleClick(paragraph('EU', SECOND), 'manager');
  await expect(editor('EU')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+b');
  await poll(() => addedLines().join('\n')).toContain('The person you talk to');
  await poll(() => addedLines().join('\n')).toContain('no account **manager** between us');
});

test('unfolds the answer to a question that is selected, and formats it there', async () => {
  await page.goto(`${server.origin}/_builder/?page=/services/b2b-google-ads-consultant&region=eu`);
  await expect(frame('EU').locator('html')).toHaveAttribute('data-ready', 'true');
  const questions = frame('EU').locator('[data-section=faq]').first();
  await clickInFrame(page, questions.getByRole('heading', { name: 'Is our budget too small?' }));
  await edit(questions.getByText('That depends'), 'worth');
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(editor('EU').locator('strong')).toHaveText(/^worth\.?$/);
  await page.keyboard.press('Escape');
  await poll(() => server.read('content/pages/services/b2b-google-ads-consultant.yaml')).toContain('is **worth');
});

test('says that a text can’t be bold or italic, where the keys for it do nothing', async () => {
  const headline = about('EU').getByRole('heading', { level: 2 });
  await doubleClick(headline, 'write');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(note('EU')).toContainText('This text can’t have bold, italic or underlined words.');
  await page.keyboard.press('Escape');
  await editParagraph(SECOND);
  await page.keyboard.press('ControlOrMeta+i');
  await expect(note('EU')).toContainText('Ctrl+B makes them bold.');
  expect(addedLines()).toEqual([]);
});

test('adds a fact to the other language, too, which one language alone can’t have', async () => {
  await editParagraph(SECOND);
  await moveToStart();
  await page.keyboard.type('{reply');
  await expect(page.getByRole('listbox', { name: 'Facts' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' ');
  await expect(note('EU')).toContainText('The Danish text lacks “24 timer” (Reply time)');
  expect(addedLines()).toEqual([]);
  // The note stays under the pointer however long the button is held.
  await clickInFrame(page, note('EU').getByRole('button', { name: 'Add it at the end of the Danish text' }), {
    whilePressed: () => expect(editor('EU')).toBeFocused(),
  });
  await poll(() => addedLines().filter((line) => line.includes('{replyTime}'))).toHaveLength(2);
  await expect(note('EU').getByText('lacks')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'edits and formats a text on the page at 200 % zoom of a laptop @long',
  { tag: '@chromium' },
  async ({ browser }) => {
    const size = { width: 640, height: 400 };
    const zoomed = await browser.newPage({ viewport: size, deviceScaleFactor: 2, reducedMotion: 'reduce' });
    await zoomed.goto(`${server.origin}/_builder/?page=/&region=eu`);
    await zoomed.getByRole('button', { name: 'Skip the tour' }).click();
    const shown = frameOf(zoomed, 'EU');
    await expect(shown.locator('html')).toHaveAttribute('data-ready', 'true');
    const text = shown.locator('[data-section=about]').getByText(SECOND).locator('visible=true');
    await clickInFrame(zoomed, text, { words: SECOND });
    await expect(zoomed.getByRole('form').first()).toBeVisible();
    await clickInFrame(zoomed, text, { words: SECOND });
    const edited = shown.locator('[contenteditable=true]');
    await expect(edited).toBeFocused();
    await clickInFrame(zoomed, edited.getByText(SECOND), { words: 'manager', clickCount: 2 });
    await expect(edited.getByText(SECOND)).toBeInViewport();
    const toolbar = zoomed.getByRole('toolbar', { name: 'Format' });
    await expect(toolbar).toBeInViewport({ ratio: 1 });
    await toolbar.getByRole('button', { name: 'Bold' }).click();
    await poll(() => addedLines().join('\n')).toContain('no account **manager** between us');
    await expectAccessible(zoomed, 'a text that is edited at 200 % zoom', [size.width]);
    await zoomed.close();
  },
);
