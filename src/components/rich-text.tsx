import { List, Text } from '@mantine/core';
import { Fragment } from 'react';
import { isListEntry, richTextLines } from '../schema/rich-text-lines.ts';
import { RichLine } from './rich-line.tsx';
import classes from './rich-text.module.css';

/** A text with paragraphs (separated by blank lines) and lists (lines that begin with `- `). */
export function RichText({ text }: { text: string }) {
  return richTextLines(text).map((lines, index) => <Block key={index} lines={lines} />);
}

function Block({ lines }: { lines: string[] }) {
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
