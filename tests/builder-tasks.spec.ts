import { expect, type Locator, type Page } from '@playwright/test';
import { clickInFrame, frameOf } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { poll, pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { changeSections } from './support/page-sections.ts';
import { typeText } from './support/type-text.ts';

// Everyday tasks, done through the interface. Each changes exactly the bytes that a careful person would change.

const ABOUT = 'content/pages/about-me.yaml';
const SHOP = 'content/pages/services/ecommerce-google-ads-consultant.yaml';
const PRICING = 'content/pricing.yaml';
const SITE = 'content/site.yaml';
const NAVIGATION = 'content/navigation.yaml';

/** Titles of the shared sections of the shop page, which the builder reads after the page itself. */
const SHARED_TITLES = [
  'What clients say when I’m not on the call',
  'What would it cost?',
  'The terms in brief',
  'From your first message to the first report',
  'Questions everyone asks',
  'How soon we could start',
];

test.describe.configure({ mode: 'default' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/_builder/?page=/about-me&region=us`);
  await expect(rows().first()).toBeVisible();
  await page.getByRole('button', { name: 'Skip the tour' }).click();
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});

const rows = () => page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem');
const outline = () => rows().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
const section = (name: string) => rows().and(page.getByRole('listitem', { name, exact: true }));
const row = (name: string) => section(name).locator('[data-row]');
const fields = () => page.getByRole('complementary', { name: 'Fields' });
const field = (label: string, of: Locator = fields()) => of.getByLabel(label, { exact: true });
const button = (name: string, of: Locator = fields()) => of.getByRole('button', { name, exact: true });
const item = (name: string) => fields().getByRole('group', { name, exact: true });

async function open(name: string, file: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await typeText(pages.getByRole('textbox'), name);
  await pages.getByText(name, { exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  if (file.startsWith('content/pages/')) await expect(rows().first()).toBeVisible();
  if (file === SHOP) await poll(outline).toEqual(expect.arrayContaining(SHARED_TITLES));
}

/** Opens an item of a list in the form. */
async function openItem(name: string): Promise<Locator> {
  await button(name).click();
  return item(name);
}

async function choose(itemName: string, entry: string): Promise<void> {
  await button(`More for ${itemName}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Replaces a text that occurs once. */
const replace = (before: string, after: string) => (text: string) => {
  expect(text.split(before), before).toHaveLength(2);
  return text.replace(before, () => after);
};

/** Changes the order of a page's sections, or what they are. */
const sections = (change: (all: string[]) => string[]) => (text: string) => changeSections(text, change);

interface Task {
  name: string;
  /** The name of the page or file, as the list of pages shows it. */
  on: string;
  file: string;
  steps: () => Promise<void>;
  byHand: (text: string) => string;
}

const STORY = 'Mads Eksempel: from call center to Google Ads consultant';
const TIMELINE = 'How I got here';
const PARTNER = 'Why I’m not an official Google Partner';
const LINKS = 'Find me elsewhere';
const about = { on: 'About me', file: ABOUT };

const TASKS: Task[] = [
  {
    ...about,
    name: 'move a section down',
    steps: () => button('Move down', section(STORY)).click(),
    byHand: sections(([a = '', b = '', ...rest]) => [b, a, ...rest]),
  },
  {
    ...about,
    name: 'move a section up by keyboard',
    steps: () => row(PARTNER).press('Alt+ArrowUp'),
    byHand: sections(([a = '', b = '', c = '', ...rest]) => [a, c, b, ...rest]),
  },
  {
    ...about,
    name: 'hide a section',
    steps: () => button('Hide', section(TIMELINE)).click(),
    byHand: replace('  - type: timeline\n', '  - type: timeline\n    hidden: true\n'),
  },
  {
    ...about,
    name: 'remove a section',
    steps: () => button('Remove', section(LINKS)).click(),
    byHand: sections((all) => all.filter((one) => !one.includes('type: social-links'))),
  },
  {
    ...about,
    name: 'duplicate a section',
    steps: () => button('Duplicate', section(LINKS)).click(),
    byHand: sections((all) => all.flatMap((one) => (one.includes('type: social-links') ? [one, one] : [one]))),
  },
  {
    ...about,
    name: 'hide a section in the US only',
    steps: async () => {
      await button('More', section(TIMELINE)).click();
      await page.getByRole('menuitemcheckbox', { name: 'USA' }).click();
      await page.keyboard.press('Escape');
    },
    byHand: replace('  - type: timeline\n', '  - type: timeline\n    regions: [eu, dk]\n'),
  },
  {
    ...about,
    name: 'change a title in Danish',
    steps: async () => {
      await row(TIMELINE).click();
      await typeText(field('Title, Danish'), 'Min vej hertil');
    },
    byHand: replace('da: Vejen hertil', 'da: Min vej hertil'),
  },
  {
    ...about,
    name: 'change a title on the page itself',
    steps: async () => {
      await row(LINKS).click();
      const frame = frameOf(page, 'USA');
      const title = frame.getByRole('heading', { name: LINKS });
      await expect(frame.locator('html')).toHaveAttribute('data-ready', 'true');
      await clickInFrame(page, title);
      await expect(field('Title, English')).toBeFocused();
      await clickInFrame(page, title);
      await expect(title).toHaveAttribute('contenteditable', 'plaintext-only');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Elsewhere on the web');
      await page.keyboard.press('Enter');
    },
    byHand: replace('en: Find me elsewhere', 'en: Elsewhere on the web'),
  },
  {
    ...about,
    name: 'give a text that needs quotes',
    steps: async () => {
      await row(TIMELINE).click();
      await typeText(field('Toggle, English'), 'More: all years');
    },
    byHand: replace('en: See full timeline', 'en: "More: all years"'),
  },
  {
    ...about,
    name: 'correct a year',
    steps: async () => {
      await row(TIMELINE).click();
      await typeText(field('Year', await openItem('✈️ Exchange in Poland.')), '2018');
    },
    byHand: replace('year: 2019', 'year: 2018'),
  },
  {
    ...about,
    name: 'move an item of a list up',
    steps: async () => {
      await row(PARTNER).click();
      await choose('An optimization score of at least 75%', 'Move up');
    },
    byHand: (text) => {
      const [, first = '', second = ''] =
        /( {6}- title:\n {10}en: Courses[^]*?)( {6}- title:\n[^]*?)\n\n/.exec(text) ?? [];
      return replace(`${first}${second}`, `${second}\n${first.trimEnd()}`)(text);
    },
  },
  {
    ...about,
    name: 'remove an item of a list',
    steps: async () => {
      await row(TIMELINE).click();
      await choose('📖 Off to university.', 'Remove');
    },
    byHand: (text) => text.replace(/ {6}- year: 2017\n(?: {8}.*\n)+/, ''),
  },
  {
    ...about,
    name: 'describe a picture in Danish',
    steps: async () => {
      await row(STORY).click();
      await typeText(field('Alternative text, Danish'), '{person} på sin balkon');
    },
    byHand: replace('da: Tegning af {person} på en balkon i Barcelona', 'da: "{person} på sin balkon"'),
  },
  {
    ...about,
    name: 'change the search title in Denmark',
    steps: async () => {
      await page.getByRole('button', { name: 'Page settings' }).click();
      await typeText(field('Title, Denmark'), '{person}: Google Ads på dansk');
    },
    byHand: replace('dk: Om {person}, dansk Google Ads-freelancer', 'dk: "{person}: Google Ads på dansk"'),
  },
  {
    ...about,
    name: 'rename a page',
    steps: async () => {
      await page.getByRole('button', { name: 'Page settings' }).click();
      await typeText(field('Name, English'), 'Who I am');
    },
    byHand: replace('  en: About me', '  en: Who I am'),
  },
  {
    on: 'Pricing',
    file: PRICING,
    name: 'change a price in Denmark',
    steps: async () => typeText(field('Price per hour, Denmark', await openItem('Scale')), '775'),
    byHand: replace('{ us: 120, eu: 100, dk: 750 }', '{ us: 120, eu: 100, dk: 775 }'),
  },
  {
    on: 'Pricing',
    file: PRICING,
    name: 'change the hours of a plan',
    steps: async () => typeText(field('Hours', await openItem('Start')), '6'),
    byHand: replace('hours: 5 # a month', 'hours: 6 # a month'),
  },
  {
    on: 'Navigation',
    file: NAVIGATION,
    name: 'rename a link of the header',
    steps: async () => typeText(field('Label, English', await openItem('About')), 'Who I am'),
    byHand: replace('      en: About\n', '      en: Who I am\n'),
  },
  {
    on: 'Site',
    file: SITE,
    name: 'change the phone number, found by search',
    steps: async () => {
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await typeText(pages.getByRole('textbox'), 'phone');
      await pages.getByRole('button', { name: 'Search everything for “phone”' }).click();
      await page.getByRole('option', { name: /^\+34 600 000 000/ }).click();
      await expect(field('Phone')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('+34 600 111 222');
    },
    byHand: replace('"+34 600 000 000"', '"+34 600 111 222"'),
  },
  {
    on: 'E-commerce',
    file: SHOP,
    name: 'add a question in both languages',
    steps: async () => {
      await row('Questions store owners ask').click();
      await button('Add question').click();
      await typeText(field('Link name'), 'refunds');
      await typeText(field('Question, English'), 'Do you give refunds?');
      await typeText(field('Question, Danish'), 'Får jeg pengene tilbage?');
      await typeText(field('Answer, English'), 'Yes, for hours that I haven’t worked.');
      await typeText(field('Answer, Danish'), 'Ja, for timer, som jeg ikke har brugt.');
    },
    byHand: (text) => {
      const added = [
        '      - id: refunds',
        '        question:',
        '          en: Do you give refunds?',
        '          da: Får jeg pengene tilbage?',
        '        answer:',
        '          en: Yes, for hours that I haven’t worked.',
        '          da: Ja, for timer, som jeg ikke har brugt.',
      ].join('\n');
      const next = '\n    action:\n      label:\n        en: Sell to companies?';
      return replace(next, `\n${added}${next}`)(text);
    },
  },
];

for (const { name, on, file, steps, byHand } of TASKS)
  test(name, async () => {
    const wanted = byHand(server.read(file));
    expect(wanted).not.toBe(server.read(file));
    await open(on, file);
    const before = await outline();
    await steps();
    await pollText(() => server.read(file), wanted);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    expect(server.git('status', '--porcelain', 'content').trim()).toBe(`M ${file}`);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await poll(() => server.git('status', '--porcelain', 'content')).toBe('');
    await poll(outline).toEqual(before);
  });
