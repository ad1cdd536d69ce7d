import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AmountUnitsProvider } from './amount-units.ts';
import { NoWrapNumbers } from './no-wrap-numbers.tsx';

const kept = (text: string) => {
  const { container } = render(
    <AmountUnitsProvider value={{ before: ['$'], behind: ['kr.', 'DKK'] }}>
      <NoWrapNumbers text={text} />
    </AmountUnitsProvider>,
  );
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((figure) => figure.textContent);
};

it('keeps numbers together with their units', () => {
  expect(kept('fra 78.400 DKK til 215.600 DKK, 87 % flere')).toEqual(['78.400 DKK', '215.600 DKK', '87 %']);
  expect(kept('4.500 kr. om måneden')).toEqual(['4.500 kr.']);
});

it('leaves other text unchanged', () => {
  expect(kept('212% more demo requests at $48 each, 7 accounts')).toEqual([]);
  expect(kept('9 ROASTED')).toEqual([]);
});
