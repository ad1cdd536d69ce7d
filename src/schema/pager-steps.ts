/**
 * The page numbers of a pager: first, last, current and its neighbors. `null` replaces two or more omitted numbers.
 */
export function pagerSteps(current: number, count: number): (number | null)[] {
  const near = new Set([1, current - 1, current, current + 1, count]);
  const steps: (number | null)[] = [];
  for (let number = 1; number <= count; number++) {
    const fillsGap = near.has(number - 1) && near.has(number + 1);
    if (near.has(number) || fillsGap) steps.push(number);
    else if (steps.at(-1) !== null) steps.push(null);
  }
  return steps;
}
