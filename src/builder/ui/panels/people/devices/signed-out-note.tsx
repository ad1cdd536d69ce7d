import { Alert, Button, Group } from '@mantine/core';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { signInTexts } from '../../../../texts/sign-in/sign-in-texts.ts';

/** Says that the session of this page has ended, elsewhere or by itself. */
export function SignedOutNote() {
  const words = signInTexts().ended;
  return (
    <Alert color="yellow" radius={0} icon={<IconLogout stroke={1.5} aria-hidden />} title={words.title}>
      <Group justify="space-between" gap="md">
        {words.kept}
        <Button variant="default" onClick={() => location.reload()}>
          {words.signIn}
        </Button>
      </Group>
    </Alert>
  );
}
