import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { layoutOf } from '../../../tests/support/example-props.ts';
import { clearDraft } from './contact-draft.ts';
import { ContactForm } from './contact-form.tsx';
import { ADA, formControl, renderContact, stubFetch, submit, type } from '../../../tests/support/render-contact.tsx';

const { form: data } = await layoutOf('us');

const form = <ContactForm data={data} idPrefix="test" />;

/** The form of the section and the one in the modal. */
function showTwo() {
  renderContact(
    <>
      <section aria-label="one">
        <ContactForm data={data} idPrefix="one" />
      </section>
      <section aria-label="two">
        <ContactForm data={data} idPrefix="two" />
      </section>
    </>,
  );
  return { one: screen.getByRole('region', { name: 'one' }), two: screen.getByRole('region', { name: 'two' }) };
}

beforeEach(clearDraft);

describe('the draft', () => {
  test('is shared by two forms while typing', () => {
    const { one, two } = showTwo();
    type({ name: 'Ada', service: 'b2b' }, one);
    expect(formControl('name', two).value).toBe('Ada');
    expect(formControl('service', two).value).toBe('b2b');
  });

  test('clears the errors of a form when the other one is corrected or sent', async () => {
    const network = stubFetch();
    const { one, two } = showTwo();
    submit(one);
    expect(one.querySelectorAll('[aria-invalid]')).toHaveLength(3);
    type(ADA, two);
    expect(one.querySelectorAll('[aria-invalid]')).toHaveLength(0);
    submit(two);
    await act(async () => network.answer(new Response()));
    expect(formControl('name', one).value).toBe('');
    expect(one.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  test('is restored when the form is rendered again', () => {
    const { unmount } = renderContact(form);
    type({ message: 'Half a thought' });
    unmount();
    renderContact(form);
    expect(formControl('message').value).toBe('Half a thought');
  });

  test('survives storage that throws', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    const network = stubFetch();
    const { unmount } = renderContact(form);
    type(ADA);
    unmount();
    renderContact(form);
    expect(formControl('message').value).toBe(ADA.message);
    submit();
    await act(async () => network.answer(new Response()));
    expect(screen.getByRole('heading', { name: data.thanks.title })).toBeTruthy();
  });
});
