import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../tests/support/example-props.ts';
import { theme } from '../theme.ts';
import { clearDraft, currentDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';
import { ADA, control, show, stubFetch, submitButton, type } from './contact-test-kit.tsx';
import { ToastHost } from './toast-host.tsx';
import { dismissToast } from './toast-store.ts';

const { form: data } = await layoutOf('us');

const page = (onSent?: () => void) => (
  <>
    <ContactForm data={data} idPrefix="test" {...(onSent && { onSent })} />
    <ToastHost />
  </>
);

const submit = () => fireEvent.submit(control('name').form!);

beforeEach(() => {
  dismissToast();
  clearDraft();
  delete window.dataLayer;
});

describe('sending', () => {
  test('sends exactly what was typed, as the form service expects it', async () => {
    const network = stubFetch();
    show(page());
    type(ADA);
    submit();
    expect(network.fetch).toHaveBeenCalledOnce();
    const [address, init] = network.fetch.mock.calls[0]!;
    expect(address).toBe(data.endpoint);
    expect(init?.method).toBe('POST');
    expect(init?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' });
    expect(JSON.parse(init?.body as string)).toEqual({
      ...ADA,
      _replyto: ADA.email,
      _subject: 'New Google Ads Consultation Request',
    });
    await act(async () => network.answer(new Response('{}')));
  });

  test('makes one request of five Enters and a double click, and says that it is sending', async () => {
    const network = stubFetch();
    show(page());
    type(ADA);
    const button = submitButton();
    for (let times = 0; times < 5; times++) submit();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(network.fetch).toHaveBeenCalledOnce();
    expect(button.textContent).toBe('Sending...');
    expect(button.disabled).toBe(true);
    await act(async () => network.answer(new Response(null, { status: 500 })));
    expect(submitButton().disabled).toBe(false);
    expect(submitButton().textContent).toBe(data.words.submit);
    expect(network.fetch).toHaveBeenCalledOnce();
  });

  test('thanks, tells the tag manager and forgets the draft after a success', async () => {
    const network = stubFetch();
    const onSent = vi.fn();
    show(page(onSent));
    type(ADA);
    submit();
    expect(window.dataLayer).toBeUndefined();
    await act(async () => network.answer(new Response('not even JSON', { status: 200 })));
    const heading = screen.getByRole('heading', { name: 'Thank you for your submission!' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(document.querySelector('form')).toBeNull();
    const { message: _message, ...formData } = ADA;
    expect(window.dataLayer).toEqual([{ event: 'contact_form_submitted', form_data: { ...formData, region: 'us' } }]);
    expect(sessionStorage.getItem('contact-draft')).toBeNull();
    expect(Object.values(currentDraft()).join('')).toBe('');
    expect(onSent).toHaveBeenCalledOnce();
    const toast = await screen.findByRole('status');
    expect(toast.textContent).toContain('Success!');
    expect(toast.textContent).toContain('Your message has been sent successfully.');
  });
});

const FAILURES: [string, string, string, (network: ReturnType<typeof stubFetch>) => void][] = [
  ['422 with field errors', 'Submission Error', 'There was an issue submitting your form. Please try again.', ({ answer }) => answer(Response.json({ errors: [{ field: 'email' }] }, { status: 422 }))],
  ['429 with Retry-After', 'Submission Error', 'There was an issue submitting your form. Please try again.', ({ answer }) => answer(new Response(null, { status: 429, headers: { 'Retry-After': '1' } }))],
  ['500 with HTML', 'Submission Error', 'There was an issue submitting your form. Please try again.', ({ answer }) => answer(new Response('<h1>Oops</h1>', { status: 500 }))],
  ['no network', 'Network Error', 'There was a network error. Please check your connection and try again.', ({ fail }) => fail()],
];

describe('failing', () => {
  test.each(FAILURES)('%s shows "%s" and keeps what was typed', async (_case, title, text, answer) => {
    const network = stubFetch();
    show(page());
    type(ADA);
    submit();
    await act(async () => answer(network));
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain(title);
    expect(toast.textContent).toContain(text);
    expect(control('message').value).toBe(ADA.message);
    expect(currentDraft()).toEqual(ADA);
    expect(JSON.parse(sessionStorage.getItem('contact-draft')!)).toEqual(ADA);
    expect(submitButton().disabled).toBe(false);
    expect(window.dataLayer).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: data.toasts.close }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('a second try after a failure can succeed', async () => {
    const network = stubFetch();
    show(page());
    type(ADA);
    submit();
    await act(async () => network.fail());
    submit();
    await act(async () => network.answer(new Response()));
    expect(network.fetch).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { name: data.thanks.title })).toBeTruthy();
  });

  test('gives up after ten seconds, and does not try again by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const network = stubFetch();
      show(page());
      type(ADA);
      submit();
      await act(() => vi.advanceTimersByTimeAsync(9_999));
      expect(submitButton().textContent).toBe('Sending...');
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(submitButton().disabled).toBe(false);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(network.fetch).toHaveBeenCalledOnce();
      expect(network.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    expect((await screen.findByRole('alert')).textContent).toContain('Network Error');
    expect(currentDraft()).toEqual(ADA);
  });
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
      const described = field.getAttribute('aria-describedby')!.split(' ').map((id) => document.getElementById(id)?.textContent);
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

describe('the draft', () => {
  test('is shared by two forms, as one types', () => {
    show(
      <>
        <div id="one">
          <ContactForm data={data} idPrefix="one" />
        </div>
        <div id="two">
          <ContactForm data={data} idPrefix="two" />
        </div>
      </>,
    );
    type({ name: 'Ada', service: 'b2b' }, document.getElementById('one')!);
    expect(control('name', document.getElementById('two')!).value).toBe('Ada');
    expect(control('service', document.getElementById('two')!).value).toBe('b2b');
  });

  test('takes the errors of a form with it, when the other one is mended or sent', async () => {
    const network = stubFetch();
    show(
      <>
        <div id="one">
          <ContactForm data={data} idPrefix="one" />
        </div>
        <div id="two">
          <ContactForm data={data} idPrefix="two" />
        </div>
      </>,
    );
    const [one, two] = [document.getElementById('one')!, document.getElementById('two')!];
    fireEvent.submit(control('name', one).form!);
    expect(one.querySelectorAll('[aria-invalid]')).toHaveLength(3);
    type(ADA, two);
    expect(one.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    fireEvent.submit(control('name', two).form!);
    await act(async () => network.answer(new Response()));
    expect(control('name', one).value).toBe('');
    expect(one.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  test('comes back when the form does', () => {
    const { unmount } = show(page());
    type({ message: 'Half a thought' });
    unmount();
    show(page());
    expect(control('message').value).toBe('Half a thought');
  });

  test('survives storage that throws', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    const network = stubFetch();
    const { unmount } = show(page());
    type(ADA);
    unmount();
    show(page());
    expect(control('message').value).toBe(ADA.message);
    submit();
    await act(async () => network.answer(new Response()));
    expect(screen.getByRole('heading', { name: data.thanks.title })).toBeTruthy();
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
    const form = control('name').form!;
    expect(form.getAttribute('action')).toBe(data.endpoint);
    expect(form.method).toBe('post');
    expect(form.noValidate).toBe(false);
    expect(control('_next').value).toBe(data.thankYouUrl);
    expect(control('_subject').value).toBe('New Google Ads Consultation Request');
    for (const name of ['name', 'email', 'message']) expect(control(name).required).toBe(true);
    for (const name of ['company', 'service']) expect(control(name).required).toBe(false);
    expect(control('email').type).toBe('email');
    expect(control('message').getAttribute('rows')).toBe('4');
    expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual(['', 'agencies', 'ecommerce', 'local', 'travel', 'b2b', 'saas', 'other']);
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
    expect(control('name').form!.noValidate).toBe(true);
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
