import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { InviteAnswer } from '../../../protocol/people-calls.ts';
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME, ROLES, type Role } from '../../../protocol/roles.ts';
import { signInTexts } from '../../../texts/sign-in/sign-in-texts.ts';
import { Details } from '../../kit/details.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { call } from '../../state/api.ts';
import { answerOfPasskey } from './answer-of-passkey.ts';
import { PersonalLink } from './personal-link.tsx';
import { Problem } from './problem.tsx';

const invitingQuery = queryOptions({ queryKey: ['inviting'], queryFn: () => call('inviting', {}) });

/** What is typed of somebody new. */
interface Invited {
  name: string;
  role: Role;
  email: string;
}

/** Makes a link for somebody new, and sends it where mail is set up. */
export function InviteForm() {
  const { people: words } = signInTexts();
  const { value, change, forget } = useKeptInput<Invited>('invite', { name: '', role: 'editor', email: '' });
  const { sendsMail = false } = useQuery(invitingQuery).data ?? {};
  const invite = useMutation({
    mutationFn: async ({ email, ...invited }: Invited) =>
      call('invite', { ...invited, ...(email !== '' && { email }), answer: await answerOfPasskey() }),
    onSuccess: forget,
  });
  const email = sendsMail ? value.email.trim() : '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate({ ...value, email });
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={words.name}
          value={value.name}
          maxLength={MAX_PERSON_NAME}
          required
          onChange={({ currentTarget: { value: name } }) => change((last) => ({ ...last, name }))}
        />
        <NativeSelect
          label={words.role}
          description={words.roleHints[value.role]}
          value={value.role}
          data={ROLES.map((role) => ({ value: role, label: words.roles[role] }))}
          onChange={({ currentTarget: { value: chosen } }) =>
            change((last) => ({ ...last, role: ROLES.find((role) => role === chosen) ?? last.role }))
          }
        />
        {sendsMail && (
          <TextInput
            type="email"
            label={words.email}
            description={words.emailHint}
            value={value.email}
            maxLength={MAX_EMAIL_LENGTH}
            autoComplete="off"
            onChange={({ currentTarget: { value: typed } }) => change((last) => ({ ...last, email: typed }))}
          />
        )}
        <Problem message={invite.error?.message} />
        <Button type="submit" loading={invite.isPending}>
          {email === '' ? words.createLink : words.send}
        </Button>
        {invite.data && <Outcome outcome={invite.data} />}
      </Stack>
    </form>
  );
}

/** Says to whom the link was sent, or shows it. */
function Outcome({ outcome }: { outcome: InviteAnswer }) {
  const { people: words } = signInTexts();
  if ('sentTo' in outcome) return <output>{words.sent(outcome.sentTo)}</output>;
  const { link, problem } = outcome;
  return (
    <>
      {problem && (
        <div>
          <Problem message={problem.message} />
          <Details>{problem.details}</Details>
        </div>
      )}
      <PersonalLink link={link} words={words} />
    </>
  );
}
