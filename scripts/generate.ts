import { main } from './cli.ts';
import { generate } from './commands/generate.ts';

await main(generate);
