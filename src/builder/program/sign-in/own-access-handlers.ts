import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { createDeviceLink } from '../../people/device-links.ts';
import { listPasskeys, removePasskey } from '../../people/passkey-store.ts';
import { endOtherSessions, endOwnSession, listSessions } from '../../people/sessions.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { OwnAccessAnswers } from '../../protocol/own-access-calls.ts';
import { deviceLink } from '../../protocol/sign-in.ts';
import { actingVisitor } from '../../server/acting-person.ts';
import { CallError } from '../../server/answer-call.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import type { PeopleAccess } from './people-access.ts';

/**
 * Throws unless the passkey of the person who asks has answered: whoever finds an open browser changes nothing.
 * @param answer what the browser sent
 */
export async function confirmSelf({ passkeys }: Pick<PeopleAccess, 'passkeys'>, answer: object): Promise<void> {
  const isSelf = await passkeys.confirm(answer as AuthenticationResponseJSON, actingVisitor().id); // the library checks it
  if (!isSelf) throw new CallError(signInTexts().refused.passkey);
}

/**
 * Creates what the server runs for the calls of people about their own access.
 * @param onEnd called when sessions have ended
 */
export function createOwnAccessHandlers(
  access: PeopleAccess,
  onEnd: () => void,
): Pick<BuilderHandlers, keyof OwnAccessAnswers> {
  const { database, passkeys, origin } = access;
  return {
    confirmation: async () => ({ options: await passkeys.confirmOptions(actingVisitor().id) }),
    sessions() {
      const { id: person, session } = actingVisitor();
      return listSessions(database, person).map(({ hash, device, created, used }) => ({
        ...device,
        id: hash,
        created,
        used,
        isThis: hash === session,
      }));
    },
    async endSession({ id, answer }) {
      await confirmSelf(access, answer);
      endOwnSession(database, actingVisitor().id, id);
      onEnd();
      return {};
    },
    async endOtherSessions({ answer }) {
      await confirmSelf(access, answer);
      const { id: person, session } = actingVisitor();
      endOtherSessions(database, person, session);
      onEnd();
      return {};
    },
    passkeys() {
      const { id: person, session } = actingVisitor();
      const own = listSessions(database, person).find(({ hash }) => hash === session);
      return listPasskeys(database, person).map(({ id, device, created, used }) => ({
        ...device,
        id,
        ...(created !== null && { created }),
        ...(used !== null && { used }),
        isThis: id === own?.passkey,
      }));
    },
    async removePasskey({ id, answer }) {
      await confirmSelf(access, answer);
      const isGone = removePasskey(database, actingVisitor().id, id);
      onEnd();
      if (!isGone) throw new CallError(signInTexts().refused.lastPasskey);
      return {};
    },
    async addDevice({ answer }) {
      await confirmSelf(access, answer);
      return { link: deviceLink(origin, createDeviceLink(database, actingVisitor().session)) };
    },
  };
}
