import { bad, type Faults, meta } from './sample.ts';

const mark = (code: string) => new RegExp(`^has an invisible mark, U\\+${code}, `);
const ofMeta = (change: Readonly<Record<string, unknown>>, path: string, message: RegExp) => ({
  meta: change,
  path,
  message,
});

/** Faults in texts of definitions and metadata: invisible characters, and names that do not exist. */
export const faults: Faults = {
  'a space of no width': bad(
    'inputs.amount.label',
    'Amo\u200bunt',
    /^has an invisible mark, U\+200B, after "Amo"; delete it$/,
  ),
  'a joiner in a Latin word': bad('outputs.total.label', 'To\u200dtal', mark('200D')),
  'a mark that turns the way of reading': bad('content.title', '\u200fAbout', /U\+200F, at its beginning/),
  'words from right to left': bad('content.faq.0.answer', 'It is \u202etset a\u202c.', mark('202E')),
  'an isolate': bad('notes.doubled', 'Now \u2067x\u2069.', mark('2067')),
  'a byte-order mark': bad('examples.0.title', '\ufeffTwice', mark('FEFF')),
  'a word joiner': bad('basis.0', 'Twice\u2060.', mark('2060'), 'basis[0].text'),
  'a soft hyphen': bad('tables.byYear.title', 'By\u00adyear', mark('00AD')),
  'a control character': bad('charts.0.title', 'Par\u0007ts', mark('0007')),
  'a filler that looks like nothing': bad('swaps.0.label', '\u3164', mark('3164')),
  'an emoji of several': bad(
    'inputs.amount.label',
    'Home 👩\u200d👧',
    /^has an emoji that an invisible mark joins from several; take a simple one, or words$/,
  ),
  'an emoji as label': bad('outputs.total.label', '💰', /^is "💰", without a letter or digit, .*; write words$/),
  'a space at its end': bad(
    'tables.byYear.columns.closing.label',
    'Closing ',
    /^has a space too many after "Closing"; delete it$/,
  ),
  'a space at its beginning': bad('content.faq.0.answer', ' It is.', /^has a space too many at its beginning/),
  'two spaces in a row': bad('inputs.fee.help', 'Once  only.', /^has a space too many after "Once"; delete it$/),
  'a line break': bad('notes.doubled', 'Now\ntwice.', /^has a line break after "Now"; a text is one line$/),
  'words in bold of Markdown': bad('content.faq.0.answer', 'It is **so**.', /^has "\*\*", a mark of Markdown, /),
  'words in italics of Markdown': bad('content.faq.0.answer', 'It _is_ so.', /^has "_", a mark of Markdown/),
  'code of Markdown': bad('notes.doubled', 'It is `so`.', /^has "`", a mark of Markdown/),
  'a heading of Markdown': bad('content.title', '# About', /^has "#", a mark of Markdown/),
  'a list of Markdown': bad('content.faq.0.answer', '- It is.', /^has "-", a mark of Markdown/),
  'a link of Markdown': bad('content.faq.0.answer', 'See [it](https://a.example).', /^has "\]\(", a mark of Markdown/),
  'a star for times': bad(
    'content.title',
    'Two * three',
    /^has \*; times is ×, and a remark is a sentence of its own$/,
  ),
  'a star in a formula': bad('content.sections.0.formula', 'a = b*c', /^has \*; times is ×/),
  'a slash in a formula': bad('content.sections.0.formula', 'a = rate/months', /^has \/; divided by is ÷$/),
  'a slash before a number': bad('content.faq.0.answer', 'It is rate / 12.', /^has "\/ 12"; divided by is ÷$/),
  'a slash after a bracket': bad('inputs.fee.help', 'It is (a + b) / n.', /^has "\) \/"; divided by is ÷$/),
  'a fraction in an exponent': bad('content.faq.0.answer', 'It is 2^(1/12).', /^has "\(1\/12\)"; divided by is ÷$/),
  'a name between ${ and }': bad(
    'notes.doubled',
    'Twice \u0024{amount}.',
    /^has "\$\{amount\}", which works only between backticks; write \{amount\}$/,
  ),
  'an invisible mark in the metadata': ofMeta({ title: 'Sam\u200bple' }, 'meta.title', mark('200B')),
  'a path of another group': ofMeta(
    { path: '/tax/sample' },
    'meta.path',
    /^"\/tax\/sample" is not in the group of its folder; it must begin with \/test\/$/,
  ),
  'a path with capitals': ofMeta({ path: '/test/Sample' }, 'meta.path', /look like \/loan\/emi-calculator/),
  'one keyword twice': ofMeta({ keywords: 'loan, Loan' }, 'meta.keywords', /^"loan" is listed twice$/),
  'a keyword of one letter': ofMeta(
    { keywords: 'x' },
    'meta.keywords',
    /^must be phrases of 2 to 60 characters, divided by commas$/,
  ),
  'an icon that is no name': ofMeta({ icon: 'Piggy Bank' }, 'meta.icon', /piggy-bank/),
  'a description too long': ofMeta({ description: meta.description.repeat(20) }, 'meta.description', /at most 200$/),
  'a property that no metadata has': ofMeta({ tags: [] }, 'meta', /^has "tags", which means nothing here/),
  'no description': ofMeta({ description: undefined }, 'meta.description', /^is missing; it must be /),
  'no content but a heading': bad('content.sections', [], /^is empty; one entry/),
  'content that is a text': bad('content', 'About it.', /^is "About it\.", but must be an object/),
  'tables that are a list': bad(
    'tables',
    [{ title: 'By year', columns: {} }],
    /^is a list, but must be an object in curly braces, with a name for each entry: \{ name: \{ … \} \}$/,
  ),
  'a section without a heading': bad('content.sections.0.heading', undefined, /^is missing; it must be /),
  'a basis without words': bad('basis.0', '', /^is empty; one character/, 'basis[0].text'),
  'a basis that is a list': bad('basis.0', { text: ['Twice.'] }, /^is a list, but must be a text/, 'basis[0].text'),
};
