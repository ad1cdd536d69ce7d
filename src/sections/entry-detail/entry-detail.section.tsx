import { Anchor, Text, Title } from '@mantine/core';
import { partHeadingOrder } from '../../components/part-heading-order.ts';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './entry-detail.module.css';
import type definition from './entry-detail.schema.ts';

type DetailProps = SectionProps<typeof definition>;

/** The entry of its page: what it's called, who wrote it and when, its text, and where to read on. */
export default function EntryDetail(props: DetailProps) {
  const { name, summary, parts } = props;
  return (
    <>
      <SectionShell tight>
        <article className={classes.article}>
          <Title>{name}</Title>
          {summary && (
            <Text variant="lead" mt="md">
              {summary}
            </Text>
          )}
          <Byline {...props} />
          <div className={classes.body}>
            {parts.map(({ heading, body }, index) => (
              <div key={index} className={classes.part}>
                {heading && (
                  <Title order={2} size="h3" mb="sm">
                    {heading}
                  </Title>
                )}
                <RichText text={body} headingOrder={partHeadingOrder(parts, index, 2)} />
              </div>
            ))}
          </div>
          <Tags {...props} />
        </article>
      </SectionShell>
      <Onward {...props} />
    </>
  );
}

function Byline({ author, date }: DetailProps) {
  if (!author && !date) return null;
  return (
    <p className={classes.byline}>
      {author && <span>{author}</span>}
      {date && <time dateTime={date.day}>{date.text}</time>}
    </p>
  );
}

function Tags({ tags }: DetailProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags}>
      {tags.map(({ label, href }, index) => (
        <li key={index}>
          {href === undefined ? (
            <span className={classes.tag}>{label}</span>
          ) : (
            <a className={classes.tag} href={href}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where to read on: the next entry, and others with the same tags. */
function Onward({ next, related }: DetailProps) {
  if (!next && !related) return null;
  return (
    <div className="screen-only">
      <SectionShell ground="sand" tight>
        <Split ratio={[7, 5]} className={classes.onward}>
          {next && (
            <div>
              <Title order={2} variant="label" c="dimmed">
                {next.heading}
              </Title>
              <Text variant="display" size="2xl" mt="sm">
                <Anchor inherit href={next.href}>
                  {next.name}
                </Anchor>
              </Text>
              {next.summary && (
                <Text mt="sm" maw="36rem">
                  {next.summary}
                </Text>
              )}
            </div>
          )}
          {related && (
            <div>
              <Title order={2} variant="label" c="dimmed">
                {related.heading}
              </Title>
              <ul className={classes.related}>
                {related.links.map(({ name, href }, index) => (
                  <li key={index}>
                    <Anchor href={href}>{name}</Anchor>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Split>
      </SectionShell>
    </div>
  );
}
