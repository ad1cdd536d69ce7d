import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { FACTS } from '../../../tests/support/library-site.ts';
import Story from './story.section.tsx';
import { render } from '../../../tests/support/render.tsx';

it('tells the story in three paragraphs beside the portrait', async () => {
  render(<Story {...await exampleProps('story', 'us')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('From a call center');
  expect(screen.getByText(/^I learned to listen/)).toBeDefined();
  expect(screen.getByText(/^I began by calling/)).toBeDefined();
  expect(screen.getByText(new RegExp(FACTS.replyTime.en))).toBeDefined();
  expect(screen.getByText(/^Today I have/)).toBeDefined();
  expect(screen.getByRole('img').getAttribute('alt')).toContain('balcony');
});

it('renders without a lead', async () => {
  const { lead: _lead, ...props } = await exampleProps('story', 'dk');
  render(<Story {...props} />);
  expect(screen.queryByText(/^Jeg lærte at lytte/)).toBeNull();
  expect(screen.getByText(/^Som selvstændig er det omvendt/)).toBeDefined();
});
