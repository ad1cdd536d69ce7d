import { z } from 'zod';
import type { FormRefusal, SentForm } from '../../hosting/read-form.ts';
import type { ContactFormData } from '../../schema/contact-form-data.ts';
import type { Enquiry } from './enquiries.ts';

/** Longest values of the form, in characters. */
const LONGEST = { name: 200, email: 254, company: 200, message: 20_000 };

/** A value in one line. Line breaks and other control characters become spaces. */
const line = (longest: number) =>
  z
    .string()
    .default('')
    .transform((value) => value.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().max(longest));

const sentFields = z.object({
  name: line(LONGEST.name).pipe(z.string().min(1)),
  // The form checks more, and says what is wrong. Here, no address may name another header or recipient.
  email: line(LONGEST.email).pipe(z.string().regex(/^[^\s,;<>"]+@[^\s,;<>"@]+$/)),
  company: line(LONGEST.company),
  service: line(LONGEST.name),
  message: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST.message)
    // No control characters but line breaks and tabs.
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')),
});

/** Reads an enquiry from a form, or returns why it's none. */
export function readEnquiry(
  { fields }: SentForm,
  form: Pick<ContactFormData, 'choices'> | undefined,
): Enquiry | FormRefusal {
  const { data, error } = sentFields.safeParse(fields);
  if (!data) {
    const names = new Set(error.issues.map(({ path }) => String(path[0])));
    return { status: 400, error: `Fill in these fields as the form asks: ${[...names].join(', ')}.` };
  }
  const { service, ...rest } = data;
  return { ...rest, choice: form?.choices.find(({ value }) => value === service)?.label ?? service };
}
