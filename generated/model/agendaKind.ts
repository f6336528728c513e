
/**
 * What is in the diary. `unavailability` is time nobody may book.
 */
export type AgendaKind = typeof AgendaKind[keyof typeof AgendaKind];


export const AgendaKind = {
  visit: 'visit',
  call: 'call',
  meeting: 'meeting',
  valuation: 'valuation',
  capture: 'capture',
  signing: 'signing',
  arras: 'arras',
  key_handover: 'key_handover',
  open_house: 'open_house',
  task: 'task',
  reminder: 'reminder',
  unavailability: 'unavailability',
} as const;
