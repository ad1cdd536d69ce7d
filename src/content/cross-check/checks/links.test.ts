import { beforeAll, describe, expect, it } from 'vitest';
import { openRealContent, type RealContent } from '../../../../tests/support/real-content.ts';

const HOME = 'content/pages/home.yaml';
const LIST = 'content/pages/case-studies.yaml';
const NAVIGATION = 'content/navigation.yaml';

let content: RealContent;
beforeAll(async () => {
  content = await openRealContent();
});

const closing = (to: string) =>
  `  - type: closing\n    id: end\n    title: { en: Cases, da: Cases }\n    text: { en: "Look at them.", da: "Se dem her." }\n    action: { label: { en: Open, da: Vis }, to: ${to} }\n`;

/** Returns the errors of the site with a short first page of the list, and a case study as a draft or not. */
function errorsWith(isDraft: boolean, to: string, file: string): string[] {
  const raney = 'content/case-studies/raney-consulting.yaml';
  const text = content.textOf(file).trimEnd();
  const edits = new Map([
    [LIST, content.textOf(LIST).replace('pageSize: 60', 'pageSize: 9')],
    [raney, `${content.textOf(raney).trimEnd()}\n${isDraft ? 'draft: true\n' : ''}`],
    [file, file === HOME ? `${text}\n${closing(to)}` : `${text}\n  - label: { en: More, da: Flere }\n    to: ${to}\n`],
  ]);
  return content
    .diagnose(edits)
    .filter(({ severity }) => severity === 'error')
    .map(({ message, hint }) => `${message} ${hint}`);
}

describe('a link to a further page of a list', () => {
  it('is an error in a button while fewer case studies are shown, and none in a menu', () => {
    expect(errorsWith(false, '/case-studies/page/2', HOME)).toEqual([]);
    expect(errorsWith(true, '/case-studies/page/2', HOME)).toEqual([
      '/case-studies/page/2 is there only while drafts, or case studies with days, are shown. Link to the first page of the list: /case-studies.',
    ]);
    expect(errorsWith(true, '/case-studies/page/2', NAVIGATION)).toEqual([]);
    expect(errorsWith(true, '/case-studies', HOME)).toEqual([]);
  });
});
