import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { inviteNew } from '../../people/invitations.ts';
import { lastVisits, removePerson } from '../../people/manage-people.ts';
import { findPerson, listPeople } from '../../people/people.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { invitationLink } from '../../protocol/sign-in.ts';
import { actingVisitor } from '../../server/acting-person.ts';
import { CallError } from '../../server/answer-call.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import type { PeopleAccess } from './people-access.ts';

type PeopleCall = 'people' | 'confirmation' | 'invite' | 'removePerson' | 'endSessions';

/**
 * Creates what the server runs for the calls of owners about people. Each that changes something takes the answer of the owner's
 * passkey: whoever finds an open browser changes nobody.
 * @param onEnd called when sessions have ended
 */
export function createPeopleHandlers(
  { database, passkeys, origin }: PeopleAccess,
  onEnd: () => void,
): Pick<BuilderHandlers, PeopleCall> {
  const confirm = async (answer: object) => {
    const isSelf = await passkeys.confirm(answer as AuthenticationResponseJSON, self()); // the library checks it
    if (!isSelf) throw new CallError(signInTexts().refused.passkey);
  };
  return {
    people() {
      const visits = lastVisits(database);
      return listPeople(database).map(({ id, name, role }) => {
        const visited = visits.get(id);
        return { id, name, role, isSelf: id === self(), ...(visited !== undefined && { visited }) };
      });
    },
    confirmation: async () => ({ options: await passkeys.confirmOptions(self()) }),
    async invite({ name, role, answer }) {
      await confirm(answer);
      return { link: invitationLink(origin, inviteNew(database, { name, role })) };
    },
    async removePerson({ person, answer }) {
      await confirm(answer);
      const removed = removePerson(database, person);
      onEnd();
      if (removed || !findPerson(database, person)) return {};
      throw new CallError(signInTexts().refused.lastOwner);
    },
    async endSessions({ person, answer }) {
      await confirm(answer);
      endSessionsOf(database, person);
      onEnd();
      return {};
    },
  };
}

/** The id of the person who asks. Nobody else reaches these calls. */
const self = (): string => actingVisitor().id;
