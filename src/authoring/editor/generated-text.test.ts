import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { withSchemaLine } from './generated-text.ts';

const FILE = 'content/pages/services/saas.yaml';
const LINE = '# yaml-language-server: $schema=../../../schemas/page.schema.json';

describe('the first line of a YAML file', () => {
  it('names the schema by its relative path and keeps the comments below', () => {
    expect(withSchemaLine('# What this is.\n\nname: x\n', FILE, 'schemas/page.schema.json')).toBe(
      `${LINE}\n# What this is.\n\nname: x\n`,
    );
  });

  it('replaces an older one anywhere in the file', () => {
    const older =
      '# yaml-language-server: $schema=old.json\n# What this is.\n# yaml-language-server: $schema=older.json\nname: x\n';
    expect(withSchemaLine(older, FILE, 'schemas/page.schema.json')).toBe(`${LINE}\n# What this is.\nname: x\n`);
  });

  it('keeps CRLF line endings and drops a byte order mark', () => {
    expect(withSchemaLine('\uFEFFname: x\r\n', FILE, 'schemas/page.schema.json')).toBe(`${LINE}\r\nname: x\r\n`);
  });

  it("doesn't change the data, and is idempotent", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string()), (data) => {
        const once = withSchemaLine(JSON.stringify(data), FILE, 'schemas/page.schema.json');
        expect(parse(once)).toEqual(data);
        expect(withSchemaLine(once, FILE, 'schemas/page.schema.json')).toBe(once);
      }),
    );
  });
});
