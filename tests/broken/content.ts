import { amount, content, type Fault, type Faults, inputs } from './sample.ts';

const answer = (text: string, message: RegExp): Fault => ({
  change: { content: { ...content, faq: [{ question: 'Why?', answer: text }] } },
  path: 'content.faq[0].answer',
  message,
});

export const faults: Faults = {
  'a question without an answer': answer(' ', /^is empty; one character/),
  'a list of no questions': {
    change: { content: { ...content, faq: [] } },
    path: 'content.faq',
    message: /^is empty; one entry/,
  },
  'how-to without steps': {
    change: { content: { ...content, howTo: { name: 'Use it', steps: [] } } },
    path: 'content.howTo.steps',
    message: /^is empty; one entry/,
  },
  'a step without words': {
    change: { content: { ...content, howTo: { name: 'Use it', steps: [{ name: 'Type', text: '' }] } } },
    path: 'content.howTo.steps[0].text',
    message: /^is empty; one character/,
  },

  'HTML in an answer': answer('It is <b>bold</b>.', /markup or a script address/),
  'HTML in a list': {
    change: { content: { ...content, sections: [{ heading: 'A list', list: ['One', 'Two <br/>'] }] } },
    path: 'content.sections[0].list[1]',
    message: /markup/,
  },
  'an HTML character in a heading': {
    change: { content: { ...content, sections: [{ heading: 'Rates&nbsp;now', list: ['One'] }] } },
    path: 'content.sections[0].heading',
    message: /markup/,
  },
  'a script address in a question': {
    change: { content: { ...content, faq: [{ question: 'See JavaScript:alert(1)?', answer: 'No.' }] } },
    path: 'content.faq[0].question',
    message: /script address/,
  },
  'a script address in a step': {
    change: {
      content: { ...content, howTo: { name: 'Use it', steps: [{ name: 'Go', text: 'See data:text/html,x.' }] } },
    },
    path: 'content.howTo.steps[0].text',
    message: /script address/,
  },
  'a link that is not https': {
    change: {
      content: { ...content, sections: [{ heading: 'Links', paragraphs: ['https://a.example, HTTP://b.example.'] }] },
    },
    path: 'content.sections[0].paragraphs[0]',
    message: /^has a link that is not https$/,
  },
  'a link to a file server': {
    change: { basis: ['By the table at ftp://example.org.'] },
    path: 'basis[0].text',
    message: /^has a link that is not https$/,
  },

  'an unknown fact': answer('It is {ppf.rte}.', /"ppf\.rte" is not a fact .*did you mean ppf\.rate\?/),
  'a fact on a day for which none is known': answer(
    'It was {nps.annuityShare@2001-01-01}.',
    /no value.*known before 2015/,
  ),
  'a fact on no day': answer('It was {ppf.rate@2025-6-1}.', /"2025-6-1" is not a day written as YYYY-MM-DD/),
  'an unknown part of a fact': answer(
    'By {ppf.rate|soruce}.',
    /"soruce" is not a part of a fact \(have: since, source, confirmed, words, official\); did you mean source\?/,
  ),
  'a fact where the page puts none in': {
    change: { inputs: { ...inputs, amount: { ...amount, label: 'Amount at {ppf.rate}' } } },
    path: 'inputs.amount.label',
    message: /^names \{ppf\.rate\}, but facts are put in only in content/,
  },
  'an output in a text without figures': answer('It is {total}.', /^\{total\} names nothing/),
  'a brace left open': answer('It is {ppf.rate.', /brace/),
  'an unknown figure in the basis': {
    change: { basis: ['Twice {amout}.'] },
    path: 'basis[0].text',
    message: /"amout" is not an input or an output .*did you mean amount\?/,
  },
  'an unknown figure in a note': {
    change: { notes: { doubled: 'To {totl}.' } },
    path: 'notes.doubled',
    message: /"totl" is not an input or an output .*did you mean total\?/,
  },
  'a note of a space alone': { change: { notes: { doubled: ' ' } }, path: 'notes.doubled', message: /empty/ },
  'a note without a text': {
    change: { notes: { doubled: { figures: {} } } },
    path: 'notes.doubled.text',
    message: /is missing/,
  },
  'a note of an unknown kind': {
    change: { notes: { doubled: { text: 'Doubled.', kind: 'warning' } } },
    path: 'notes.doubled.kind',
    message: /"warning" is not one of: careful, good/,
  },
  'a mistake that is good news': {
    change: { notes: { doubled: { text: 'Doubled.', about: 'amount', kind: 'good' } } },
    path: 'notes.doubled.kind',
    message: /^calls a mistake good/,
  },
  'a note’s figure of an unknown kind': {
    change: { notes: { doubled: { text: '{each}.', figures: { each: { kind: 'curency' } } } } },
    path: 'notes.doubled.figures.each.kind',
    message: /"curency" is not one of: .*; did you mean currency\?/,
  },
  'a note that names a figure of no kind': {
    change: { notes: { doubled: { text: '{each} of {eech}.', figures: { each: { kind: 'currency' } } } } },
    path: 'notes.doubled.text',
    message: /"eech" is not an input, an output or a figure of its own .*did you mean each\?/,
  },
  'a note’s figure that its text does not name': {
    change: { notes: { doubled: { text: 'Doubled.', figures: { each: { kind: 'currency' } } } } },
    path: 'notes.doubled.figures.each',
    message: /is not named in the text; write \{each\} in it/,
  },
  'a note’s figure with the name of an output': {
    change: { notes: { doubled: { text: '{total}.', figures: { total: { kind: 'currency' } } } } },
    path: 'notes.doubled.figures.total',
    message: /has the name of an input or output/,
  },
  'a figure of one note in another': {
    change: { notes: { one: { text: '{each}.', figures: { each: { kind: 'years' } } }, other: '{each} again.' } },
    path: 'notes.other',
    message: /"each" is not an input or an output/,
  },
};
