import { Text } from '@mantine/core';
import { texts } from '../../../texts/texts.ts';

/** Says what a name becomes that a person typed, unless it stays as it is. */
export const Becomes = ({ typed, made }: { typed: string; made: string }) =>
  made === '' || made === typed ? null : (
    <Text component="span" size="xs" c="dimmed" role="status">
      {texts.common.becomes(made)}
    </Text>
  );
