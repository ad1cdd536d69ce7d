import { MantineProvider } from '@mantine/core';
import { configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { theme } from '../../src/theme/theme.ts';
import type { ContactValues } from '../../src/contact/form/contact-fields.ts';

// Chunks load on demand, which may be slow on a busy machine.
configure({ asyncUtilTimeout: 4000 });

/** A valid message. */
export const ADA: ContactValues = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  service: 'saas',
  message: 'We count wrong.\nCan you help?',
};

/** Renders an element with the providers of a page. */
export const renderContact = (children: ReactNode) =>
  render(
    <MantineProvider theme={theme} env="test">
      {children}
    </MantineProvider>,
  );

/** A control of the form by its name. */
export function formControl(name: string, within: ParentNode = document): HTMLInputElement {
  const found = within.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no control named ${name}.`);
  return found;
}

/** The contact form. */
export function formOf(within: ParentNode = document): HTMLFormElement {
  const { form } = formControl('name', within);
  if (!form) throw new Error('There is no form around the field.');
  return form;
}

/** Submits the form like Enter in a field. */
export const submit = (within?: ParentNode) => fireEvent.submit(formOf(within));

/** Types into a field. */
export function type(values: Partial<ContactValues>, within: ParentNode = document): void {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(formControl(name, within), { target: { value } });
}

/** The submit button. */
export const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });

/** A network whose responses the test settles. */
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
