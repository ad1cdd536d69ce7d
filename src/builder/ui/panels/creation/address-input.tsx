import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { call } from '../../state/api.ts';
import { Becomes } from '../../kit/naming/becomes.tsx';
import { newName, type DraftKind } from './page-draft.ts';

/** Pause after the last key before an address is checked, in milliseconds. */
const CHECK_DELAY_MS = 200;

/** Returns why a new page can't have a name; `undefined` while it isn't known. */
export function useNameProblem(kind: DraftKind, name: string): string | undefined {
  const [checked] = useDebouncedValue(`${kind}:${name}`, CHECK_DELAY_MS);
  const isCurrent = checked === `${kind}:${name}`;
  const { data } = useQuery({
    queryKey: ['checkName', kind, name],
    queryFn: () => call('checkName', newName(kind, name)),
    enabled: isCurrent && name !== '',
  });
  return name === '' ? undefined : data?.problem;
}

interface AddressInputProps {
  kind: DraftKind;
  value: string;
  /** The address that the page gets: made of what is typed. */
  made: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

const { fields } = texts.creation;

/** The address of a new page, without region. Any words become one once the field is left. */
export function AddressInput({ kind, value, made, problem, onChange }: AddressInputProps) {
  const isCase = kind === 'case-study';
  return (
    <div>
      <TextInput
        size="xs"
        label={isCase ? fields.shortName : fields.address}
        description={isCase ? fields.shortNameHint : fields.addressHint}
        leftSection={isCase ? undefined : <span aria-hidden>/</span>}
        value={value}
        error={problem}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => made !== '' && made !== value && onChange(made)}
      />
      <Becomes typed={value} made={made} />
    </div>
  );
}
