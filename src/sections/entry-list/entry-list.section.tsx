import { Anchor, Badge, Group, Text, Title } from '@mantine/core';
import { Pager } from '../../components/pager.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import { TagLinks } from '../../components/tag-links.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './entry-list.module.css';
import type definition from './entry-list.schema.ts';

type ListProps = SectionProps<typeof definition>;

/** The entries of a collection, one below the other. Links lead to those of each tag, and to further pages. */
export default function EntryList({ title, intro, cards, filter, pager, feed }: ListProps) {
  return (
    <SectionShell tight>
      <Title>{title}</Title>
      {intro && (
        <Text variant="lead" mt="md" maw="46rem">
          {intro}
        </Text>
      )}
      {filter && <TagLinks {...filter} />}
      <ul className={classes.entries}>
        {cards.map((card, index) => (
          <li key={index} className={classes.entry}>
            <Entry {...card} />
          </li>
        ))}
      </ul>
      {pager && <Pager {...pager} />}
      {feed && (
        <p className={`${classes.feed} screen-only`}>
          <Anchor href={feed.href} type="application/rss+xml">
            {feed.label}
          </Anchor>
        </p>
      )}
    </SectionShell>
  );
}

function Entry({ name, href, summary, date, tags }: ListProps['cards'][number]) {
  return (
    <Split ratio={[3, 9]} className={classes.columns}>
      <div className={classes.date}>{date && <time dateTime={date.day}>{date.text}</time>}</div>
      <div className={classes.words}>
        <Title order={2} size="h3">
          <a className={classes.link} href={href}>
            {name}
          </a>
        </Title>
        {summary && <Text mt="sm">{summary}</Text>}
        {tags.length > 0 && (
          <Group gap="xs" mt="md" renderRoot={(props) => <ul {...props} />}>
            {tags.map((tag, index) => (
              <Badge key={index} component="li">
                {tag}
              </Badge>
            ))}
          </Group>
        )}
      </div>
    </Split>
  );
}
