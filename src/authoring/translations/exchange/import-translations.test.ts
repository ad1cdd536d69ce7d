import { describe, expect, it } from 'vitest';
import { formatImportPlan } from './format-import-plan.ts';
import { leftOutBy, SHOP_PAGE, importPlanOf, importProblems, takenBy } from './__fixtures__/gift-shop.ts';

/** An XLIFF file of one unit per text: field, attributes of its segment, source and target. */
const xliff = (units: readonly string[], root = 'srcLang="en" trgLang="da"'): string =>
  [
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${root}>`,
    `<file id="f1" original="${SHOP_PAGE}" xml:space="preserve">`,
    ...units,
    '</file></xliff>',
  ].join('\n');

const unit = (field: string, inner: string): string => `<unit id="${field}" name="${field}.da">${inner}</unit>`;

const segment = (source: string, target: string, attributes = ''): string =>
  `<segment ${attributes}><source>${source}</source><target>${target}</target></segment>`;

const title = (target: string, attributes = ''): string =>
  unit('title', segment('Craft and gifts', target, attributes));

const csv = (...rows: string[]): string => ['file,field,source,target', ...rows, ''].join('\n');

const plan = (...units: string[]) => importPlanOf('texts.xlf', xliff(units));

describe('a translation that says the same as its source', () => {
  it.each([
    ['without a state', '', 'repeats-source'],
    ['in the initial state', 'state="initial"', 'repeats-source'],
    ['in a state of XLIFF 1.2', 'state="new"', 'repeats-source'],
    ['that is fuzzy', 'state="translated" subState="x:fuzzy"', 'unconfirmed'],
    ['that is translated', 'state="translated"', undefined],
    ['that is reviewed', 'state="reviewed"', undefined],
    ['that is final', 'state="final"', undefined],
  ])('is taken only if somebody translated it: %s', (_what, attributes, reason) => {
    expect(leftOutBy(plan(title('Craft and gifts', attributes)))).toEqual(reason ? { 'title.da': reason } : {});
  });

  it.each([
    ['', 'replaces-by-source'],
    ['state="translated"', 'replaces-by-source'],
    ['state="reviewed"', undefined],
  ])('replaces another one only if somebody approved it: %s', (attributes, reason) => {
    const button = plan(unit('button', segment('Buy now', 'Buy now', attributes)));
    expect(leftOutBy(button)).toEqual(reason ? { 'button.da': reason } : {});
  });

  it('is the same however programs write its letters and lines', () => {
    const page = 'title:\n  en: |-\n    Café\n\n    open\n  da: |- # untranslated: da\n    Café\n\n    open\n';
    const text = xliff([unit('title', segment('Café\r\n\r\nopen', 'Cafe\u0301&#13;&#10;&#13;&#10;open'))]);
    expect(leftOutBy(importPlanOf('texts.xlf', text, page))).toEqual({ 'title.da': 'repeats-source' });
  });

  it('is confirmed in a table by its state', () => {
    const text = (state: string) => `file,field,source,target,State\n${SHOP_PAGE},tag.da,B2B,B2B,${state}\n`;
    expect(takenBy(importPlanOf('texts.csv', text('translated')))).toEqual({ 'tag.da': 'B2B' });
    expect(leftOutBy(importPlanOf('texts.csv', text('')))).toEqual({ 'tag.da': 'repeats-source' });
    expect(leftOutBy(importPlanOf('texts.csv', text('ask Anna')))).toEqual({ 'tag.da': 'repeats-source' });
  });
});

describe('a translation that is to be worked on', () => {
  it.each([
    'state="initial" subState="x:fuzzy"',
    'state="final" subState="x:fuzzy"',
    'state="translated" subState="my:needs-review"',
    'state="translated" subState="sdl:RejectedSignOff"',
    'state="translated" subState="sdl:Draft"',
    'state="translated" subState="mq:MachineTranslated"',
    'subState="vendor:pending_review"',
    'state="needs-adaptation"',
    'state="needs-review-translation"',
    'state="whatever"',
  ])("isn't taken: %s", (attributes) => {
    expect(leftOutBy(plan(title('Gaver', attributes)))).toEqual({ 'title.da': 'unconfirmed' });
  });

  it.each([
    '',
    'state="initial"',
    'state="translated" subState="mq:Reviewer2Confirmed"',
    'state="translated" subState="sdl:ApprovedTranslation"',
    'state="reviewed" subState="x:reviewed"',
    'state="final" subState="mq:MachineTranslated"',
    'state="signed-off"',
    'state="translated" subState="x:done"',
  ])('is another one than this: %s', (attributes) => {
    expect(takenBy(plan(title('Gaver', attributes)))).toEqual({ 'title.da': 'Gaver' });
  });

  it.each(['True', 'yes', '1', 'x'])('is known in a table by its column "fuzzy": %s', (word) => {
    const text = `file,field,fuzzy,source,target\n${SHOP_PAGE},title.da,${word},Craft and gifts,Gaver\n`;
    expect(leftOutBy(importPlanOf('texts.csv', text))).toEqual({ 'title.da': 'unconfirmed' });
  });

  it('is also one of which a segment is', () => {
    const parts = [segment('Craft and', 'Håndværk og', 'state="final"'), '<ignorable><source> </source></ignorable>'];
    const last = segment('gifts', 'gaver', 'state="translated" subState="x:fuzzy"');
    expect(leftOutBy(plan(unit('title', [...parts, last].join(''))))).toEqual({ 'title.da': 'unconfirmed' });
  });
});

describe('a text in several segments', () => {
  const space = '<ignorable><source> </source></ignorable>';
  const two = (first: string, second: string) =>
    unit('title', `<segment state="translated"><source>Craft and</source>${first}</segment>${space}${second}`);

  it('keeps what stands between them', () => {
    const between = '<ignorable><source> </source><target> – </target></ignorable>';
    const parts = [segment('Craft and', 'Håndværk'), between, segment('gifts', 'gaver')].join('');
    expect(takenBy(plan(unit('title', parts)))).toEqual({ 'title.da': 'Håndværk – gaver' });
  });

  it.each([
    ['has no translation', '<segment state="translated"><source>gifts</source></segment>'],
    ['has an empty one', segment('gifts', '', 'state="translated"')],
    ['has one of spaces', segment('gifts', ' ')],
    ['was filled with its source', segment('gifts', 'gifts', 'state="initial"')],
  ])("isn't taken if one of them %s", (_what, second) => {
    expect(leftOutBy(plan(two('<target>Håndværk og</target>', second)))).toEqual({ 'title.da': 'partial' });
  });

  it('has no translation if none of them has', () => {
    expect(leftOutBy(plan(two('', '<segment><source>gifts</source><target>gifts</target></segment>')))).toEqual({
      'title.da': 'empty',
    });
  });

  it('is refused if a program lost the space between them, and says so', () => {
    const parts = segment('Craft and', 'Håndværk og') + segment('gifts', 'gaver');
    expect(importProblems(plan(unit('title', parts)))).toEqual([
      `3 The file has lost spaces between the words of the source text of title.da in ${SHOP_PAGE}.`,
    ]);
  });
});

describe('inline codes', () => {
  const lead = (target: string, more = '') =>
    plan(
      unit(
        'lead',
        `<originalData><data id="d1">{replyTime}</data>${more}</originalData>${segment('Handmade goods. Posted within <ph id="1" dataRef="d1"/>.', target)}`,
      ),
    );

  it.each([
    [
      'annotations',
      '<mrk id="m" type="comment" value="x">Sendt</mrk> <sm id="n"/><ph id="1" dataRef="d1"/><em startRef="n"/>',
    ],
    ['codes that refer to the source by their id', 'Sendt <ph id="1"/>'],
    ['paired codes', 'Sendt <pc id="2" dataRefStart="d1" dataRefEnd="d2"/>'],
    ['separate codes', 'Sendt <sc id="2" dataRef="d1"/><ec startRef="2" dataRef="d2"/>'],
    ['a character that XML lacks', 'Sendt <cp hex="007b"/>replyTime<cp hex="7D"/>'],
    ['a comment of XML', 'Sendt <!-- {x} --><ph id="1" dataRef="d1"/><?pi {y} ?>'],
  ])('are read as the text that they stand for: %s', (_what, target) => {
    expect(takenBy(lead(target, '<data id="d2"></data>'))).toEqual({ 'lead.da': 'Sendt {replyTime}' });
  });

  it.each([
    ['Sendt <pc id="7">nu</pc> <ph id="1"/>', '<pc id="7">'],
    ['<ph id="8" dataRef="d9"/> <ph id="1"/>', '<ph id="8">'],
    ['<x id="3"/> <ph id="1"/>', '<x id="3">'],
    ['<v:b xmlns:v="urn:v">nu</v:b> <ph id="1"/>', '<b>'],
    ['<cp hex="zz"/> <ph id="1"/>', '<cp>'],
    ['<cp hex="FFFFFF"/> <ph id="1"/>', '<cp>'],
  ])('are refused by name if they stand for none: %s', (target, code) => {
    expect(importProblems(lead(target))).toEqual([
      `3 The translation has the code ${code}, which stands for no text of the site.`,
    ]);
  });
});

describe('what a translation may not lose', () => {
  const terms = 'We promise:\n\n- to **answer** the same day\n- [fair prices](/pricing)';

  it.each([
    ['Vi lover:\n\n- at **svare** samme dag\n- rimelige priser', 'the link to /pricing'],
    ['Vi lover:\n\n- at **svare** samme dag\n- [rimelige priser] (/pricing)', 'the link to /pricing'],
    ['Vi lover:\n\n- at **svare** samme dag\n- [rimelige priser](/priser)', 'the link to /pricing'],
    ['Vi lover:\n\n- at svare samme dag\n- [rimelige priser](/pricing)', 'the bold text (**)'],
    ['Vi lover: - at **svare** samme dag - [rimelige priser](/pricing)', 'the list (lines that begin with "- ")'],
    ['Vi lover:\n- at **svare** samme dag\n- [rimelige priser](/pricing)', 'the paragraphs (blank lines)'],
  ])('is markup: %j', (target, lost) => {
    const expected = `The translation lacks ${lost}, which the source text has.`;
    expect(importProblems(plan(unit('terms', segment(terms, target))))).toEqual([`3 ${expected}`]);
    const row = [SHOP_PAGE, 'terms.da', terms, target].map((cell) => `"${cell}"`).join(',');
    expect(importProblems(importPlanOf('texts.csv', csv(row)))).toEqual([`2 ${expected}`]);
  });

  it('is no markup that the translation on the site does without', () => {
    const page = 'text:\n  en: "**Fast** and [fair](/pricing)"\n  da: Hurtig og [fair](/pricing)\n';
    const texts = (target: string) =>
      importPlanOf('a.csv', csv(`${SHOP_PAGE},text.da,**Fast** and [fair](/pricing),${target}`), page);
    expect(takenBy(texts('Kvik og [fair](/pricing)'))).toEqual({ 'text.da': 'Kvik og [fair](/pricing)' });
    expect(importProblems(texts('Kvik og fair'))).toHaveLength(1);
  });

  it.each([
    ['{count} gave|{count} gaver', 'The translation lacks the spaces around "|", which the source text has.'],
    ['1 gave | gaver', 'The translation lacks {count}, which the source text has.'],
    ['{ count } gave', 'The translation lacks {count}, which the source text has.'],
    ['{count gave', 'The translation lacks {count}, which the source text has.'],
  ])('are plural forms and facts: %s', (target, problem) => {
    expect(
      importProblems(importPlanOf('texts.csv', csv(`${SHOP_PAGE},count.da,{count} gift | {count} gifts,${target}`))),
    ).toEqual([`2 ${problem}`]);
  });

  it('are letters', () => {
    expect(importProblems(plan(title('Kunsth\uFFFDndværk')))).toEqual([
      '3 The translation has a letter that was lost when a program saved it: �.',
    ]);
  });
});

describe('a file for other languages', () => {
  it.each([
    ['srcLang="en" trgLang="de"', 'The file has texts in German (de); they would be imported as Danish (da).'],
    [
      'srcLang="en" trgLang="en-GB"',
      'The file has texts in British English (en-GB); they would be imported as Danish (da).',
    ],
    [
      'srcLang="de" trgLang="da"',
      "The file is translated from German (de); the site's texts are translated from English (en).",
    ],
    ['srcLang="en" trgLang="??"', 'The file has texts in "??"; they would be imported as Danish (da).'],
  ])('is refused: %s', (root, message) => {
    expect(importProblems(importPlanOf('texts.xlf', xliff([title('Gaver')], root)))).toEqual([`1 ${message}`]);
  });

  it.each([
    'srcLang="en-US" trgLang="da-DK"',
    'srcLang="EN" trgLang="DA"',
    'srcLang="en_GB" trgLang="da_DK"',
    'srcLang="en"',
    '',
  ])('is none that writes the languages in another way: %s', (root) => {
    expect(takenBy(importPlanOf('texts.xlf', xliff([title('Gaver')], root)))).toEqual({ 'title.da': 'Gaver' });
  });

  it('is refused for the language of a single text, and for that of a row', () => {
    const german = unit(
      'title',
      '<segment><source>Craft and gifts</source><target xml:lang="de">Gaben</target></segment>',
    );
    expect(importProblems(plan(german))).toEqual([
      '3 The file has texts in German (de); they would be imported as Danish (da).',
    ]);
    expect(importProblems(importPlanOf('texts.csv', csv(`${SHOP_PAGE},title.en,Craft and gifts,Gifts`)))).toEqual([
      '2 The file has texts in English (en); they would be imported as Danish (da).',
    ]);
  });
});

describe('other parts of XLIFF', () => {
  it('are no translations: elements of the same name below others', () => {
    const matches = `<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#1"><source>Crafts</source><target>Nej</target></m:match></m:matches>`;
    const changes = `<c:changeTrack xmlns:c="urn:oasis:names:tc:xliff:changetracking:2.0"><c:revisions appliesTo="target"><c:revision><c:item property="content">Nej</c:item></c:revision></c:revisions></c:changeTrack>`;
    const notes = '<notes><note>Craft and gifts</note></notes>';
    const text = unit('title', matches + changes + notes + segment('Craft and gifts', 'Gaver'));
    expect(takenBy(plan(text))).toEqual({ 'title.da': 'Gaver' });
  });

  it('are refused by line if a unit has lost its name, together with all else that is wrong', () => {
    const texts = [
      '<unit id="u1"><segment><source>a</source><target>b</target></segment></unit>',
      unit('lead', segment('Handmade goods.', 'Varer')),
      unit('none', segment('a', 'b')),
      title('Gaver'),
    ];
    expect(importProblems(plan(...texts))).toEqual([
      '3 The unit u1 has lost its name, which says where its text belongs.',
      `4 The source text of lead.da in ${SHOP_PAGE} is another one now. It says "Handmade goods. Posted within {replyTim…", the file "Handmade goods.".`,
      `5 ${SHOP_PAGE} has no text "none.da".`,
    ]);
  });

  it.each([
    [
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      'It is XLIFF 1.2. Have the translation tool',
    ],
    ['<tmx version="1.4"/>', 'Choose the file that came back'],
  ])('are refused with a remedy if it is another format: %s', (text, hint) => {
    expect(importPlanOf('texts.xlf', text).diagnostics).toEqual([
      expect.objectContaining({ message: "This isn't XLIFF 2.0.", hint: expect.stringContaining(hint) as string }),
    ]);
  });
});

