import { Text } from '@mantine/core';

/** Says what is wrong, if anything is. */
export const Problem = ({ message }: { message: string | undefined }) =>
  message === undefined ? null : (
    <Text role="alert" size="sm" c="red.9">
      {message}
    </Text>
  );
