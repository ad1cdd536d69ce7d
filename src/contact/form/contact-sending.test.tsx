import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../../tests/support/example-props.ts';
import { clearDraft, currentDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';
import {
  ADA,
  formControl,
  renderContact,
  stubFetch,
  submit,
  submitButton,
  type,
} from '../../../tests/support/render-contact.tsx';
import { ToastHost } from '../toast/toast-host.tsx';
import { dismissToast } from '../toast/toast-store.ts';

const { form: data } = await layoutOf('us');

const page = (onSent?: () => void) => (
  <>
    <ContactForm data={data} idPrefix="test" {...(onSent && { onSent })} />
    <ToastHost />
  </>
);

beforeEach(() => {
  dismissToast();
  clearDraft();
  delete window.dataLayer;
});

describe('sending', () => {
  test('sends exactly the typed values in the format of the form service', async () => {
    const network = stubFetch();
    renderContact(page());
    type(ADA);
    submit();
    expect(network.fetch).toHaveBeenCalledOnce();
    const [address, init] = network.fetch.mock.calls[0] ?? [];
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

  test('sends one request for five Enters and a double click, and shows that it is sending', async () => {
    const network = stubFetch();
    renderContact(page());
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
    expect(submitButton().textContent).toBe(data.labels.submit);
    expect(network.fetch).toHaveBeenCalledOnce();
  });

  test('shows the thank-you view, pushes the event and deletes the draft after a success', async () => {
    const network = stubFetch();
    const onSent = vi.fn<() => void>();
    renderContact(page(onSent));
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
  [
    '422 with field errors',
    'Submission Error',
    'There was an issue submitting your form. Please try again.',
    ({ answer }) => answer(Response.json({ errors: [{ field: 'email' }] }, { status: 422 })),
  ],
  [
    '429 with Retry-After',
    'Submission Error',
    'There was an issue submitting your form. Please try again.',
    ({ answer }) => answer(new Response(null, { status: 429, headers: { 'Retry-After': '1' } })),
  ],
  [
    '500 with HTML',
    'Submission Error',
    'There was an issue submitting your form. Please try again.',
    ({ answer }) => answer(new Response('<h1>Oops</h1>', { status: 500 })),
  ],
  [
    'no network',
    'Network Error',
    'There was a network error. Please check your connection and try again.',
    ({ fail }) => fail(),
  ],
];

describe('failing', () => {
  test.each(FAILURES)('%s shows "%s" and keeps the typed values', async (_case, title, text, answer) => {
    const network = stubFetch();
    renderContact(page());
    type(ADA);
    submit();
    await act(async () => answer(network));
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toContain(title);
    expect(toast.textContent).toContain(text);
    expect(formControl('message').value).toBe(ADA.message);
    expect(currentDraft()).toEqual(ADA);
    expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toEqual(ADA);
    expect(submitButton().disabled).toBe(false);
    expect(window.dataLayer).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: data.toasts.close }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('succeeds on a second attempt after a failure', async () => {
    const network = stubFetch();
    renderContact(page());
    type(ADA);
    submit();
    await act(async () => network.fail());
    submit();
    await act(async () => network.answer(new Response()));
    expect(network.fetch).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('heading', { name: data.thanks.title })).toBeTruthy();
  });

  test("gives up after ten seconds, and doesn't retry by itself", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const network = stubFetch();
      renderContact(page());
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
