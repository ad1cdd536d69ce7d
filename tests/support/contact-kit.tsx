import { MantineProvider } from '@mantine/core';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { theme } from '../../src/theme.ts';
import type { ContactValues } from '../../src/contact/contact-fields.ts';

// Parts are fetched when they are wanted; a busy machine takes its time.
configure({ asyncUtilTimeout: 4000 });

/** A message that can be sent as it is. */
export const ADA: ContactValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  service: 'saas',
  message: 'We count wrong.\nCan you help?',
};

/** Shows something as a page would. */
export const show = (children: ReactNode) =>
  render(
    <MantineProvider theme={theme} env="test">
      {children}
    </MantineProvider>,
  );

/** A control of the form by its name. */
export function control(name: string, within: ParentNode = document): HTMLInputElement {
  const found = within.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no control named ${name}.`);
  return found;
}

/** The contact form. */
export function formOf(within: ParentNode = document): HTMLFormElement {
  const { form } = control('name', within);
  if (!form) throw new Error('There is no form around the field.');
  return form;
}

/** Sends the form as Enter in a field does. */
export const submit = (within?: ParentNode) => fireEvent.submit(formOf(within));

/** Types as a visitor would. */
export function type(values: Partial<ContactValues>, within: ParentNode = document): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(control(name, within), { target: { value } });
}

/** The button that sends the form. */
export const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });

/** A network of which each answer is given by hand. */
export function stubFetch() {
  let answer: (response: Response) => void = () => undefined;
  let fail = (): void => undefined;
  const fetch = vi.fn<typeof globalThis.fetch>(
    (_input, init) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = () => reject(new TypeError('Failed to fetch'));
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      }),
  );
  vi.stubGlobal('fetch', fetch);
  return { fetch, answer: (response: Response) => answer(response), fail: () => fail() };
}
