import { z } from 'zod';

/** A two-letter country code. The content check rejects unknown ones. */
export const countryCode = () =>
  z
    .string()
    .regex(/^[A-Z]{2}$/, 'Write two capital letters, for example NO.')
    .meta({ title: 'Country', description: 'Two-letter code of a country, for example ES.', form: '' });

/** A flag emoji. */
export const flagEmoji = () =>
  z.emoji('Write the flag as an emoji, for example 🇳🇴.').meta({ title: 'Flag', description: 'The flag as an emoji.' });
