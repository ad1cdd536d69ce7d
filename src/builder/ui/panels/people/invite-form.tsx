import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { MAX_PERSON_NAME, ROLES, type Role } from '../../../protocol/roles.ts';
import { signInTexts } from '../../../texts/sign-in/sign-in-texts.ts';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { call } from '../../state/api.ts';
import { answerOfPasskey } from './answer-of-passkey.ts';
import { Problem } from './problem.tsx';

/** Makes a link for somebody new. */
export function InviteForm() {
  const words = signInTexts().people;
  const { value, change, forget } = useKeptInput<{ name: string; role: Role }>('invite', { name: '', role: 'editor' });
  const invite = useMutation({
    mutationFn: async () => call('invite', { ...value, answer: await answerOfPasskey() }),
    onSuccess: forget,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
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
        <Problem message={invite.error?.message} />
        <Button type="submit" loading={invite.isPending}>
          {words.createLink}
        </Button>
        {invite.data && <InvitationLink link={invite.data.link} />}
      </Stack>
    </form>
  );
}

/** The link, selected as soon as it's focused. */
function InvitationLink({ link }: { link: string }) {
  const { people: words, invitation } = signInTexts();
  const copy = useMutation({ mutationFn: () => navigator.clipboard.writeText(link) });
  return (
    <>
      <TextInput
        label={words.link}
        description={words.linkHint}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" onClick={() => copy.mutate()}>
        {copy.isSuccess ? invitation.copied : words.copyLink}
      </Button>
    </>
  );
}
