import { AsyncLocalStorage } from 'node:async_hooks';
import { identityArguments, type DraftAuthor } from '../../publishing/draft-ref.ts';
import type { Person } from '../people/people.ts';
import type { Role } from '../protocol/roles.ts';

/** The person for whom a call is answered. */
interface ActingPerson extends Person {
  /** The host at which people open the builder. */
  host: string;
  /** Identifies the person's session. */
  session: string;
}

const scope = new AsyncLocalStorage<ActingPerson>();

/** Runs a function for a person, whatever it waits for. */
export const actAs = <T>(person: ActingPerson | undefined, run: () => T): T =>
  person ? scope.run(person, run) : run();

/** Returns the person for whom a call is answered; `undefined` where nobody signs in. */
export const actingPerson = (): Person | undefined => scope.getStore();

/** Returns the person for whom a call is answered, with their session. Throws where nobody signs in. */
export function actingVisitor(): ActingPerson {
  const person = scope.getStore();
  if (!person) throw new Error('Nobody has signed in.');
  return person;
}

/** Returns the role of the person for whom a call is answered. Where nobody signs in, it's the owner. */
export const actingRole = (): Role => scope.getStore()?.role ?? 'owner';

/** Returns the person for whom a call is answered, as an author of commits. Where nobody signs in, git knows who it is. */
export function actingAuthor(): DraftAuthor | undefined {
  const person = scope.getStore();
  // People have no email here: all have the builder's.
  return person && { name: person.name, email: `builder@${person.host}` };
}

/** The arguments with which git names the person as the author. */
export function authorArguments(): string[] {
  const author = actingAuthor();
  return author ? identityArguments(author) : [];
}
