import { Button } from '@mantine/core';
import type { FieldProblem, SiteOverview, SiteFile } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { useOpenField } from '../../state/open-field.ts';
import { useSite } from '../../state/queries.ts';
import type { FieldPlace } from '../../state/view.tsx';
import { formatPath, parsePath } from '../../../../data/path.ts';
import { variantsOf } from '../../state/variants.ts';
import classes from './messages.module.css';

/** A field in which something is wrong, by the titles of its page and its own: "Terms: Legal text, “Liability”, text". */
export interface ProblemPlace extends FieldPlace {
  name: string;
}

/** Returns the fields in which problems are, a text of several languages once. Problems of a whole file have none. */
export function placesOf(
  problems: readonly FieldProblem[],
  { files, ...codes }: Pick<SiteOverview, 'files' | 'languages' | 'regions'>,
): ProblemPlace[] {
  const variants = variantsOf(codes);
  const places = new Map<string, ProblemPlace>();
  for (const { file, path: written, where } of problems) {
    const path = parsePath(written);
    const isKnown = files.some((one: SiteFile) => one.file === file);
    const text = variants.has(String(path.at(-1))) ? path.slice(0, -1) : path;
    const key = `${file} ${formatPath(text)}`;
    if (!isKnown || where === undefined || path.length === 0 || places.has(key)) continue;
    places.set(key, { file, path, name: where });
  }
  return [...places.values()];
}

/** Buttons that open fields. */
export const PlaceButtons = ({
  places,
  open,
}: {
  places: readonly ProblemPlace[];
  open: (field: FieldPlace) => void;
}) =>
  places.map(({ file, path, name }) => (
    <Button
      key={`${file} ${path.join('.')}`}
      variant="default"
      size="compact-xs"
      className={classes.place}
      onClick={() => open({ file, path })}
    >
      {texts.problems.change(name)}
    </Button>
  ));

/** Why a value was refused because of other fields, with buttons that open them. */
export function ProblemsElsewhere({ problems }: { problems: readonly FieldProblem[] }) {
  const site = useSite();
  const open = useOpenField();
  const places = placesOf(problems, site);
  const [first] = problems;
  if (places.length === 0) return `${first?.message ?? ''} ${first?.hint ?? ''}`;
  return (
    <>
      {texts.problems.inTheWay(places.length)}
      <PlaceButtons places={places} open={open} />
      <span>{first?.message}</span>
    </>
  );
}
