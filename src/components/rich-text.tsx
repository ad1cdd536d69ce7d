import { List, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { HEADING_SIGN, isHeadingLine, isListEntry, richTextLines } from '../schema/rich-text-lines.ts';
import { RichLine } from './rich-line.tsx';
import classes from './rich-text.module.css';

/** Levels that a heading in a text can have. */
type HeadingOrder = 2 | 3 | 4;

interface RichTextProps {
  text: string;
  /** Level of its headings: one below the heading that it stands under. */
  headingOrder?: HeadingOrder;
}

/** A text with paragraphs (separated by blank lines), lists (lines that begin with `- `) and headings (`## `). */
export function RichText({ text, headingOrder = 3 }: RichTextProps) {
  return richTextLines(text).map((lines, index) => <Block key={index} lines={lines} headingOrder={headingOrder} />);
}

function Block({ lines, headingOrder }: { lines: string[]; headingOrder: HeadingOrder }) {
  const [first = ''] = lines;
  if (isHeadingLine(first))
    return (
      <Title order={headingOrder} className={`${classes.block} ${classes.heading}`}>
        <RichLine text={first.slice(HEADING_SIGN.length)} />
      </Title>
    );
  if (lines.every(isListEntry))
    return (
      <List variant="marked" className={classes.block}>
        {lines.map((line, index) => (
          <List.Item key={index}>
            <RichLine text={line.slice(2)} />
          </List.Item>
        ))}
      </List>
    );
  return (
    <Text className={classes.block}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <RichLine text={line} />
        </Fragment>
      ))}
    </Text>
  );
}
