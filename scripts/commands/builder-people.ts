import { existsSync } from 'node:fs';
import {
  AddressError,
  keepAddress,
  moveBuilder,
  readBuilderAddress,
  readPreviewAddress,
  storedAddress,
} from '../../src/builder/people/builder-address.ts';
import { copyDatabase, DatabaseError, openDatabase, type Database } from '../../src/builder/people/database.ts';
import { forgetEnquiries } from '../../src/builder/enquiries/enquiries.ts';
import { forgetNotes } from '../../src/builder/notes/notes.ts';
import { inviteNew } from '../../src/builder/people/invitations.ts';
import { forgetPeople } from '../../src/builder/people/manage-people.ts';
import { forgetReviews } from '../../src/builder/reviews/reviews.ts';
import { listPeople } from '../../src/builder/people/people.ts';
import { unsafeSettings } from '../../src/builder/people/unsafe-settings.ts';
import { personName } from '../../src/builder/protocol/people-calls.ts';
import { MAX_PERSON_NAME, ROLES } from '../../src/builder/protocol/roles.ts';
import { openAccess, type PeopleAccess } from '../../src/builder/program/sign-in/people-access.ts';
import { invitationLink } from '../../src/builder/protocol/sign-in.ts';
import type { MailSettings } from '../../src/mail/mail-settings.ts';
import { publishingFolders } from '../../src/publishing/publishing-folders.ts';
import { fail, failWithUsage } from '../cli.ts';

/** What the commands about the builder's people need. */
export interface PeopleCommand {
  /** The folder of the project. */
  root: string;
  usage: string;
  /** Prints a line. */
  say: (line: string) => void;
}

/** Port of previews. */
const PREVIEW_PORT = 4182;

/**
 * Opens what lets people in, if `BUILDER_ORIGIN` says where they open the builder.
 * @param mail how people are invited by email
 */
export function accessFromEnvironment(root: string, mail?: MailSettings): PeopleAccess | undefined {
  const written = process.env['BUILDER_ORIGIN'];
  return written ? orFail(() => openAt(openData(root), written, mail)) : undefined;
}

/** Reads where people see previews: `PREVIEW_ORIGIN`, and the port at which the program listens for it, `PREVIEW_PORT`. */
export function previewsFromEnvironment(): { port: number; origin: string | undefined } {
  const { PREVIEW_ORIGIN: written, PREVIEW_PORT: port } = process.env;
  const origin = written ? orFail(() => readPreviewAddress(written)) : undefined;
  return { origin, port: Number(port || portOfAddress(origin, PREVIEW_PORT)) };
}

/** The port of a builder whose address is on this machine; elsewhere, a proxy has the address. */
export function portOfAddress(origin: string | undefined, usual: number): number {
  const { protocol, port } = new URL(origin ?? 'https://localhost');
  return protocol === 'http:' ? Number(port || 80) : usual;
}

/** Prints a link for somebody new. */
export function inviteByCommand({ root, usage, say }: PeopleCommand, name: string, role = ''): number {
  const known = ROLES.find((one) => one === role) ?? failWithUsage('Name a role: owner, editor or contributor.', usage);
  const { data: plain } = personName.safeParse(name);
  if (plain === undefined)
    return failWithUsage(`Write a name of at most ${MAX_PERSON_NAME} characters after --invite.`, usage);
  const { database, origin } = orFail(() => openKnown(openData(root)));
  sayLink(say, { name: plain, link: invitationLink(origin, inviteNew(database, { name: plain, role: known })) });
  database.close();
  return 0;
}

/** Moves the builder to another address, and prints a link for each person. */
export function moveByCommand({ root, say }: PeopleCommand, address: string): number {
  const { database, origin } = orFail(() => ({ database: openData(root), origin: readBuilderAddress(address) }));
  const invited = moveBuilder(database, origin);
  database.close();
  say(`The builder is at ${origin} now. All passkeys and sessions have ended.`);
  for (const { name, secret } of invited) sayLink(say, { name, link: invitationLink(origin, secret) });
  return 0;
}

function sayLink(say: PeopleCommand['say'], { name, link }: { name: string; link: string }): void {
  say(`A link for ${name}. It works once, for an hour:`);
  say(link);
}

/**
 * Removes a person and what is known of them, the messages of visitors with that name or email address, and the name from notes and
 * from answers about publications.
 */
export function forgetByCommand({ root, say }: PeopleCommand, name: string): number {
  const database = orFail(() => openData(root));
  const [people, messages, notes, answers] = orFail(
    () =>
      [
        forgetPeople(database, name),
        forgetEnquiries(database, name),
        forgetNotes(database, name),
        forgetReviews(database, name),
      ] as const,
  );
  database.close();
  if (people + messages + notes + answers === 0)
    return fail(`Nobody is called ${name}, and no message, note or answer is from ${name}.`);
  if (people > 0)
    say(`${name} is removed, with passkeys, codes and sessions. Saved versions keep the name of their author.`);
  if (messages > 0)
    say(`Messages from ${name} that were deleted: ${messages}. Backups and your mailbox may have copies.`);
  if (notes > 0)
    say(`Notes that had the name ${name}: ${notes}. Those by preview links are deleted, the others stay without it.`);
  if (answers > 0) say(`Answers about publications that had the name ${name}: ${answers}. They stay without it.`);
  return 0;
}

/** Copies the database to a new file while the builder runs. */
export function backUpByCommand({ root, say }: PeopleCommand, file: string): number {
  if (existsSync(file)) return fail(`There is a file ${file} already. Name a new one.`);
  const database = orFail(() => openData(root));
  orFail(() => copyDatabase(database, file));
  database.close();
  say(
    `The people of the builder, their notes and requests, and the messages of visitors are copied to ${file}. To restore them, stop the builder and copy it to people.db in BUILDER_DATA.`,
  );
  return 0;
}

/** Lists what is unsafe in how the builder is set up. */
export function checkByCommand({ root, say }: PeopleCommand): number {
  const access = accessFromEnvironment(root);
  if (!access) {
    say('Without BUILDER_ORIGIN, the builder answers this machine only, and nobody signs in.');
    return 0;
  }
  const { data } = publishingFolders(root);
  const problems = unsafeSettings({
    root,
    data,
    origin: access.origin,
    previewOrigin: previewsFromEnvironment().origin,
    people: listPeople(access.database),
    userId: process.getuid?.(),
  });
  access.database.close();
  if (problems.length > 0) return fail(problems.join('\n'));
  say('Nothing unsafe was found.');
  return 0;
}

/** Opens the database, beside the releases. */
const openData = (root: string): Database => openDatabase(publishingFolders(root).data);

/** Opens what lets people in at an address, unless their passkeys belong to another one. */
function openAt(database: Database, written: string, mail?: MailSettings): PeopleAccess {
  const origin = readBuilderAddress(written);
  keepAddress(database, origin);
  return openAccess(database, origin, mail);
}

/** The same at the address that is stored, where the environment names none. */
function openKnown(database: Database): PeopleAccess {
  const written = process.env['BUILDER_ORIGIN'] || storedAddress(database);
  if (written !== undefined) return openAt(database, written);
  throw new AddressError(
    'Set BUILDER_ORIGIN to the address at which people open the builder, for example https://edit.example.com.',
  );
}

/** Runs a function, and ends the command with the sentence of an error that somebody can do something about. */
function orFail<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof AddressError || error instanceof DatabaseError) return fail(error.message);
    throw error;
  }
}
