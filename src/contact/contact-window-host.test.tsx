import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../tests/support/example-props.ts';
import { clearDraft } from './contact-draft.ts';
import { ADA, control, show, stubFetch, submitButton, type } from '../../tests/support/contact-kit.tsx';
import { ContactWindowHost } from './contact-window-host.tsx';
import { closeContact, openContact } from './contact-window-store.ts';
import { dismissToast } from './toast-store.ts';

const layout = await layoutOf('us');
const words = layout.words.contact;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>(); // jsdom has none
  closeContact();
  dismissToast();
  clearDraft();
});

/** A page with a button that opens the window, opened by it. */
async function open() {
  const view = show(
    <main tabIndex={-1}>
      <button type="button" onClick={(event) => openContact(event.currentTarget)}>
        Write
      </button>
      <ContactWindowHost layout={layout} />
    </main>,
  );
  const trigger = screen.getByRole('button', { name: 'Write' });
  fireEvent.click(trigger);
  return { ...view, trigger, dialog: await screen.findByRole('dialog') };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the contact window', () => {
  test('is not there until it is opened', () => {
    const { container } = show(<ContactWindowHost layout={layout} />);
    expect(container.querySelector('form')).toBeNull();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  test('is named by its heading, and takes focus', async () => {
    const { dialog } = await open();
    const heading = screen.getByRole('heading', { name: words.title, level: 2 });
    await waitFor(() => expect(dialog.getAttribute('aria-labelledby')).toBe(heading.id));
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(dialog.getAttribute('aria-modal')).toBe('true');
  });

  test.each([
    ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['its close button', () => fireEvent.click(screen.getByRole('button', { name: words.close }))],
    ['a click outside', () => fireEvent.click(document.querySelector('.overlay') ?? document)],
    ['going back', () => fireEvent(window, new PopStateEvent('popstate'))],
  ])('closes by %s, and focus returns', async (_way, close) => {
    const { trigger } = await open();
    close();
    await gone();
    expect(document.activeElement).toBe(trigger);
  });

  test('sends focus to the page where its opener can not take it', async () => {
    const { trigger } = await open();
    trigger.setAttribute('disabled', '');
    act(() => closeContact());
    await gone();
    expect(document.activeElement).toBe(document.querySelector('main'));
  });

  test('gives focus back where the window has taken it once more while it closed', async () => {
    const { trigger, dialog } = await open();
    act(() => closeContact());
    dialog.querySelector<HTMLElement>('input, button')?.focus();
    expect(document.activeElement).not.toBe(trigger);
    await gone();
    expect(document.activeElement).toBe(trigger);
  });

  test('keeps what was typed over an accidental close', async () => {
    const { trigger } = await open();
    type({ message: 'Half a thought' });
    act(() => closeContact());
    await gone();
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(control('message').value).toBe('Half a thought');
  });

  test('begins afresh after thanks', async () => {
    const network = stubFetch();
    const { trigger } = await open();
    type(ADA);
    fireEvent.click(submitButton());
    await act(async () => network.answer(new Response()));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: layout.form.thanks.title }));
    expect(screen.queryByText(words.intro)).toBeNull();
    act(() => closeContact());
    await gone();
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(control('name').value).toBe('');
    expect(screen.getByText(words.intro)).toBeTruthy();
  });

  test('forgets errors when it closes, also the one in the toast', async () => {
    const network = stubFetch();
    const { trigger } = await open();
    type(ADA);
    fireEvent.click(submitButton());
    await act(async () => network.fail());
    type({ name: '' });
    fireEvent.click(submitButton());
    await screen.findByText('Network Error');
    expect(control('name').getAttribute('aria-invalid')).toBe('true');
    act(() => closeContact());
    await gone();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(document.querySelector('[role="dialog"] [aria-invalid]')).toBeNull();
  });

  test('a message that is on its way when it closes is sent once, and its end is told', async () => {
    const network = stubFetch();
    const { trigger } = await open();
    type(ADA);
    fireEvent.click(submitButton());
    act(() => closeContact());
    await gone();
    fireEvent.click(trigger);
    await screen.findByRole('dialog');
    expect(submitButton().disabled).toBe(true);
    await act(async () => network.answer(new Response()));
    expect(network.fetch).toHaveBeenCalledOnce();
    expect((await screen.findByRole('status')).textContent).toContain('Success!');
    expect(control('message').value).toBe('');
  });

  test('closes when a link in it leads to another page', async () => {
    await open();
    const link = screen.getByRole('link', { name: /privacy policy/ });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the other ways', () => {
  test('an e-mail link, and a button that opens the choice between chat and SMS', async () => {
    await open();
    const email = screen.getByRole('link', { name: new RegExp(layout.email) });
    expect(email.getAttribute('href')).toBe(`mailto:${layout.email}`);
    expect(screen.queryByRole('link', { name: new RegExp(words.sms) })).toBeNull();
    const phone = screen.getByRole('button', { name: new RegExp(words.phone) });
    expect(phone.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(phone);
    expect(phone.getAttribute('aria-expanded')).toBe('true');
    const digits = layout.phone.replace(/\D/g, '');
    expect(screen.getByRole('link', { name: new RegExp(words.chat) }).getAttribute('href')).toBe(
      `https://wa.me/${digits}`,
    );
    expect(screen.getByRole('link', { name: new RegExp(words.sms) }).getAttribute('href')).toBe(`sms:+${digits}`);
  });

  test('Esc closes the choice first, and the window only then', async () => {
    await open();
    const phone = screen.getByRole('button', { name: new RegExp(words.phone) });
    fireEvent.click(phone);
    fireEvent.keyDown(screen.getByRole('link', { name: new RegExp(words.sms) }), { key: 'Escape' });
    expect(screen.queryByRole('link', { name: new RegExp(words.sms) })).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(document.activeElement).toBe(phone);
    fireEvent.keyDown(phone, { key: 'Escape' });
    await gone();
  });
});

describe('where the window can not be had', () => {
  /** The host as it is on a page whose chunks are gone. */
  async function openWithoutChunk(children?: ReactNode) {
    vi.resetModules();
    vi.doMock('./contact-window.tsx', () => {
      throw new Error('404');
    });
    const host = await import('./contact-window-host.tsx');
    const store = await import('./contact-window-store.ts');
    const { ContactHrefProvider } = await import('../components/contact-href.ts');
    const view = show(
      <ContactHrefProvider value="/us/#contact">
        {children}
        <host.ContactWindowHost layout={layout} />
      </ContactHrefProvider>,
    );
    act(() => store.openContact());
    return view;
  }

  test('the visitor is led to the form of the page', async () => {
    await openWithoutChunk(
      <section id="contact">
        <input name="name" />
      </section>,
    );
    await waitFor(() => expect(document.activeElement).toBe(control('name')));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  test('or to the one of the home page', async () => {
    const assign = vi.fn<Location['assign']>();
    vi.stubGlobal('location', { assign });
    await openWithoutChunk();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/us/#contact'));
  });
});
