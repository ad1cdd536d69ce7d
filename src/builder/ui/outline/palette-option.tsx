import { Image, Text, VisuallyHidden } from '@mantine/core';
import IconLayoutList from '@tabler/icons-react/dist/esm/icons/IconLayoutList.mjs';
import { PageThumbnail } from '../kit/thumbnail/page-thumbnail.tsx';
import { useSite } from '../state/queries.ts';
import { readingRegion } from '../state/variants.ts';
import classes from './palette.module.css';
import type { PaletteOption } from './palette-options.ts';

/** What can be added: its picture, its name and its purpose. */
export function OptionContent({ option: { title, purpose, ...option } }: { option: PaletteOption }) {
  return (
    <>
      <span className={classes.picture}>
        <OptionPicture {...option} />
      </span>
      <span className={classes.words}>
        <Text span size="sm" fw={500}>
          {title}
          <VisuallyHidden>. </VisuallyHidden>
        </Text>
        <Text span size="xs" c="dimmed" lineClamp={3}>
          {purpose}
        </Text>
      </span>
    </>
  );
}

function OptionPicture({ picture, added }: Pick<PaletteOption, 'picture' | 'added'>) {
  const region = readingRegion(useSite());
  if ('template' in added && region) return <PageThumbnail address={`/${region.code}/${added.template.address}`} />;
  return picture === undefined ? (
    <IconLayoutList size={24} stroke={1.25} aria-hidden />
  ) : (
    <Image src={picture} alt="" loading="lazy" />
  );
}
