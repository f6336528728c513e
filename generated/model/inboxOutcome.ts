
/**
 * What came of a call. Only `reached` is an answer.
 */
export type InboxOutcome = typeof InboxOutcome[keyof typeof InboxOutcome];


export const InboxOutcome = {
  reached: 'reached',
  no_answer: 'no_answer',
  busy: 'busy',
  voicemail: 'voicemail',
} as const;
