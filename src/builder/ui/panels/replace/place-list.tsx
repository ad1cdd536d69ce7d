import { Checkbox, Text } from '@mantine/core';
import type { SiteFile } from '../../../protocol/answers.ts';
import type { FoundPlace } from '../../../protocol/word-answers.ts';
import { texts } from '../../../texts/texts.ts';
import classes from './replace.module.css';
import { idOfPlace } from './replacement.ts';

interface PlaceListProps {
  groups: readonly { file: SiteFile; texts: readonly FoundPlace[] }[];
  /** Returns what takes the place of found words. */
  wordsFor: (found: string) => string;
  isLeftOut: (place: FoundPlace) => boolean;
  onChoose: (places: readonly FoundPlace[], isChosen: boolean) => void;
}

/** Lists places by page, each with the words before and after, and a box that takes it in. */
export const PlaceList = ({ groups, wordsFor, isLeftOut, onChoose }: PlaceListProps) => (
  <div className={classes.places} role="region" aria-label={texts.replace.places} tabIndex={0}>
    {groups.map(({ file, texts: places }) => {
      const chosen = places.filter((place) => !isLeftOut(place)).length;
      return (
        <section key={file.file} aria-label={file.title} className={classes.page}>
          <Checkbox
            size="xs"
            classNames={{ label: classes.title }}
            label={file.title}
            checked={chosen === places.length}
            indeterminate={chosen > 0 && chosen < places.length}
            onChange={({ currentTarget }) => onChoose(places, currentTarget.checked)}
          />
          <ul className={classes.list}>
            {places.map((place) => (
              <li key={idOfPlace(place)}>
                <Checkbox
                  size="xs"
                  label={<Place place={place} replacement={wordsFor(place.found)} />}
                  classNames={{ labelWrapper: classes.wrapper, label: classes.place }}
                  checked={!isLeftOut(place)}
                  onChange={({ currentTarget }) => onChoose([place], currentTarget.checked)}
                />
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);

/** The sentence of a place: what it loses is struck through, what it gets is underlined. */
const Place = ({ place, replacement }: { place: FoundPlace; replacement: string }) => (
  <>
    <span className={classes.words}>
      {place.before}
      <del>{place.found}</del>
      {replacement !== '' && <ins>{replacement}</ins>}
      {place.after}
    </span>
    <Text span size="xs" c="dimmed" className={classes.where}>
      {place.label}
      {place.usedBy !== undefined && place.usedBy > 0 && ` · ${texts.replace.usedBy(place.usedBy)}`}
    </Text>
  </>
);
