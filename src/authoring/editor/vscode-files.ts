import type { EditorSchema } from './editor-schemas.ts';

/** YAML formatting options of this project, as in Prettier's configuration. */
export interface YamlStyle {
  printWidth?: number;
  singleQuote?: boolean;
}

/** VS Code settings: YAML is checked, explained and formatted, even without a schema line. */
export const vscodeSettings = (
  schemas: readonly EditorSchema[],
  { printWidth = 80, singleQuote = false }: YamlStyle,
) => ({
  'yaml.validate': true,
  'yaml.hover': true,
  'yaml.completion': true,
  'yaml.schemaStore.enable': false,
  'yaml.schemas': Object.fromEntries(schemas.map(({ file, describes }) => [`./${file}`, describes])),
  'yaml.format.enable': true,
  'yaml.format.printWidth': printWidth,
  'yaml.format.singleQuote': singleQuote,
  'yaml.format.proseWrap': 'preserve',
  '[yaml]': {
    'editor.defaultFormatter': 'redhat.vscode-yaml',
    'editor.formatOnSave': true,
    'editor.insertSpaces': true,
    'editor.tabSize': 2,
    'editor.wordWrap': 'on',
    'editor.quickSuggestions': { other: true, comments: false, strings: true },
  },
  'files.encoding': 'utf8',
  'files.eol': '\n',
  'redhat.telemetry.enabled': false,
});

/** Extensions that VS Code recommends when the folder is opened. */
export const VSCODE_EXTENSIONS = { recommendations: ['redhat.vscode-yaml'] };
