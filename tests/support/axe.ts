import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { DEFAULT_CODE } from '../../tools/site-content.ts';
import { expect } from './fixtures.ts';
import { THOROUGH } from './thorough.ts';

/** A small phone, a phone, the narrowest tablet, a desktop. */
export const WIDTHS = [320, 390, 768, 1280] as const;

/** Other languages have the same layout with longer words: the narrowest and the widest screen show what they break. */
export const widthsOf = (region: string): readonly number[] =>
  region !== DEFAULT_CODE && !THOROUGH ? [320, 1280] : WIDTHS;

/** The builder has a layout for phones and one for wider screens: one width shows what either breaks. */
export const BUILDER_WIDTHS: readonly number[] = THOROUGH ? WIDTHS : [320, 1280];

/** WCAG 2.2 AA and axe's best practices; target size is off by default and enabled by name. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits until transitions end that end by themselves: halfway through one, text has too little contrast. */
export const settleTransitions = (page: Page) =>
  page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isFinite)
        .map(({ finished }) => finished),
    );
  });

/** Finds the axe violations of a document, one per line. Axe is injected once per document, as that takes most of its time. */
export async function axeViolations(page: Page | Frame): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations, passes } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(options), // of the line above
    OPTIONS,
  );
  expect(passes.length, 'axe has looked').toBeGreaterThan(20);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Expects no axe violations in a frame of a page, at the width that it has. */
export async function expectFrameAccessible(frame: Frame, state: string): Promise<void> {
  expect.soft(await axeViolations(frame), state).toEqual([]);
}

/** Expects no axe violations and no horizontal overflow at the given widths. The last width stays set. */
export async function expectAccessible(page: Page, state: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    // Parts that are measured or animated follow the new width a few frames later.
    await expect
      .configure({ soft: true })
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth),
        `no sideways scroll at ${width} px: ${state}`,
      )
      .toBeLessThanOrEqual(width);
    await settleTransitions(page);
    expect.soft(await axeViolations(page), `at ${width} px: ${state}`).toEqual([]);
  }
}
