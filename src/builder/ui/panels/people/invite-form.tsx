import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { MAX_PERSON_NAME, ROLES, type Role } from '../../../protocol/roles.ts';
import { signInTexts } from '../../../texts/sign-in/sign-in-texts.ts';
import { CopyableLink } from '../../kit/copyable-link.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { call } from '../../state/api.ts';
import { answerOfPasskey } from './answer-of-passkey.ts';
import { Problem } from './problem.tsx';

/** Makes a link for somebody new. */
export function InviteForm() {
  const { people: words, invitation } = signInTexts();
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
        {invite.data && (
          <CopyableLink
            key={invite.data.link}
            link={invite.data.link}
            label={words.link}
            description={words.linkHint}
            copy={words.copyLink}
            copied={invitation.copied}
          />
        )}
      </Stack>
    </form>
  );
}
