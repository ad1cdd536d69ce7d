import { MantineProvider } from '@mantine/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../tests/support/example-props.ts';
import { theme } from '../theme.ts';
import { clearDraft, currentDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';
import { ADA, control, formOf, show, stubFetch, submit, type } from '../../tests/support/contact-kit.tsx';
import { ToastHost } from './toast-host.tsx';
import { dismissToast } from './toast-store.ts';

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
  test('ties each message to its field and goes to the first wrong one', () => {
    const network = stubFetch();
    show(page());
    type({ email: 'ada' });
    submit();
    expect(network.fetch).not.toHaveBeenCalled();
    const wrong = { name: data.words.nameMissing, email: data.words.emailInvalid, message: data.words.messageMissing };
    for (const [name, message] of Object.entries(wrong)) {
      const field = control(name);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const described = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      expect(described).toContain(message);
    }
    expect(document.activeElement).toBe(control('name'));
    expect(control('company').hasAttribute('aria-invalid')).toBe(false);
  });

  test('takes a message away as soon as its field is mended, and adds none', () => {
    stubFetch();
    show(page());
    type({ name: 'Ada', message: 'Hello' });
    submit();
    expect(document.activeElement).toBe(control('email'));
    type({ email: 'ada@example.com' });
    expect(control('email').hasAttribute('aria-invalid')).toBe(false);
    type({ name: '' });
    expect(control('name').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('robots', () => {
  test('are thanked, and nothing is sent', async () => {
    const network = stubFetch();
    show(page());
    type(ADA);
    fireEvent.change(control('_gotcha'), { target: { value: 'http://spam.example' } });
    submit();
    expect(screen.getByRole('heading', { name: data.thanks.title })).toBeTruthy();
    expect((await screen.findByRole('status')).textContent).toContain('Success!');
    expect(network.fetch).not.toHaveBeenCalled();
    expect(window.dataLayer).toBeUndefined();
  });

  test('people do not meet the trap', () => {
    show(page());
    const trap = control('_gotcha');
    expect(trap.tabIndex).toBe(-1);
    expect(trap.autocomplete).toBe('off');
    expect(trap.closest('[aria-hidden="true"]')).toBeTruthy();
  });
});

describe('before and while script takes over', () => {
  const markup = () =>
    renderToString(
      <MantineProvider theme={theme} env="test" withCssVariables={false}>
        <ContactForm data={data} idPrefix="test" />
      </MantineProvider>,
    );

  test('the form posts by itself, and the browser checks it', () => {
    document.body.innerHTML = markup();
    const form = formOf();
    expect(form.getAttribute('action')).toBe(data.endpoint);
    expect(form.method).toBe('post');
    expect(form.noValidate).toBe(false);
    expect(control('_next').value).toBe(data.thankYouUrl);
    expect(control('_subject').value).toBe('New Google Ads Consultation Request');
    for (const name of ['name', 'email', 'message']) expect(control(name).required).toBe(true);
    for (const name of ['company', 'service']) expect(control(name).required).toBe(false);
    expect(control('email').type).toBe('email');
    expect(control('message').getAttribute('rows')).toBe('4');
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

  test('keeps what was typed before it came', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = markup();
    document.body.append(container);
    control('name').value = 'Typed early';
    const root = await act(async () =>
      hydrateRoot(
        container,
        <MantineProvider theme={theme} env="test" withCssVariables={false}>
          <ContactForm data={data} idPrefix="test" />
        </MantineProvider>,
      ),
    );
    expect(control('name').value).toBe('Typed early');
    expect(currentDraft().name).toBe('Typed early');
    expect(formOf().noValidate).toBe(true);
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
