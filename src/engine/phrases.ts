/** The phrases of a list such as `ctc, pay package, lpa`; none for an empty list. */
export const phrasesOf = (list = ''): readonly string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
