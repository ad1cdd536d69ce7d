import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../../tests/support/example-props.ts';
import { theme } from '../../theme/theme.ts';
import { clearDraft, currentDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';
import {
  ADA,
  formControl,
  formOf,
  renderContact,
  stubFetch,
  submit,
  type,
} from '../../../tests/support/render-contact.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { dismissToast } from '../toast/toast-store.ts';

const { form: data } = await layoutOf('us');

const page = () => (
  <>
    <ContactForm data={data} idPrefix="test" />
    <ToastHost />
  </>
);

beforeEach(() => {
  dismissToast();
  clearDraft();
  delete window.dataLayer;
});

describe('checking', () => {
  test('ties each message to its field, and focuses the first invalid one', () => {
    const network = stubFetch();
    renderContact(page());
    type({ email: 'ada' });
    submit();
    expect(network.fetch).not.toHaveBeenCalled();
    const wrong = {
      name: data.labels.nameMissing,
      email: data.labels.emailInvalid,
      message: data.labels.messageMissing,
    };
    for (const [name, message] of Object.entries(wrong)) {
      const field = formControl(name);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const described = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(described).toContain(message);
    }
    expect(document.activeElement).toBe(formControl('name'));
    expect(formControl('company').hasAttribute('aria-invalid')).toBe(false);
  });

  test('removes a message as soon as its field is valid, and adds none', () => {
    stubFetch();
    renderContact(page());
    type({ name: 'Ada', message: 'Hello' });
    submit();
    expect(document.activeElement).toBe(formControl('email'));
    type({ email: 'ada@example.com' });
    expect(formControl('email').hasAttribute('aria-invalid')).toBe(false);
    type({ name: '' });
    expect(formControl('name').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('the honeypot', () => {
  test('takes no message from a visitor whose password manager fills it in', async () => {
    const network = stubFetch();
    renderContact(page());
    type(ADA);
    const trap = formControl('_gotcha');
    trap.value = 'https://example.com';
    for (const event of ['input', 'change']) fireEvent(trap, new Event(event, { bubbles: true }));
    submit();
    expect(JSON.parse(network.fetch.mock.calls[0]?.[1]?.body as string)).toEqual({
      ...ADA,
      _replyto: ADA.email,
      _subject: 'New Google Ads Consultation Request',
    });
    expect(screen.queryByRole('heading', { name: data.thanks.title })).toBeNull();
    await act(async () => network.answer(new Response()));
    expect(screen.getByRole('heading', { name: data.thanks.title })).toBeTruthy();
  });

  test('is never sent by a browser, also without script', () => {
    renderContact(page());
    type(ADA);
    formControl('_gotcha').value = 'filled';
    const sent = ['_next', '_subject', 'name', 'email', 'company', 'service', 'message'];
    expect([...new FormData(formOf()).keys()]).toEqual(sent);
  });

  test('is kept from visitors and password managers', () => {
    renderContact(page());
    const trap = formControl('_gotcha');
    expect(trap.tabIndex).toBe(-1);
    expect(trap.autocomplete).toBe('off');
    expect(trap.closest('[aria-hidden="true"]')).toBeTruthy();
    expect(trap.dataset).toMatchObject({ '1pIgnore': '', bwignore: 'true', formType: 'other', lpignore: 'true' });
  });
});

describe('before and during hydration', () => {
  const markup = () =>
    renderToString(
      <MantineProvider theme={theme} env="test" withCssVariables={false}>
        <ContactForm data={data} idPrefix="test" />
      </MantineProvider>,
    );

  test("posts without script, with the browser's validation", () => {
    document.body.innerHTML = markup();
    const form = formOf();
    expect(form.getAttribute('action')).toBe(data.endpoint);
    expect(form.method).toBe('post');
    expect(form.noValidate).toBe(false);
    expect(formControl('_next').value).toBe(data.thankYouUrl);
    expect(formControl('_subject').value).toBe('New Google Ads Consultation Request');
    for (const name of ['name', 'email', 'message']) expect(formControl(name).required).toBe(true);
    for (const name of ['company', 'service']) expect(formControl(name).required).toBe(false);
    expect(formControl('email').type).toBe('email');
    expect(formControl('message').getAttribute('rows')).toBe('4');
    expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      '',
      'agencies',
      'ecommerce',
      'local',
      'travel',
      'b2b',
      'saas',
      'other',
    ]);
  });

  test('keeps text that was typed before hydration', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = markup();
    document.body.append(container);
    formControl('name').value = 'Typed early';
    const root = await act(async () =>
      hydrateRoot(
        container,
        <MantineProvider theme={theme} env="test" withCssVariables={false}>
          <ContactForm data={data} idPrefix="test" />
        </MantineProvider>,
      ),
    );
    expect(formControl('name').value).toBe('Typed early');
    expect(currentDraft().name).toBe('Typed early');
    expect(formOf().noValidate).toBe(true);
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
