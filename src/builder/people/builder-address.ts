import type { Database } from './database.ts';
import { inviteAgain } from './invitations.ts';
import { listPeople } from './people.ts';

/** Why the builder isn't served at an address. The message says what to do. */
export class AddressError extends Error {}

/** Reads the address at which people open the builder, as `BUILDER_ORIGIN` has it. Returns it without a path. */
export function readBuilderAddress(text: string): string {
  const url = readAddress('BUILDER_ORIGIN', text, { example: 'https://edit.example.com', why: 'Passkeys need https' });
  if (/^[\d.]+$|^\[/.test(url.hostname))
    throw new AddressError(`BUILDER_ORIGIN is "${text}". Passkeys need a name, not a number.`);
  return url.origin;
}

/** Reads the address at which people see previews, as `PREVIEW_ORIGIN` has it. Returns it without a path. */
export const readPreviewAddress = (text: string): string =>
  readAddress('PREVIEW_ORIGIN', text, { example: 'https://preview.example.com', why: 'Links need https' }).origin;

/** Reads an address of the environment. By http, only this machine has one. */
function readAddress(variable: string, text: string, { example, why }: { example: string; why: string }): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new AddressError(`${variable} is "${text}". Write an address such as ${example}.`);
  if (url.protocol === 'http:' && url.hostname !== 'localhost')
    throw new AddressError(
      `${variable} is "${text}". ${why}: write https://${url.host}, and let a proxy answer there.`,
    );
  if (url.href !== `${url.origin}/`)
    throw new AddressError(`${variable} is "${text}". Write the address without a path: ${url.origin}.`);
  return url;
}

/** Returns the address of the builder, if it was started before. */
export const storedAddress = (database: Database): string | undefined =>
  (database.first("SELECT value FROM setting WHERE name = 'origin'") as { value: string } | undefined)?.value; // the columns of the query

/** Refuses an address at which the passkeys of the builder's people don't work. The first address is stored. */
export function keepAddress(database: Database, origin: string): void {
  const stored = storedAddress(database);
  if (stored === origin) return;
  if (stored !== undefined)
    throw new AddressError(
      [
        `The people of this builder sign in at ${stored}: their passkeys don't work at ${origin}.`,
        `Start it with BUILDER_ORIGIN=${stored}, or move it: "npm run builder -- --move-to ${origin}" prints a new invitation for each person.`,
      ].join('\n'),
    );
  database.run("INSERT INTO setting (name, value) VALUES ('origin', ?)", origin);
}

/** A person and the secret of a link that works once. */
interface InvitedPerson {
  name: string;
  secret: string;
}

/** Moves the builder to another address. All passkeys, codes, invitations and sessions end. Returns an invitation for each person. */
export const moveBuilder = (database: Database, origin: string): InvitedPerson[] =>
  database.together(() => {
    for (const table of ['passkey', 'recovery_code', 'session', 'invitation', 'setting'])
      database.run(`DELETE FROM ${table}`);
    keepAddress(database, origin);
    return listPeople(database).map((person) => ({ name: person.name, secret: inviteAgain(database, person) }));
  });
