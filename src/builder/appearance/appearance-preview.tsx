import { Badge, Image, Text } from '@mantine/core';
import type { Appearance } from '../../editing-protocol/builder/appearance-methods.ts';
import { formatBytes } from '../pictures/format.ts';
import { useSite } from '../state/queries.ts';
import classes from './appearance.module.css';

/** One region: the search result, the card of a shared link, and what the page weighs. */
export function AppearancePreview({ appearance }: { appearance: Appearance }) {
  const { regions } = useSite();
  const region = regions.find(({ code }) => code === appearance.region);
  const { siteName, url, title, description, shareTitle, shareDescription, shareImage } = appearance;
  const host = url.replace(/^https:\/\/(www\.)?/, '');
  return (
    <section className={classes.region} aria-label={region?.name ?? appearance.region} lang={region?.language}>
      <h3 className={classes.heading} lang="en">
        {region?.flag} {region?.name}
        {!appearance.indexed && (
          <Badge size="sm" variant="light" color="gray" tt="none">
            not in search engines
          </Badge>
        )}
      </h3>
      <div className={classes.result}>
        <span className={classes.site}>{siteName}</span>
        <span className={classes.url}>{host.replaceAll('/', ' › ')}</span>
        <span className={classes.title}>{title}</span>
        <span className={classes.description}>{description}</span>
      </div>
      <Length what="Title" length={title.length} limit={appearance.titleLimit} />
      <Length what="Description" length={description.length} limit={appearance.descriptionLimit} />
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
function Length({ what, length, limit }: { what: string; length: number; limit: number }) {
  const isOver = length > limit;
  return (
    <div className={classes.length} data-over={isOver || undefined} lang="en">
      <Text span size="xs">
        {what}: {length} of {limit} characters{isOver && '. Google will cut it off'}
      </Text>
      <meter min={0} max={limit} value={Math.min(length, limit)} aria-hidden />
    </div>
  );
}

/** The size of the page, and the change since the builder was opened. */
function Weight({ appearance: { weight, weightBefore } }: { appearance: Appearance }) {
  const total = weight.html + weight.pictures;
  const change = weightBefore ? total - (weightBefore.html + weightBefore.pictures) : 0;
  return (
    <Text size="xs" c="dimmed" lang="en">
      Page size: {formatBytes(weight.html)} text, {formatBytes(weight.pictures)} pictures
      {change !== 0 &&
        ` (${formatBytes(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than when you opened the builder)`}
    </Text>
  );
}
