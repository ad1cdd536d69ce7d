import { Paper } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import classes from './empty-search-illustration.module.css';

/** A search field, three empty results, and a spider. */
export function EmptySearchIllustration({ query }: { query?: string | undefined }) {
  return (
    <Paper radius="lg" className={classes.drawing}>
      <p className={classes.field}>
        <IconSearch size={28} stroke={1.5} aria-hidden="true" />
        <span className={classes.query}>{query}</span>
      </p>
      <svg className={classes.results} viewBox="0 0 480 300" width="480" height="300" aria-hidden="true">
        <path
          className={classes.missing}
          d="M24 40H250M24 66H340M24 88H300M24 138H220M24 164H330M24 186H260M24 236H264M24 262H316M24 284H210"
        />
        <g className={classes.spider}>
          <path className={classes.thread} d="M404 -60V176" />
          <path
            className={classes.legs}
            d="M394 188c-12 -8 -20 -6 -28 4M394 194c-14 0 -20 6 -24 16M396 200c-8 6 -12 12 -12 22M414 188c12 -8 20 -6 28 4M414 194c14 0 20 6 24 16M412 200c8 6 12 12 12 22"
          />
          <circle className={classes.body} cx="404" cy="194" r="13" />
          <circle className={classes.eye} cx="399" cy="197" r="2.5" />
          <circle className={classes.eye} cx="409" cy="197" r="2.5" />
        </g>
      </svg>
    </Paper>
  );
}
