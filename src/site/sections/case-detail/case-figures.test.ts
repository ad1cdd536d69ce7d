import { expect, it } from 'vitest';
import { caseStudiesIn } from '../../../../tests/site/support/case-studies.ts';
import { site } from '../../../../tests/support/example-props.ts';

const cases = caseStudiesIn((await site()).content);

/** The numbers in a text, without separators: `$11,200 to 6.8%` has 11200 and 68. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) => number.replaceAll(/[.,]/g, ''));

it.each([...cases])('$id begins its figures with one that neither the result nor the chart states', (caseStudy) => {
  const told = [
    ...numbersIn(caseStudy.result.en),
    ...[caseStudy.series?.points[0], caseStudy.series?.points.at(-1)].map(String),
  ];
  expect(caseStudy.metrics.length).toBeGreaterThan(2);
  for (const { value } of caseStudy.metrics)
    for (const number of numbersIn(value.en)) expect(told).not.toContain(number);
});
