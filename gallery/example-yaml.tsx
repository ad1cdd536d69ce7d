import { Box, Button, CopyButton } from '@mantine/core';
import type { GallerySection } from '../src/authoring/reference/section-gallery.ts';
import classes from './example-yaml.module.css';

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;

/** The name of a field at the beginning of a line of YAML, with what is before and after it. */
const FIELD = /^(\s*(?:- )?)([\w-]+:)(.*)$/;

/** The YAML of an example, as a page writes it. */
export function ExampleYaml({ section: { file, yaml } }: { section: GallerySection }) {
  return (
    <section className={classes.example} aria-label="YAML of the example">
      <header className={classes.header}>
        <span className={classes.file}>{file}</span>
        <CopyButton value={`${yaml}\n`} timeout={COPIED_MS}>
          {({ copied, copy }) => (
            <Button className={classes.copy} size="compact-sm" variant="default" onClick={copy}>
              <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
            </Button>
          )}
        </CopyButton>
      </header>
      <pre className={classes.yaml}>
        {yaml.split('\n').map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </pre>
    </section>
  );
}

/** A line of YAML. Where it wraps, it goes on further in than it begins, so that the levels stay visible. */
function Line({ line }: { line: string }) {
  const [, before = '', name, after = line] = FIELD.exec(line) ?? [];
  return (
    <Box component="span" className={classes.line} __vars={{ '--indent': `${before.length + 2}ch` }}>
      {before}
      {name && <span className={classes.field}>{name}</span>}
      {after}
    </Box>
  );
}
