import { reactSignals } from '../vite-plugin-react-signals.ts';

/**
 * The browser's script for Rolldown: where it begins, and in which files it comes. What every page loads is in three large
 * ones, and what sections share in a fourth. By itself the bundler makes a file of each module that two others share:
 * thirty of them for the home page, and each costs the browser a few tasks.
 */
export const CLIENT_SCRIPT = {
  input: 'src/start.ts',
  plugins: [reactSignals()],
  output: {
    codeSplitting: {
      groups: [
        // What asks for a file beside those that it needs. By itself it comes in one of those that it is to ask for.
        { name: 'preload', test: /vite\/preload-helper/, priority: 5 },
        { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/page\/react-dom\.ts$/, priority: 4 },
        { name: 'router', test: /node_modules\/@tanstack\//, priority: 3 },
        { name: 'frame', test: /src\/(page\/page-frame|router)\.tsx$/, priority: 2 },
        { name: 'parts', test: /src\/components\/(?!mantine)|node_modules\/@tabler\//, minShareCount: 2, priority: 1 },
      ],
    },
  },
};
