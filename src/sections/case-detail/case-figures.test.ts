// @vitest-environment node
import { expect, it } from 'vitest';
import { site } from '../../../tests/support/example-props.ts';

const { content } = await site();

/** The numbers in a text, without separators: `$11,200 to 6.8%` has 11200 and 68. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) => number.replaceAll(/[.,]/g, ''));

it.each(content.caseStudies)('$id begins its figures with one that neither the result nor the line tells', (study) => {
  const told = [...numbersIn(study.result.en), ...[study.series?.points[0], study.series?.points.at(-1)].map(String)];
  expect(study.metrics.length).toBeGreaterThan(2);
  for (const { value } of study.metrics) for (const number of numbersIn(value.en)) expect(told).not.toContain(number);
});
