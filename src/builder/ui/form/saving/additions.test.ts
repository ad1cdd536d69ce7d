import { describe, expect, it } from 'vitest';
import { additionAt, Additions, withAdditions, type Addition } from './additions.ts';

const addition = (change: Partial<Addition> = {}): Addition => ({
  file: 'f',
  at: ['list'],
  value: { title: '' },
  schema: {},
  title: 'Item',
  problems: [],
  ...change,
});
const DATA = { list: [{ title: 'a' }] };

describe('an addition', () => {
  it('stands at the end of its list, wherever that is by now', () => {
    expect(withAdditions(DATA, [addition()])).toEqual({ list: [{ title: 'a' }, { title: '' }] });
    expect(withAdditions({}, [addition()])).toEqual({ list: [{ title: '' }] });
    expect(additionAt([addition()], DATA, ['list', 1, 'title'])).toBeDefined();
    expect(additionAt([addition()], DATA, ['list', 0, 'title'])).toBeUndefined();
  });

  it('stands under its key', () => {
    expect(withAdditions(DATA, [addition({ at: [], key: 'intro', value: 'x' })])).toEqual({ ...DATA, intro: 'x' });
  });

  it('changes until it ends', () => {
    const additions = new Additions();
    additions.begin(addition());
    additions.begin(addition({ at: [], key: 'intro' }));
    expect(additions.update(addition(), { value: { title: 'b' } })?.value).toEqual({ title: 'b' });
    additions.end(addition());
    expect(additions.update(addition(), { value: 1 })).toBeUndefined();
    expect(additions.all().map(({ key }) => key)).toEqual(['intro']);
  });

  it('goes along with the section that it is in', () => {
    const additions = new Additions();
    additions.begin(addition({ at: ['sections', 0, 'items'] }));
    expect(additions.move('other', () => [])).toEqual([]);
    additions.move('f', ([list, , ...rest]) => [list ?? '', 1, ...rest]);
    expect(additions.all().map(({ at }) => at)).toEqual([['sections', 1, 'items']]);
    expect(additions.move('f', () => undefined)).toMatchObject([{ at: ['sections', 1, 'items'] }]);
    expect(additions.all()).toEqual([]);
  });

  it('begins once for each place', () => {
    const additions = new Additions();
    additions.begin(addition());
    additions.begin(addition({ value: 'other' }));
    expect(additions.all().map(({ value }) => value)).toEqual(['other']);
  });
});