describe('a table', () => {
  it.each([
    [
      'a text with a comma and no quotes',
      `${SHOP_PAGE},title.da,Craft and gifts,Gaver, og mere`,
      "This isn't CSV: the row has 5 cells",
    ],
    ['too few cells', `${SHOP_PAGE},title.da`, "This isn't CSV: the row has 2 cells, the first line 4."],
    ['no file', ',title.da,Craft and gifts,Gaver', "The row doesn't say which text it's about."],
  ])('is refused by row, and every row is looked at: %s', (_what, row, message) => {
    expect(importProblems(importPlanOf('texts.csv', csv(row, `${SHOP_PAGE},none.da,a,b`)))).toEqual([
      expect.stringContaining(`2 ${message}`),
      `3 ${SHOP_PAGE} has no text "none.da".`,
    ]);
  });

  it('may lack the last cells of a row, as spreadsheets write it', () => {
    expect(leftOutBy(importPlanOf('texts.csv', csv(`${SHOP_PAGE},title.da,Craft and gifts`)))).toEqual({
      'title.da': 'empty',
    });
  });

  it('is refused if a column is there twice', () => {
    expect(importProblems(importPlanOf('a.csv', 'file,field,source,target,Target\n'))).toEqual([
      '1 The first line has the column "target" twice.',
    ]);
  });

  it('names the line on which a row begins', () => {
    const row = `${SHOP_PAGE},title.da,Craft,"Gaver\n\nog"`;
    expect(
      importProblems(importPlanOf('a.csv', csv(row, `${SHOP_PAGE},none.da,a,b`))).map((each) => each.split(' ', 1)[0]),
    ).toEqual(['2', '5']);
  });
});

