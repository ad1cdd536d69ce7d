import { describe, expect, it } from 'vitest';
import { compareBuilds } from './compare-builds.ts';

const page = (words: string, { title = 'Home', head = '', description = 'Words' } = {}) =>
  `<head><title>${title}</title><meta name="description" content="${description}">${head}</head><body><p>${words}</p></body>`;

const compare = (before: string, after: string) =>
  compareBuilds(new Map([['us/a.html', before]]), new Map([['us/a.html', after]]));

describe('a comparison of two builds', () => {
  it('says nothing of pages that are the same', () => {
    expect(compare(page('One'), page('One'))).toEqual([]);
  });

  it('names pages that are new or gone', () => {
    const [one, other] = [
      new Map([['us/index.html', page('One')]]),
      new Map([
        ['index.html', page('One')],
        ['us/b.html', ''],
      ]),
    ];
    expect(compareBuilds(one, other)).toEqual(['New: /, /us/b.', 'Gone: /us/.']);
  });

  it('quotes the words that change, and what search engines read', () => {
    expect(compare(page('Open on Monday and today'), page('Open on Friday'))).toEqual([
      '/us/a: “Monday and today” becomes “Friday”.',
    ]);
    expect(compare(page('Open'), page('Open today'))).toEqual(['/us/a: “today” is new.']);
    expect(compare(page('One', { title: 'A' }), page('One', { title: 'B', description: 'Other' }))).toEqual([
      '/us/a: the title “A” becomes “B”.',
      '/us/a: the description “Words” becomes “Other”.',
    ]);
  });

  it('tells changed styles from changed markup where the words are the same', () => {
    expect(
      compare(
        page('One', { head: '<link rel="stylesheet" href="/assets/a.css">' }),
        page('One', { head: '<link rel="stylesheet" href="/assets/b.css">' }),
      ),
    ).toEqual(['/us/a: the words are the same; styles or scripts changed, so that it may look different.']);
    expect(compare(page('One'), page('<b>One</b>'))).toEqual([
      '/us/a: the words are the same; the markup changed, so that it may look different.',
    ]);
  });

  it('tells the same change of many pages once', () => {
    const pages = (words: string) => new Map(['a', 'b', 'c', 'd', 'e'].map((name) => [`us/${name}.html`, page(words)]));
    expect(compareBuilds(pages('Old'), pages('New'))).toEqual(['/us/a, /us/b, /us/c and 2 more: “Old” becomes “New”.']);
  });
});
