import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps, libraryLayoutOf } from '../../../tests/support/example-props.ts';
import { FACTS } from '../../../tests/support/library-site.ts';
import { ContactFormProvider } from '../../contact/form/contact-form-context.ts';
import Contact from './contact.section.tsx';
import { render } from '../../../tests/support/render.tsx';

/** The example of a region with its layout data. */
async function renderContact(region: 'us' | 'dk') {
  const props = await exampleProps('contact', region);
  const { form } = libraryLayoutOf(region);
  render(
    <ContactFormProvider value={form}>
      <Contact {...props} />
    </ContactFormProvider>,
  );
}

it('shows what to expect beside the form', async () => {
  await renderContact('us');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Two lines are enough');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    `You have a reply within ${FACTS.replyTime.en}`,
  );
  for (const field of [/^Name/, /^Email/, /^Message/])
    expect(screen.getByRole('textbox', { name: field })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy();
});

it('is in Danish in dk', async () => {
  await renderContact('dk');
  expect(screen.getByText(`Du har svar inden for ${FACTS.replyTime.da}`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send besked' })).toBeTruthy();
});
