import { z } from 'zod';
import { richText, text } from './text.ts';

/** A group of texts: each key with a description of where a visitor sees it. */
export const group = <K extends string>(title: string, entries: Record<K, string>) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries<string>(entries).map(([key, description]) => [
          key,
          (MAY_LINK.test(description) ? richText() : text()).meta({
            title: key,
            description,
            ...placeholdersIn(description),
            ...(HAS_PLURALS.test(description) && { hasPlurals: true }),
          }),
        ]),
      ) as Record<K, ReturnType<typeof text>>, // fromEntries loses the key type
    )
    .meta({ title, description: `Texts of: ${title.toLowerCase()}.` });

/** Appended to the description of a text that may contain links and bold text. */
const MAY_LINK = /may contain a link/;

/** Appended to the description of a text that depends on a number. */
const HAS_PLURALS = /may have plural forms/;

/** Returns the placeholders named in a description, which the text must contain; otherwise a value would be lost. */
const placeholdersIn = (description: string): { placeholders?: string[] } => {
  const placeholders = [...description.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].flatMap(([, name]) => name ?? []);
  return placeholders.length > 0 ? { placeholders } : {};
};
