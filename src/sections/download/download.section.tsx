import { Button, Text, Title } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './download.module.css';
import type definition from './download.schema.ts';

/** A document beside a drawing of it. The host answers as a download, so the link needs no script. */
export default function Download({ title, text, file, language, label, details }: SectionProps<typeof definition>) {
  const [format] = details;
  return (
    <SectionShell ground="sand" tight>
      <div className={classes.document}>
        <div className={classes.sheet} aria-hidden="true">
          <Text span variant="figure" size="xl">
            {format}
          </Text>
        </div>
        <div className={classes.words}>
          <Title order={2} size="h3">
            {title}
          </Title>
          {text && <Text mt="sm">{text}</Text>}
        </div>
        <div className={classes.action}>
          <Button component="a" href={file} hrefLang={language} download className={classes.button}>
            <IconDownload className={classes.icon} size={20} stroke={2} aria-hidden="true" />
            {label}
            <span className="visually-hidden">{` (${details.join(', ')})`}</span>
          </Button>
          <Text variant="note" mt="xs" aria-hidden="true">
            {details.join(' · ')}
          </Text>
        </div>
      </div>
    </SectionShell>
  );
}
