import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteAnswer, noteLoss } from './connection.ts';
import { showStatus, useStatus, type Status } from './status.ts';

const status = () => renderHook(() => useStatus()).result.current.text;
const problem = (text: string, field?: string): Status => ({ kind: 'problem', text, field });

it('says no longer what needed the connection, once the server answers again', () => {
  noteLoss();
  showStatus(problem('This needs a connection.'));
  noteAnswer(performance.now());
  expect(status()).toBe('');
});

it('goes on saying what is wrong with a field', () => {
  noteLoss();
  showStatus(problem('Not saved: the title is too long.', 'content/pages/home.yaml#sections.0.title'));
  noteAnswer(performance.now());
  expect(status()).toBe('Not saved: the title is too long.');
});
