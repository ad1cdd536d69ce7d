import { astro } from './astro.ts';
import { buildBenchmark } from './build.ts';
import { builderCalls } from './builder-calls.ts';
import { builderProgram } from './builder.ts';
import { builderTogether } from './builder-together.ts';
import { builderWeb } from './builder-web.ts';
import { bytes } from './bytes.ts';
import { contentCheckBenchmark } from './content-check.ts';
import { editYamlFiles } from './edit-yaml.ts';
import { keptQueue } from './kept-queue.ts';
import { liveUpdate } from './live-update.ts';
import { publishBenchmark } from './publish.ts';

/** All benchmarks, in the order in which they run. */
export const BENCHMARKS = [
  bytes,
  astro,
  contentCheckBenchmark,
  buildBenchmark,
  liveUpdate,
  editYamlFiles,
  builderProgram,
  builderCalls,
  builderTogether,
  builderWeb,
  keptQueue,
  publishBenchmark,
];
