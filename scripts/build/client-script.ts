/** What every page runs: its islands, and what they share with the application. */
const SITE =
  /src\/(page\/(islands|shown-page|site-islands|late-styles|page-request)|contact\/(contact-(draft|fields|form-context|window-store)|toast-(store|host)))\.tsx?$/;

/**
 * The browser's script for Rolldown: where it begins, and in which files it comes. What every page loads is in three large
 * ones; what sections share that most pages only show is in a fourth, and what the form, the contact window and toasts share
 * of Mantine in a fifth. By itself the bundler makes a file of each module that two others share: thirty of them for the
 * home page, and each costs the browser a few tasks.
 */
export const CLIENT_SCRIPT = {
  input: 'src/start.ts',
  output: {
    codeSplitting: {
      groups: [
        // Vite's preload helper. In any other chunk it'd be one of those that it has to preload.
        { name: 'preload', test: /vite\/preload-helper|src\/page\/(preload-data|island-loaders)/, priority: 6 },
        { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/page\/react-dom\.ts$/, priority: 5 },
        { name: 'site', test: SITE, priority: 3 },
        { name: 'parts', test: /src\/components\/(?!mantine)|node_modules\/@tabler\//, minShareCount: 2, priority: 2 },
        // Mantine's own libraries, too.
        { name: 'mantine', test: /node_modules\/|src\/(components\/mantine|contact\/|theme)/, minShareCount: 2 },
      ],
    },
  },
};
