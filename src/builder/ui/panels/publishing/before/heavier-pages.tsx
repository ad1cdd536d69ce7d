import { UnstyledButton } from '@mantine/core';
import type { PageWeighing } from '../../../../protocol/before-calls.ts';
import { publicationTexts } from '../../../../texts/publication/publication-texts.ts';
import { formatBytes } from '../../../form/pictures/pictures.ts';
import { useOpenField } from '../../../state/open-field.ts';
import { isAsHeavy, sumOfWeight } from './before-queries.ts';
import classes from './before.module.css';
import { HintList } from './hint-list.tsx';

/** The pages of which visitors would load much more. Each opens the picture that adds most. */
export function HeavierPages({ pages, onOpen }: { pages: readonly PageWeighing[]; onOpen: () => void }) {
  const words = publicationTexts().before.weight;
  const openField = useOpenField();
  return (
    <HintList title={words.title} items={pages} keyOf={({ file }) => file}>
      {(page) => (
        <UnstyledButton
          className={classes.open}
          onClick={() => {
            onOpen();
            openField(page.picture?.field ?? { file: page.file, path: [] });
          }}
        >
          <strong>{page.title}</strong>
          <span>{weightInWords(page)}</span>
        </UnstyledButton>
      )}
    </HintList>
  );
}

/** Says what visitors load of a page, and which picture adds most if it's much. */
export function weightInWords(page: PageWeighing): string {
  const words = publicationTexts().before.weight;
  const { before, after, picture } = page;
  const next = formatBytes(sumOfWeight(after));
  if (!before) return words.first(next);
  const now = formatBytes(sumOfWeight(before));
  if (isAsHeavy(page)) return words.same(now);
  const change = words.changed(now, next);
  return picture ? `${change}. ${words.picture(nameOfPicture(picture.src), formatBytes(picture.bytes))}` : change;
}

const nameOfPicture = (src: string): string => src.slice(src.lastIndexOf('/') + 1);
