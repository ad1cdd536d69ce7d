import { InputWrapperContext } from '@mantine/core';
import { use, useMemo, type ReactNode } from 'react';

/** An input, tied to what describes it. Mantine's inputs take only the ids of their own error and description. */
function DescribedInput({ by, children }: { by: string | undefined; children: ReactNode }) {
  const context = use(InputWrapperContext);
  const described = useMemo(() => ({ ...context, describedBy: by }), [context, by]);
  return <InputWrapperContext value={described}>{children}</InputWrapperContext>;
}

/**
 * Returns the `inputContainer` of a Mantine input that is described by another element.
 * @param by ids of the elements, as in `aria-describedby`
 */
export const describeInput = (by: string | undefined) => (input: ReactNode) => (
  <DescribedInput by={by}>{input}</DescribedInput>
);
