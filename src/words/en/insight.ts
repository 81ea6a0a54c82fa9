/** Every sentence of the AI insight; loaded with it. */
export const words = {
  run: 'Generate AI insight',
  running: 'Analyzing...',
  error: 'Error:',
  failed: 'Failed to generate AI insights. Please check your connection or API key.',
  unknown: 'An unknown error occurred.',
  off: 'Get an AI insight on these figures with your own Gemini key.',
  haveKey: 'Use my key',
  key: 'Your key for the AI service',
  keyHelp: 'Saved on this device only, and sent only to the AI service when you ask for an insight.',
  forget: 'Forget my key',
  sent: (host: string) => `What you entered above is sent to ${host} when you press the button.`,
};
