import { ARTICLES, languageOfRegion, REGION_PER_LANGUAGE } from '../../tools/site-content.ts';
import { tagSlug } from '../../src/schema/slug.ts';
import { expect, test, withConsent } from '../support/fixtures.ts';

const [newest] = ARTICLES;
if (!newest) throw new Error('The site has an article.');

for (const region of REGION_PER_LANGUAGE) {
  const language = languageOfRegion(region);

  test(`leads from the list by a tag to an article and on to the next in ${region}`, async ({ page }) => {
    await withConsent(page);
    await page.goto(`/${region}/articles`);
    const tag = tagSlug(newest.tags[0] ?? '');
    await page.locator('nav a[href$="/tag/' + tag + '"]').click();
    await expect(page).toHaveURL(new RegExp(`/${region}/articles/tag/${tag}$`));
    await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/${region}/article/${newest.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest.title[language] ?? '');
    const next = ARTICLES[1 % ARTICLES.length];
    await page.getByRole('link', { name: next?.title[language] ?? '', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${region}/article/${next?.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title[language] ?? '');
  });

  test(`filters articles without script in ${region}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/${region}/articles`);
    const tag = newest.tags[0] ?? '';
    await page.locator(`nav a[href$="/tag/${tagSlug(tag)}"]`).click();
    const tagged = ARTICLES.filter(({ tags }) => tags.includes(tag));
    await expect(page.getByRole('heading', { level: 2 }).getByRole('link')).toHaveText(
      tagged.map(({ title }) => title[language] ?? ''),
    );
    await context.close();
  });
}
