import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../../tests/support/example-props.ts';
import { clearDraft } from '../form/contact-draft.ts';
import {
  ADA,
  formControl,
  renderContact,
  stubFetch,
  submitButton,
  type,
} from '../../../tests/support/render-contact.tsx';
import { ContactModalHost } from './contact-modal-host.tsx';
import { closeContactModal, openContactModal } from './contact-modal-store.ts';
import { dismissToast } from '../toast/toast-store.ts';

const layout = await layoutOf('us');
const labels = layout.dictionary.contact;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>(); // jsdom has none
  closeContactModal();
  dismissToast();
  clearDraft();
});

/** Renders a page with a contact button, and clicks it. */
async function open() {
  const view = renderContact(
    <main tabIndex={-1}>
      <button type="button" onClick={(event) => openContactModal(event.currentTarget)}>
        Write
      </button>
      <ContactModalHost layout={layout} />
    </main>,
  );
  const trigger = screen.getByRole('button', { name: 'Write' });
  fireEvent.click(trigger);
  return { ...view, trigger, dialog: await screen.findByRole('dialog') };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the contact modal', () => {
  test("isn't rendered until it is opened", () => {
    const { container } = renderContact(<ContactModalHost layout={layout} />);
    expect(container.querySelector('form')).toBeNull();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  test('is named by its heading, and takes the focus', async () => {
    const { dialog } = await open();
    const heading = screen.getByRole('heading', { name: labels.title, level: 2 });
    await waitFor(() => expect(dialog.getAttribute('aria-labelledby')).toBe(heading.id));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(dialog.getAttribute('aria-modal')).toBe('true');
  });

  test.each([
    ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['its close button', () => fireEvent.click(screen.getByRole('button', { name: labels.close }))],
    ['a click outside', () => fireEvent.click(document.querySelector('.overlay') ?? document)],
    ['going back', () => fireEvent(window, new PopStateEvent('popstate'))],
  ])('closes by %s, and focus returns', async (_way, close) => {
    const { trigger } = await open();
    close();
    await gone();
    expect(document.activeElement).toBe(trigger);
  });

  test("moves the focus to the page if its opener can't take it", async () => {
    const { trigger } = await open();
    trigger.setAttribute('disabled', '');
    act(() => closeContactModal());
    await gone();
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  test('returns the focus if the modal takes it again while closing', async () => {
    const { trigger, dialog } = await open();
    act(() => closeContactModal());
    dialog.querySelector<HTMLElement>('input, button')?.focus();
    expect(document.activeElement).not.toBe(trigger);
    // Who has the focus when the modal has just left the page, before anything else runs.
    const focused = new Promise((resolve) => {
      const page = new MutationObserver(() => !dialog.isConnected && resolve(document.activeElement));
      page.observe(document, { childList: true, subtree: true });
    });
    expect(await focused).toBe(trigger);
  });

  test('keeps the draft after an accidental close', async () => {
    const { trigger } = await open();
    type({ message: 'Half a thought' });
    act(() => closeContactModal());
    await gone();
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(formControl('message').value).toBe('Half a thought');
  });

  test('starts with an empty form after the thank-you view', async () => {
    const network = stubFetch();
    const { trigger } = await open();
    type(ADA);
    fireEvent.click(submitButton());
    await act(async () => network.answer(new Response()));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: layout.form.thanks.title }));
    expect(screen.queryByText(labels.intro)).toBeNull();
    act(() => closeContactModal());
    await gone();
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(formControl('name').value).toBe('');
    expect(screen.getByText(labels.intro)).toBeTruthy();
  });

  test('clears errors when it closes, including the toast', async () => {
    const network = stubFetch();
    const { trigger } = await open();
    type(ADA);
    fireEvent.click(submitButton());
    await act(async () => network.fail());
    type({ name: '' });
    fireEvent.click(submitButton());
    await screen.findByText('Network Error');
    expect(formControl('name').getAttribute('aria-invalid')).toBe('true');
    act(() => closeContactModal());
    await gone();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(document.querySelector('[role="dialog"] [aria-invalid]')).toBeNull();
  });

  test('sends a pending message once after it closes, and shows the result', async () => {
    const network = stubFetch();
    const { trigger } = await open();
    type(ADA);
    fireEvent.click(submitButton());
    act(() => closeContactModal());
    await gone();
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(submitButton().disabled).toBe(true);
    await act(async () => network.answer(new Response()));
    expect(network.fetch).toHaveBeenCalledOnce();
    expect((await screen.findByRole('status')).textContent).toContain('Success!');
    expect(formControl('message').value).toBe('');
  });

  test('closes when a link in it opens another page', async () => {
    await open();
    const link = screen.getByRole('link', { name: /privacy policy/ });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

/** Matches an accessible name that contains a text literally. */
const containing = (text: string) => (name: string) => name.includes(text);

describe('the alternatives', () => {
  test('offers an email link, and a button that opens the choice between chat and SMS', async () => {
    await open();
    const email = screen.getByRole('link', { name: new RegExp(layout.email) });
    expect(email.getAttribute('href')).toBe(`mailto:${layout.email}`);
    expect(screen.queryByRole('link', { name: containing(labels.sms) })).toBeNull();
    const phone = screen.getByRole('button', { name: new RegExp(labels.phone) });
    expect(phone.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(phone);
    expect(phone.getAttribute('aria-expanded')).toBe('true');
    const digits = layout.phone.replace(/\D/g, '');
    expect(screen.getByRole('link', { name: new RegExp(labels.chat) }).getAttribute('href')).toBe(
      `https://wa.me/${digits}`,
    );
    expect(screen.getByRole('link', { name: containing(labels.sms) }).getAttribute('href')).toBe(`sms:+${digits}`);
  });

  test('closes the choice first on Esc, then the modal', async () => {
    await open();
    const phone = screen.getByRole('button', { name: new RegExp(labels.phone) });
    fireEvent.click(phone);
    fireEvent.keyDown(screen.getByRole('link', { name: containing(labels.sms) }), { key: 'Escape' });
    expect(screen.queryByRole('link', { name: containing(labels.sms) })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.activeElement).toBe(phone);
    fireEvent.keyDown(phone, { key: 'Escape' });
    await gone();
  });
});

describe("if the modal can't be loaded", () => {
  /** Imports the host with chunks that fail to load. */
  async function openWithoutChunk(children?: ReactNode) {
    vi.resetModules();
    vi.doMock('./contact-modal.tsx', () => {
      throw new Error('404');
    });
    const host = await import('./contact-modal-host.tsx');
    const store = await import('./contact-modal-store.ts');
    const { ContactHrefProvider } = await import('../../components/contact-href.ts');
    const view = renderContact(
      <ContactHrefProvider value="/us/#contact">
        {children}
        <host.ContactModalHost layout={layout} />
      </ContactHrefProvider>,
    );
    act(() => store.openContactModal());
    return view;
  }

  test('leads to the form of the page', async () => {
    await openWithoutChunk(
      <section id="contact">
        <input name="name" />
      </section>,
    );
    await waitFor(() => expect(document.activeElement).toBe(formControl('name')));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  test('leads to the form of the home page if the page has none', async () => {
    const assign = vi.fn<Location['assign']>();
    vi.stubGlobal('location', { assign });
    await openWithoutChunk();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/us/#contact'));
  });
});
