/** Sentences of the landing page that are prerendered; they load only if it opens from another page. */
export const words = {
  start: 'Start here',
  want: 'I want to…',
  live: {
    open: (tool: string) => `Open ${tool}`,
  },
  checks: {
    title: 'How we check our figures',
    points: (figures: string, facts: string, day: string) => [
      {
        title: `${figures} figures checked`,
        text: 'Computed a second time, apart from our own code, in arithmetic of 50 to 60 digits. Every version is tested against all of them.',
      },
      {
        title: `${facts} dated rules and rates`,
        text: `Each has the law or notification it comes from and the day it applies from. All were last reviewed on ${day} or later.`,
      },
      {
        title: 'No sign-up, no adverts',
        text: 'Every calculator is free and complete. No one asks for your phone number.',
      },
      {
        title: 'On your device',
        text: 'Figures are worked out in your browser. What you enter is sent nowhere, unless you ask for an AI insight.',
      },
      {
        title: 'Works offline',
        text: 'After the first visit, the calculators open without a connection. Only live exchange rates need one.',
      },
      {
        title: 'Rules you can read',
        text: 'Below every result stand its assumptions, its rules and their dates.',
      },
    ],
    more: 'Read how we check them',
  },
};
