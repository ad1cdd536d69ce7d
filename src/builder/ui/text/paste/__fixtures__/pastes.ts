/** A paste as a program fills the clipboard, and what a careful person would have typed instead. */
export interface PasteFixture {
  html: string;
  text: string;
  /** In a text with paragraphs. */
  rich: string;
  /** In a text of one line. */
  line: string;
  /** What is said of it in a text with paragraphs. */
  note?: RegExp;
}

/** Word: conditional comments, `mso-` styles, and list entries that are paragraphs. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal>We <b style='mso-bidi-font-weight:normal'>test</b> every ad.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Search
terms<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Budgets<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const WORD_NUMBERS = `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>First</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Second</p>`;

/** Google Docs: everything in a `b` that isn't bold, formats as styles. */
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7f2a"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">What I do</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;">I read </span><span style="font-weight:700;">every search</span><span style="font-weight:400;"> and </span><a href="https://www.google.com/url?q=https://example.com/report&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">report</span></a><span style="font-weight:400;font-style:italic;"> monthly</span><span>.</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Ads</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Budgets</span></p></li></ul></b><br class="Apple-interchange-newline">`;

/** Outlook: a mail of `MsoNormal` paragraphs, with wrapped links. */
const OUTLOOK = `<html><head><meta name="Generator" content="Microsoft Word 15 (filtered medium)"></head><body lang="EN-GB" link="#0563C1"><div class="WordSection1"><p class="MsoNormal">Dear Mads,</p><p class="MsoNormal">&nbsp;</p><p class="MsoNormal">Please see <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fplan&amp;data=05">the plan</a> and <u>call me</u>.</p></div></body></html>`;

/** Apple Notes: one `div` a line, an empty one between paragraphs. */
const NOTES = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div><b><span style="font-size: 24px">Ideas</span></b></div><div><br></div><div>First thought</div><div>Second thought</div><ul class="Apple-dash-list"><li>milk</li><li>bread</li></ul></body></html>`;

/** A web page, as Chromium copies it: styles of every element, relative links, pictures. */
const WEB = `<meta charset='utf-8'><h3 style="box-sizing: border-box;">Our <em>promise</em></h3><p style="color: rgb(0,0,0);">Write to <a href="mailto:a@example.com">us</a>, see <a href="/prices">the prices</a> or <a href="javascript:void(0)" onclick="x()">click</a>.<img src="x.png" alt="A dog"></p><script>alert(1)</script><p style="display:none">hidden</p>`;

const TABLE = `<table><thead><tr><th>Plan</th><th>Hours</th><th>Price</th></tr></thead><tbody><tr><td>Start</td><td>5</td><td>$700</td></tr><tr><td>Scale</td><td>20</td><td></td></tr></tbody></table>`;

/** Excel: a table with styles in comments. */
const SHEET = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\,";}--></style></head><body><table border=0><!--StartFragment--><col width=64><tr height=20><td class=xl65>Clicks</td><td align=right>1.200</td></tr><!--EndFragment--></table></body></html>`;

/** Visual Studio Code: a `div` a line, with colors. */
const CODE = `<meta charset='utf-8'><div style="color: #d4d4d4;font-family: Menlo, monospace;white-space: pre;"><div><span style="color: #569cd6;">const</span> a = <span>1</span>;</div><div>  use(a);</div></div>`;

/** A mail program that lays out by tables, with an emoji as a picture. */
const MAIL = `<table width="600"><tr><td><table><tr><td><p>Hello <img src="cid:1" alt="🎉" class="an1"></p><p>See you<br>on Friday</p></td></tr></table></td></tr></table><img width="1" height="1" src="https://t.example.com/p.gif">`;

const EMOJI = '👩🏽‍💻 and 👨‍👩‍👧‍👦, 🇩🇰, é (e + ́)';

const HEBREW = '<p dir="rtl">שלום <b>עולם</b>, מחיר 100 $</p>';

const PDF =
  'Management for companies and agencies, tailored to\neach account. Every week I go through what people typed.\n\nCancel any month.';

const LONG = Array.from({ length: 1000 }, (_, index) => `Paragraph ${index} has some words, and then some more.`);

