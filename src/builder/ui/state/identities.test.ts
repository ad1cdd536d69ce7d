import { expect, it } from 'vitest';
import { identitiesOf } from './identities.ts';

const section = (name: string, more: object = {}) => ({ type: name.charAt(0), title: name, ...more });
const sections = (names: string) => names.split(' ').map((name) => section(name));

let owner = 0;
/** The places before a change of the entries after it; `undefined` for a new one. */
function placesBefore(before: readonly unknown[], after: readonly unknown[]) {
  owner += 1;
  const ids = identitiesOf(`${owner}`, before);
  return identitiesOf(`${owner}`, after).map((id) => (ids.includes(id) ? ids.indexOf(id) : undefined));
}

it.each([
  ['the same list', 'a b c', 'a b c', [0, 1, 2]],
  ['a move', 'a b c', 'b c a', [1, 2, 0]],
  ['an insertion', 'a b c', 'a x b c', [0, undefined, 1, 2]],
  ['a removal', 'a b c', 'a c', [0, 2]],
  ['a duplicate', 'a b', 'a a b', [0, undefined, 1]],
  ['a changed text', 'a1 b1 c1', 'a1 b2 c1', [0, 1, 2]],
  ['a move and a changed text', 'a1 b1 c1', 'b2 a1 c1', [1, 0, 2]],
  ['changed texts of two of a type', 'a1 a2 b', 'a3 a4 b', [0, 1, 2]],
])('entries keep their identity through %s', (_name, before, after, places) => {
  expect(placesBefore(sections(before), sections(after))).toEqual(places);
});

it('keeps the identity of an entry that is hidden while another one moves', () => {
  const [a, b, c] = [section('a'), section('b'), section('c')];
  expect(placesBefore([a, b, c], [c, a, { ...b, hidden: true }])).toEqual([2, 0, 1]);
});

it('follows the more similar one of two that have changed and moved', () => {
  const [first, second] = [section('a1', { text: 'One' }), section('a2', { text: 'Two' })];
  expect(
    placesBefore(
      [first, second],
      [
        { ...second, title: 'a3' },
        { ...first, title: 'a4' },
      ],
    ),
  ).toEqual([1, 0]);
});

it('keeps the identity of an entry whose anchor has changed', () => {
  const [first, second] = [section('a1', { id: 'one', text: 'One' }), section('a2', { id: 'two', text: 'Two' })];
  expect(placesBefore([first, second], [{ ...second, id: 'other' }, first])).toEqual([1, 0]);
});

it('keeps the identities of values without a type', () => {
  expect(placesBefore(['x', 'y'], ['y', 'x'])).toEqual([1, 0]);
});

it('never gives the identity of a removed entry to another one', () => {
  const [first = 0] = identitiesOf('page', sections('a b'));
  identitiesOf('page', sections('b'));
  expect(identitiesOf('page', sections('a b'))).not.toContain(first);
});
