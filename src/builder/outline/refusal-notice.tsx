import { Button, Stack, Text } from '@mantine/core';
import type { Problem, SiteFile } from '../../editing-protocol/builder/site-methods.ts';
import { parseFieldPath } from '../../editing-protocol/field-path.ts';
import { humanize } from '../form/model/create-field.ts';
import { lowerFirst } from '../form/saving/use-leaf.ts';
import type { Path } from '../state/view.tsx';

/** Most places that a notice leads to. */
const MAX_PLACES = 4;

/** Names a field with the group that it's in: "Second action, to". */
function nameInPage(path: Path, variants: ReadonlySet<string>): string {
  const names = path.filter((step) => typeof step === 'string' && step !== 'sections' && !variants.has(step));
  const [first, second] = names.slice(-2).map(humanize);
  return second === undefined ? (first ?? 'Text') : `${first}, ${lowerFirst(second)}`;
}

interface RefusalNoticeProps {
  problems: readonly Problem[];
  files: readonly SiteFile[];
  /** Codes of languages and regions, which are no names of fields. */
  variants: ReadonlySet<string>;
  open: (problem: Problem) => void;
}

/** Why an edit was refused, with buttons that open the fields that stand in its way. */
export function RefusalNotice({ problems, files, variants, open }: RefusalNoticeProps) {
  const [first] = problems;
  const places = problems.flatMap((problem) => {
    const title = files.find(({ file }) => file === problem.file)?.title;
    const path = parseFieldPath(problem.path);
    return title === undefined || path.length === 0
      ? []
      : [{ problem, name: `${title}: ${nameInPage(path, variants)}` }];
  });
  return (
    <Stack gap={6} align="flex-start">
      <Text size="sm">{first?.message}</Text>
      {places.length === 0 && <Text size="sm">{first?.hint}</Text>}
      {places.slice(0, MAX_PLACES).map(({ problem, name }) => (
        <Button
          key={`${problem.file} ${problem.path}`}
          variant="default"
          size="compact-xs"
          onClick={() => open(problem)}
        >{`Change ${name}`}</Button>
      ))}
    </Stack>
  );
}
