// What makes a way of reading a line less likely: all costs, which add up, each with the line that decides it; one below 0 makes it
// likelier. The unit is a word that stands a few words away from its number. All were set by trying lines that were not used to write
// the code, and each change moves other lines: run `tests/ask`, and `scripts/bench/ask.ts`, which tries each cost without it.

export const COSTS = {
  // how far the word of its input stands from a number
  distance: {
    beside: 0, // loan 5 lakh
    across: 1, // loan ka please 5 lakh
    elsewhere: 2.5, // 5 lakh 8% 3 saal loan
    nowhere: 3, // emi 5 lakh 8% 3 saal
  },

  // a number in an input
  swapped: 1.5, // cagr 2 lakh 1 lakh: from 1 to 2, in another order than on the page; for each number that it passes
  askedFor: 2, // what ctc leaves 1 lakh: a line hardly gives the figure that it asks for
  resultsPeriod: 2, // in hand 1 lakh per month ctc: the month is that of the result, and the CTC is for a year
  customary: -1.5, // ppf 1 lakh 7.1: no word, but the usual rate or age of its input
  chosenOption: -1.5, // gst 18: the number is an option of a choice
  twiceOutside: 1, // sip 1.5 lakh: up to twice beyond the slider
  farOutside: 4, // sip 4 lakh: up to five times, an amount alone
  inMonths: 1, // loan 5 lakh 11% 36: months, where the input has years
  uncustomary: 1, // gratuity salary 12 lakh 10 years: without a period, and at least three times the default

  // a number elsewhere
  unplaced: 5, // sip 5000 10 years 10% 77: no place
  // sukanya 5000 3 saal ki: may be an age, where the tool asks for none. Dearer than no place, so that any other use is preferred; but such
  // a line may have a figure
  ageAside: 6,

  // a number as the wanted figure of a result: the question is reversed, and an input is solved for
  target: {
    resultsWord: 1, // in hand 80000
    toolsName: 2, // emi 40000: the result's word names the tool too
    genitive: 2, // 25000 ki kist
    questioned: 3, // 1 lakh in hand kitna: the result itself is asked for
    inputAsked: 1, // how much sip for 1 crore
    inputWished: 3, // loan chahiye 20000
    wanted: 0, // 1 crore chahiye
    perhapsWanted: 3, // loan 5 lakh chahiye: the amount may be its noun's, or the wish is about the whole line
    goal: 2, // sip for 1 crore, 1 crore in 10 years
    inputsOwn: 3, // 5 lakh loan chahiye: beside a word of the input it may be the input's
    inputUnnamed: 1, // emi 40000 8.5% 20 years: no word names what is solved for
    solvedOutside: 6, // emi 5 lakh 9% 5 saal: the loan would be far outside its slider
  },

  // a whole line
  unread: 2, // a phrase is left over
  numberlessWord: 1, // step up sip: a word of an input has no number
  otherPeriod: 1, // gratuity salary 12 lakh: an amount is for the period that the label does not name
  mixedPeriods: 2, // hra basic 6 lakh rent 20000: added to that, since a line is usually for one period
  missing: 2, // an input that is needed is not said

  // a tool among the tools of a line
  lessNamed: 2, // for the share of the best one's score that it lacks, in proportion
  poorlyNamed: 1, // added to that below `POORLY_NAMED`: such a tool is for lines that no other answers
} as const;

/** A share of the best tool's score. */
export const POORLY_NAMED = 0.6;
/** Where no tool has a figure, a cost of 1 weighs as much as this many words left over. */
export const LEFT_PER_COST = 4;
/** A tool that leaves this much less over beats the best named one. */
export const CLEARLY_LESS = 2;

/** A figure is certain where every reading that costs at most this much more has the same figure. */
export const MARGIN = 1;
/** A reversed question is shown with the likeliest plain reading, if that costs at most this much more. */
export const PLAIN_MARGIN = 3;
/** A way that costs this much more than the best one that leaves nothing over is given up. No later number makes a likely line as much cheaper. */
export const HOPELESS = 6;
