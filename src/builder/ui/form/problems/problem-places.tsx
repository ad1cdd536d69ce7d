import { Button } from '@mantine/core';
import type { FieldProblem, SiteOverview, SiteFile } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { useOpenField } from '../../state/open-field.ts';
import { useSite } from '../../state/queries.ts';
import { usePreview, type FieldPlace } from '../../state/view.tsx';
import { formatPath, parsePath } from '../../../../data/path.ts';
import { shownKeys, variantsOf } from '../../state/variants.ts';
import classes from './messages.module.css';

/** A field in which something is wrong, by the titles of its page and its own: "Terms: Legal text, “Liability”, text". */
export interface ProblemPlace extends FieldPlace {
  name: string;
}

/**
 * Returns the fields in which problems are, a text of several languages once: in the language that the pages show. Problems of a
 * whole file have none.
 * @param shown the codes of the regions that were chosen; see `shownKeys`
 */
export function placesOf(
  problems: readonly FieldProblem[],
  { files, ...codes }: Pick<SiteOverview, 'files' | 'languages' | 'regions'>,
  shown: readonly string[],
): ProblemPlace[] {
  const variants = variantsOf(codes);
  const preferred = shownKeys(codes, shown);
  const places = new Map<string, ProblemPlace>();
  for (const { file, path: written, where } of problems) {
    const path = parsePath(written);
    const isKnown = files.some((one: SiteFile) => one.file === file);
    const text = variants.has(String(path.at(-1))) ? path.slice(0, -1) : path;
    const key = `${file} ${formatPath(text)}`;
    const isPreferred = (one: FieldPlace) => preferred.includes(String(one.path.at(-1)));
    const known = places.get(key);
    if (!isKnown || where === undefined || path.length === 0) continue;
    const place = { file, path, name: where };
    if (!known || (isPreferred(place) && !isPreferred(known))) places.set(key, place);
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
  const places = placesOf(problems, site, usePreview().regions);
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
