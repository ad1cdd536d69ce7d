import { Stack, Text, Title, Paper } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { ActionButton } from '../../components/action-button.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import illustrationClasses from './empty-search-illustration.module.css';
import classes from './not-found.module.css';
import type definition from './not-found.schema.ts';

/** Says that a page doesn't exist, with a drawing and a link home. */
export default function NotFound({ code, title, text, drawing, home, homePath }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <Split ratio={[7, 5]} className={classes.grid}>
        <Stack align="flex-start" gap="xl" maw="36rem">
          <Title>{title}</Title>
          {text && <Text variant="lead">{text}</Text>}
          <ActionButton to={homePath}>{home}</ActionButton>
        </Stack>
        {drawing ? <Picture image={drawing} eager /> : <EmptySearchIllustration query={code} />}
      </Split>
    </SectionShell>
  );
}

/** A search field, three empty results, and a spider. */
function EmptySearchIllustration({ query }: { query?: string | undefined }) {
  return (
    <Paper radius="lg" className={illustrationClasses.drawing}>
      <p className={illustrationClasses.field}>
        <IconSearch size={28} stroke={1.5} aria-hidden="true" />
        <span className={illustrationClasses.query}>{query}</span>
      </p>
      <svg className={illustrationClasses.results} viewBox="0 0 480 300" width="480" height="300" aria-hidden="true">
        <path
          className={illustrationClasses.missing}
          d="M24 40H250M24 66H340M24 88H300M24 138H220M24 164H330M24 186H260M24 236H264M24 262H316M24 284H210"
        />
        <g className={illustrationClasses.spider}>
          <path className={illustrationClasses.thread} d="M404 -60V176" />
          <path
            className={illustrationClasses.legs}
            d="M394 188c-12 -8 -20 -6 -28 4M394 194c-14 0 -20 6 -24 16M396 200c-8 6 -12 12 -12 22M414 188c12 -8 20 -6 28 4M414 194c14 0 20 6 24 16M412 200c8 6 12 12 12 22"
          />
          <circle className={illustrationClasses.body} cx="404" cy="194" r="13" />
          <circle className={illustrationClasses.eye} cx="399" cy="197" r="2.5" />
          <circle className={illustrationClasses.eye} cx="409" cy="197" r="2.5" />
        </g>
      </svg>
    </Paper>
  );
}
