import { expect, it } from 'vitest';
import { checkMinimalSite } from '../../../tests/support/minimal-page-data.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import type { OpenCheck } from '../../authoring/content-edit/open-check.ts';
import { listSchedule } from './list-schedule.ts';

it('lists what changes with the section to select', () => {
  const checked = checkMinimalSite({
    'pages/home': [
      [
        '    id: home\n',
        '    id: home\n    title: { en: Hi, da: Hej }\n  - type: faq\n    visibleFrom: "2999-12-01"\n    questions: []\n',
      ],
    ],
  });
  const check = { result: () => ({ checked, diagnostics: [] }) } as unknown as OpenCheck;
  expect(listSchedule({ check, model: MODEL }).changes).toEqual([
    {
      date: '2999-12-01',
      change: 'appears',
      what: 'Questions "Hello" on /',
      regions: ['us', 'eu', 'dk'],
      page: '/',
      file: 'content/pages/home.yaml',
      path: ['sections', 1],
    },
  ]);
});