describe('the list of what an import would do', () => {
  it('names what is not taken, with its reason and number, and what is taken with a doubt', () => {
    const text = xliff([
      title('Gaver', 'state="initial"'),
      unit('tag', segment('B2B', 'B2B')),
      unit('note', segment('No delay &amp; "no" fees', 'Nej', 'subState="x:fuzzy"')),
      unit('lead', segment('Handmade goods. Posted within {replyTime}.', '')),
    ]);
    const lines = formatImportPlan('texts.xlf', importPlanOf('texts.xlf', text), 'English').split('\n');
    expect(lines[0]).toBe('texts.xlf: 1 new or changed, 0 as on the site, 3 not taken.');
    expect(lines.slice(1).map((line) => line.replace(/(?<=: [^:]*?[.,]).*/, ''))).toEqual([
      '  1 not taken: there is no translation.',
      `    line 6: lead.`,
      '  1 not taken: the file says that the translation is to be worked on.',
      `    line 5: note.`,
      '  1 not taken: the same as the English text,',
      `    line 4: tag.`,
      '  1 taken: although the file says that it is not translated yet.',
      `    line 3: title.`,
      '',
    ]);
  });

  it('counts what it no longer names', () => {
    const page = Array.from({ length: 1250 }, (_, index) => `t${index}: { en: A, da: A } # untranslated: da\n`).join(
      '',
    );
    const rows = Array.from({ length: 1250 }, (_, index) => `${SHOP_PAGE},t${index}.da,A,A`);
    const list = formatImportPlan('a.csv', importPlanOf('a.csv', csv(...rows), page), 'English');
    expect(list).toContain('a.csv: 0 new or changed, 0 as on the site, 1,250 not taken.');
    expect(list).toContain('    and 1,230 more, up to line 1251\n');
  });
});
