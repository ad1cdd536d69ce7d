import { Badge, Button, Image, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Appearance } from '../../../protocol/page-answers.ts';
import { texts } from '../../../texts/texts.ts';
import { formatBytes } from '../../form/pictures/pictures.ts';
import { call } from '../../state/api.ts';
import { useOpenField } from '../../state/open-field.ts';
import { useSite } from '../../state/queries.ts';
import { useView } from '../../state/view.tsx';
import classes from './appearance.module.css';

const words = texts.appearance;

/** The page in each region that has it, and the way to the texts that search engines and social networks show. */
export function AppearanceRegions({ file, close }: { file: string; close: () => void }) {
  const openField = useOpenField();
  const { regions: shown } = useView();
  const { data, error } = useQuery({ queryKey: ['appearance', file], queryFn: () => call('appearance', { file }) });
  if (error) return <Text role="alert">{error.message}</Text>;
  if (!data) return <Loader size="sm" role="img" aria-label={words.loading} />;
  if (data.length === 0) return <Text>{words.noRegion}</Text>;
  const edit = () => {
    close();
    openField({ file, path: ['seo', 'title'] });
  };
  return (
    <>
      <Button variant="default" mb="md" onClick={edit}>
        {words.edit}
      </Button>
      <div className={classes.regions}>
        {data.toSorted(shownFirst(shown)).map((appearance) => (
          <AppearancePreview key={appearance.region} appearance={appearance} />
        ))}
      </div>
    </>
  );
}

/** Orders regions: those whose pages are shown come first. */
const shownFirst =
  (shown: readonly string[]) =>
  (one: Appearance, other: Appearance): number =>
    Number(shown.includes(other.region)) - Number(shown.includes(one.region));

/** One region: the search result, the card of a shared link, and what the page weighs. */
function AppearancePreview({ appearance }: { appearance: Appearance }) {
  const { regions } = useSite();
  const region = regions.find(({ code }) => code === appearance.region);
  const { siteName, url, title, description, shareTitle, shareDescription, shareImage } = appearance;
  const host = url.replace(/^https:\/\/(www\.)?/, '');
  return (
    <section className={classes.region} aria-label={region?.name ?? appearance.region} lang={region?.language}>
      <h3 className={classes.heading} lang={texts.common.locale}>
        {region?.flag} {region?.name}
        {!appearance.indexed && (
          <Badge size="sm" variant="light" color="gray" tt="none">
            {words.notIndexed}
          </Badge>
        )}
      </h3>
      <div className={classes.result}>
        <span className={classes.site}>{siteName}</span>
        <span className={classes.url}>{host.replaceAll('/', ' › ')}</span>
        <span className={classes.title}>{title}</span>
        <span className={classes.description}>{description}</span>
      </div>
      <Length what="title" length={title.length} limit={appearance.titleLimit} />
      <Length what="description" length={description.length} limit={appearance.descriptionLimit} />
      <div className={classes.card}>
        <Image src={shareImage} alt="" />
        <span className={classes.host}>{host.split('/')[0]}</span>
        <span className={classes.shareTitle}>{shareTitle}</span>
        <span className={classes.shareText}>{shareDescription}</span>
      </div>
      <Weight appearance={appearance} />
    </section>
  );
}

/** A length against its limit, as words and as a bar. */
function Length({ what, length, limit }: { what: 'title' | 'description'; length: number; limit: number }) {
  const isOver = length > limit;
  return (
    <div className={classes.length} data-over={isOver || undefined} lang={texts.common.locale}>
      <Text span size="xs">
        {words.length[what][isOver ? 'tooLong' : 'fits'](length, limit)}
      </Text>
      <meter min={0} max={limit} value={Math.min(length, limit)} aria-hidden />
    </div>
  );
}

/** The least change of a page's size that is worth telling, in bytes. */
const NOTABLE_BYTES = 500;

/** The size of the page, and the change since the builder was opened. */
function Weight({ appearance: { weight, weightBefore } }: { appearance: Appearance }) {
  const total = weight.html + weight.pictures;
  const sizes = [formatBytes(weight.html), formatBytes(weight.pictures)] as const;
  const difference = weightBefore ? total - (weightBefore.html + weightBefore.pictures) : 0;
  const change = Math.abs(difference) < NOTABLE_BYTES ? 0 : difference;
  return (
    <Text size="xs" c="dimmed" lang={texts.common.locale}>
      {change === 0
        ? words.pageSize.same(...sizes)
        : words.pageSize[change > 0 ? 'more' : 'less'](...sizes, formatBytes(Math.abs(change)))}
    </Text>
  );
}
