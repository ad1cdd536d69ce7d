import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { createBuilder, type Rolldown } from 'vite';

/** The bytes that a library, or the site itself, contributes to a page's script. */
export interface ScriptPart {
  library: string;
  minified: number;
  /** Its share of the compressed files, estimated from its share of the minified ones. */
  sent: number;
}

const GLUE = 'glue of the bundler';

/**
 * Attributes the bytes of script files to libraries, using the source maps of another build of the same files.
 * @param files names in `dist/` and bytes as sent
 */
export async function librariesOf(root: string, files: ReadonlyMap<string, number>): Promise<ScriptPart[]> {
  const chunks = await buildWithMaps(root);
  const parts = new Map<string, ScriptPart>();
  for (const [file, sent] of files) {
    const chunk = chunks.get(file);
    if (!chunk) throw new Error(`dist/${file} is not of these sources. Run "npm run build" first.`);
    const owners = bytesByLibrary(chunk);
    const total = [...owners.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const [library, minified] of owners) {
      const part = parts.get(library) ?? { library, minified: 0, sent: 0 };
      part.minified += minified;
      part.sent += (minified / total) * sent;
      parts.set(library, part);
    }
  }
  return [...parts.values()].toSorted((a, b) => b.sent - a.sent);
}

/** Builds the browser's files with the configuration of the site's build, in memory and with source maps. */
async function buildWithMaps(root: string): Promise<Map<string, Rolldown.OutputChunk>> {
  const client = { build: { write: false, sourcemap: 'hidden' as const } };
  const builder = await createBuilder({
    root,
    configFile: join(root, 'src/build/bundle.config.ts'),
    logLevel: 'error',
    environments: { client },
  });
  const environment = builder.environments['client'];
  if (!environment) throw new Error('The configuration of the build has no environment "client".');
  const result = await builder.build(environment);
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])));
}

/** Returns the minified bytes of a chunk by source library. */
function bytesByLibrary({ code, map }: Rolldown.OutputChunk): Map<string, number> {
  if (!map) return new Map([[GLUE, code.length]]); // contains only the bundler's own code
  const sources = new SourceMap(map as unknown as SourceMapPayload); // Node's type requires optional fields
  const bytes = new Map<string, number>();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources.findEntry(row, column);
      const library = libraryOf('originalSource' in entry ? entry.originalSource : undefined);
      bytes.set(library, (bytes.get(library) ?? 0) + 1);
    }
  });
  return bytes;
}

/** Returns the package of a source; packages of one vendor are grouped. */
function libraryOf(source: string | undefined): string {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source ?? '')?.[1];
  if (!name) return source?.includes('/src/') || source?.startsWith('src/') ? 'the site itself' : GLUE;
  return name.startsWith('@mantine/') ? '@mantine/*' : name;
}
