import { expect } from '@playwright/test';

/** Time between two readings, in milliseconds. Playwright's own pauses grow to a second, most of which a test would wait in vain. */
const INTERVAL_MS = 50;

/** Expects something of a value that is cheap to read, such as a file, once it is so. */
export const poll = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { intervals: [INTERVAL_MS], ...(message !== undefined && { message }) });

/**
 * Expects a text of many lines, such as a whole file, once it is so. Compares lines: for each reading that differs, Playwright computes a
 * difference, which takes 10 ms for lines and 300 ms for the letters of a page's file, more than the pause between two readings.
 */
export const pollText = (read: () => string, text: string) => poll(() => read().split('\n')).toEqual(text.split('\n'));
