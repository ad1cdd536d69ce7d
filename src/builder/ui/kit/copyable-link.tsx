import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

interface CopyableLinkProps {
  link: string;
  label: string;
  description: string;
  /** Labels of the button, before and after it's pressed. */
  copy: string;
  copied: string;
}

/** Shows a link that is selected on focus, and a button that copies it. */
export function CopyableLink({ link, label, description, copy, copied }: CopyableLinkProps) {
  const copying = useMutation({ mutationFn: () => navigator.clipboard.writeText(link) });
  return (
    <>
      <TextInput
        label={label}
        description={description}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="default" onClick={() => copying.mutate()}>
        {copying.isSuccess ? copied : copy}
      </Button>
    </>
  );
}
