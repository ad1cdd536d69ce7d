import { inviteNew } from '../../people/invitations.ts';
import { lastVisits, removePerson } from '../../people/manage-people.ts';
import { findPerson, listPeople } from '../../people/people.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { invitationLink } from '../../protocol/sign-in.ts';
import { actingVisitor } from '../../server/acting-person.ts';
import { CallError } from '../../server/answer-call.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import type { OwnAccessAnswers } from '../../protocol/own-access-calls.ts';
import { confirmSelf, createOwnAccessHandlers } from './own-access-handlers.ts';
import type { PeopleAccess } from './people-access.ts';
import { sendInvitation } from './send-invitation.ts';

type PeopleCall = 'people' | 'inviting' | 'invite' | 'removePerson' | 'endSessions' | keyof OwnAccessAnswers;

/**
 * Creates what the server runs for the calls about people: those of owners about everybody, and those of each person about
 * themselves. Each that changes something takes the answer of the passkey of the person who asks.
 * @param onEnd called when sessions have ended
 */
export function createPeopleHandlers(access: PeopleAccess, onEnd: () => void): Pick<BuilderHandlers, PeopleCall> {
  const { database, origin, mail } = access;
  return {
    ...createOwnAccessHandlers(access, onEnd),
    people() {
      const visits = lastVisits(database);
      return listPeople(database).map(({ id, name, role }) => {
        const visited = visits.get(id);
        return { id, name, role, isSelf: id === self(), ...(visited !== undefined && { visited }) };
      });
    },
    inviting: () => ({ sendsMail: mail !== undefined }),
    async invite({ name, role, email, answer }) {
      await confirmSelf(access, answer);
      const link = invitationLink(origin, inviteNew(database, { name, role }));
      const { name: from, host } = actingVisitor();
      return email === undefined ? { link } : sendInvitation(mail, { link, name, email, from, host });
    },
    async removePerson({ person, answer }) {
      await confirmSelf(access, answer);
      const removed = removePerson(database, person);
      onEnd();
      if (removed || !findPerson(database, person)) return {};
      throw new CallError(signInTexts().refused.lastOwner);
    },
    async endSessions({ person, answer }) {
      await confirmSelf(access, answer);
      endSessionsOf(database, person);
      onEnd();
      return {};
    },
  };
}

/** The id of the person who asks. Nobody else reaches these calls. */
const self = (): string => actingVisitor().id;
