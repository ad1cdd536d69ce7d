import { astro } from './astro.ts';
import { blockedTime } from './blocked-time.ts';
import { buildBenchmark } from './build.ts';
import { builderFrames } from './builder-frames.ts';
import { builderCalls } from './builder.ts';
import { bytes } from './bytes.ts';
import { contentCheck } from './content-check.ts';
import { editYamlFiles } from './edit-yaml.ts';
import { firstClick, interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { liveUpdate } from './live-update.ts';
import { navigation } from './navigation.ts';
import { regionsBenchmark } from './regions.ts';
import { script } from './script.ts';

/** All benchmarks, in the order in which they run. */
export const BENCHMARKS = [
  bytes,
  script,
  lighthouse,
  astro,
  blockedTime,
  navigation,
  firstClick,
  interaction,
  contentCheck,
  buildBenchmark,
  regionsBenchmark,
  liveUpdate,
  editYamlFiles,
  builderFrames,
  builderCalls,
];
