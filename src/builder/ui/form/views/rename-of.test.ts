import { describe, expect, it } from 'vitest';
import type { LeafField } from '../model/form-field.ts';
import { leftBehind } from './moved-entry.tsx';
import { renameOf, renameOfEntry, renameOfPage } from './rename-of.ts';

const leaf = (path: (string | number)[], value: unknown): LeafField => ({
  shape: 'leaf',
  control: 'line',
  path,
  value,
  label: 'Id',
  title: 'Id',
  help: '',
  required: true,
  schema: {},
});

describe('names that other files point to', () => {
  it('are anchors of a page', () => {
    const rename = renameOf('content/pages/home.yaml', leaf(['sections', 2, 'id'], 'pricing'));
    expect(rename?.usageName).toBe('/#pricing');
    expect(rename?.edits('plans', false)).toEqual([
      { compound: 'rename-anchor', page: '', from: 'pricing', to: 'plans' },
    ]);
  });

  it('are ids of entries, and names of facts', () => {
    const found = renameOf('content/case-studies/ascently.yaml', leaf(['id'], 'ascently'));
    expect(found?.fileFor?.('tours')).toBe('content/case-studies/tours.yaml');
    expect(found?.edits('tours', false)).toEqual([
      { compound: 'rename-entry', collection: 'case-studies', from: 'ascently', to: 'tours' },
    ]);
    expect(renameOfEntry('content/facts.yaml', ['roas'])?.kind).toBe('fact');
  });

  it('are no other fields', () => {
    expect(renameOf('content/pages/home.yaml', leaf(['sections', 2, 'columns', 0, 'id'], 'mine'))).toBeUndefined();
    expect(renameOf('content/pricing.yaml', leaf(['plans', 0, 'id'], 'start'))).toBeUndefined();
    expect(renameOf('content/shared/steps.yaml', leaf(['id'], 'steps'))).toBeUndefined();
    expect(renameOf('content/pages/home.yaml', leaf(['sections', 2, 'id'], ''))).toBeUndefined();
    expect(renameOfEntry('content/regions.yaml', ['us'])).toBeUndefined();
    expect(renameOfPage('content/pages/home.yaml', '/', {})).toBeUndefined();
    expect(renameOfPage('content/facts.yaml', undefined, {})).toBeUndefined();
  });
});

it.each([
  [renameOf('content/pages/home.yaml', leaf(['sections', 2, 'id'], 'pricing')), 'Priser æ', 'priser-ae'],
  [renameOf('content/case-studies/saas.yaml', leaf(['id'], 'saas')), 'Online shops', 'online-shops'],
  [renameOfEntry('content/facts.yaml', ['roas']), 'Reply time', 'replyTime'],
  [renameOfPage('content/pages/a.yaml', '/a', {}), '/Services/Dental Clinics æ', 'services/dental-clinics-ae'],
])('makes a name of what is typed: %#', (rename, typed, name) => {
  expect(rename?.make(typed)).toBe(name);
  expect(rename?.make(name)).toBe(name);
});

describe('the address of a page', () => {
  const rename = renameOfPage('content/pages/services/saas.yaml', '/services/saas', {});

  it('may leave a redirect', () => {
    expect(rename?.edits('software', true)).toEqual([
      { compound: 'rename-page', from: 'services/saas', to: 'software' },
      {
        file: 'content/pages/software.yaml',
        operations: [{ op: 'put', path: [], key: 'redirectFrom', value: ['/services/saas'] }],
      },
    ]);
    expect(rename?.edits('software', false)).toHaveLength(1);
  });

  it('is added to the redirects that the page has', () => {
    const again = renameOfPage('content/pages/b.yaml', '/b', { redirectFrom: ['/a'] });
    expect(again?.edits('c', true)[1]).toMatchObject({
      operations: [{ op: 'insert', path: ['redirectFrom'], index: 1, value: '/b' }],
    });
  });
});

describe('the address of a case study', () => {
  it('is left behind unless it is the old one again, or leads here', () => {
    const before = ['/case-study/a', '/google-ads-case-study/a'];
    expect(leftBehind(before, ['/case-study/b', '/google-ads-case-study/b'], [])).toEqual(before);
    expect(leftBehind(before, before, [])).toEqual([]);
    expect(leftBehind(before, ['/case-study/b'], ['/case-study/a'])).toEqual(['/google-ads-case-study/a']);
  });
});