/** Pastes by the programs that they come from. */
export const PASTES: Readonly<Record<string, PasteFixture>> = {
  Word: {
    html: WORD,
    text: 'We test every ad.\n\n·\tSearch terms\n·\tBudgets',
    rich: 'We **test** every ad.\n\n- Search terms\n- Budgets',
    line: 'We test every ad. Search terms Budgets',
  },
  'a numbered list of Word': {
    html: WORD_NUMBERS,
    text: '1.\tFirst\n2.\tSecond',
    rich: '- First\n- Second',
    line: 'First Second',
    note: /^A numbered list became a list without numbers\.$/,
  },
  'Google Docs': {
    html: DOCS,
    text: 'What I do\nI read every search and report monthly.\nAds\nBudgets',
    rich: '## What I do\n\nI read **every search** and [report](https://example.com/report) monthly.\n\n- Ads\n- Budgets',
    line: 'What I do I read every search and report monthly. Ads Budgets',
    note: /^Pasted without italics: [^.]*\.$/,
  },
  Outlook: {
    html: OUTLOOK,
    text: 'Dear Mads,\n \nPlease see the plan and call me.',
    rich: 'Dear Mads,\n\nPlease see [the plan](https://example.com/plan) and call me.',
    line: 'Dear Mads, Please see the plan and call me.',
    note: /^Pasted without underlines/,
  },
  'Apple Notes': {
    html: NOTES,
    text: 'Ideas\n\nFirst thought\nSecond thought\n- milk\n- bread',
    rich: '**Ideas**\n\nFirst thought\n\nSecond thought\n\n- milk\n- bread',
    line: 'Ideas First thought Second thought milk bread',
  },
  'Apple Notes, as plain text': {
    html: '',
    text: 'Shopping\n•\tmilk\n•\tbread',
    rich: 'Shopping\n\n- milk\n- bread',
    line: 'Shopping • milk • bread',
  },
  'a web page': {
    html: WEB,
    text: 'Our promise\nWrite to us, see the prices or click.',
    rich: '## Our promise\n\nWrite to [us](mailto:a@example.com), see the prices or click.',
    line: 'Our promise Write to us, see the prices or click.',
    note: /^Pasted without italics, links that only work on their own page, and pictures/,
  },
  'a PDF': {
    html: '',
    text: PDF,
    rich: 'Management for companies and agencies, tailored to each account. Every week I go through what people typed.\n\nCancel any month.',
    line: 'Management for companies and agencies, tailored to each account. Every week I go through what people typed. Cancel any month.',
  },
  'a table': {
    html: TABLE,
    text: 'Plan\tHours\tPrice\nStart\t5\t$700\nScale\t20\t',
    rich: 'Plan – Hours – Price\n\nStart – 5 – $700\n\nScale – 20',
    line: 'Plan – Hours – Price Start – 5 – $700 Scale – 20',
    note: /^Each row of the table became a paragraph\.$/,
  },
  Excel: {
    html: SHEET,
    text: 'Clicks\t1.200',
    rich: 'Clicks – 1.200',
    line: 'Clicks – 1.200',
    note: /row of the table/,
  },
  code: {
    html: CODE,
    text: 'const a = 1;\n  use(a);',
    rich: 'const a = 1;\n\nuse(a);',
    line: 'const a = 1; use(a);',
  },
  'a mail that is laid out by tables': {
    html: MAIL,
    text: 'Hello 🎉\nSee you\non Friday',
    rich: 'Hello 🎉\n\nSee you\n\non Friday',
    line: 'Hello 🎉 See you on Friday',
  },
  'text from right to left': {
    html: HEBREW,
    text: 'שלום עולם, מחיר 100 $',
    rich: 'שלום **עולם**, מחיר 100 $',
    line: 'שלום עולם, מחיר 100 $',
  },
  'emoji with modifiers': { html: `<span>${EMOJI}</span>`, text: EMOJI, rich: EMOJI, line: EMOJI },
  'no-break spaces': {
    html: '<span>over&nbsp;<b>5</b>&nbsp;years,&nbsp; 1&nbsp;000 kr.</span>',
    text: 'over 5 years, 1 000 kr.',
    rich: 'over **5** years, 1\u00a0000 kr.',
    line: 'over 5 years, 1\u00a0000 kr.',
  },
  'nested lists': {
    html: '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
    text: 'One\nTwo\nThree',
    rich: '- One\n- Two\n- Three',
    line: 'One Two Three',
  },
  'bold words with a link in them': {
    html: '<p><b>See <a href="http://example.com/a_(b)">this</a> now</b></p>',
    text: 'See this now',
    rich: '**See** [this](https://example.com/a_%28b%29) **now**',
    line: 'See this now',
    note: /^Links that began with http:\/\/ now begin with https:\/\/\.$/,
  },
  'the site’s own markup': {
    html: '',
    text: 'See **this** and [that](/page), {experience}.',
    rich: 'See **this** and [that](/page), {experience}.',
    line: 'See **this** and [that](/page), {experience}.',
  },
  'another field, with a fact': {
    html: '<p>I have <span data-fact="experience">over 5 years</span> of it.</p>',
    text: 'I have over 5 years of it.',
    rich: 'I have {experience} of it.',
    line: 'I have {experience} of it.',
  },
  '50,000 characters': {
    html: LONG.map((line) => `<p>${line}</p>`).join(''),
    text: LONG.join('\n'),
    rich: LONG.join('\n\n'),
    line: LONG.join(' '),
  },
  'words that are crossed out, raised or in italics': {
    html: '<p>Was <s>$900</s> <i>now</i> 20 m<sup>2</sup></p>',
    text: 'Was $900 now 20 m2',
    rich: 'Was $900 now 20 m2',
    line: 'Was $900 now 20 m2',
    note: /^Pasted without italics, strikethrough, and raised and lowered letters: this text can’t have them\.$/,
  },
};
