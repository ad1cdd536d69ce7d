import { List, Text } from '@mantine/core';
import { Fragment } from 'react';
import { RichLine } from './rich-line.tsx';
import classes from './rich-text.module.css';

/** A text with paragraphs (separated by blank lines) and lists (lines that begin with `- `). */
export function RichText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
    .map((lines, index) => <Block key={index} lines={lines} />);
}

const isEntry = (line: string): boolean => line.startsWith('- ');

/** Groups lines into blocks, lists separate from paragraphs. An indented line continues its list entry. */
function blocksOf(paragraph: string): string[][] {
  const blocks: string[][] = [];
  for (const line of paragraph.split('\n')) {
    const content = line.trim();
    const last = blocks.at(-1);
    const inList = last !== undefined && last.every(isEntry);
    if (inList && !isEntry(content) && /^\s/.test(line)) last.push(`${last.pop() ?? ''} ${content}`);
    else if (last && inList === isEntry(content)) last.push(content);
    else blocks.push([content]);
  }
  return blocks;
}

function Block({ lines }: { lines: string[] }) {
  if (lines.every(isEntry))
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
