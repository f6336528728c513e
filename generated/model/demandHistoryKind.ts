
/**
 * What happened. NOTE, CALL and EMAIL are the specification's, section 3, written by people; the others are written by the house.
 */
export type DemandHistoryKind = typeof DemandHistoryKind[keyof typeof DemandHistoryKind];


export const DemandHistoryKind = {
  CREATED: 'CREATED',
  EDIT: 'EDIT',
  STATUS: 'STATUS',
  NOTE: 'NOTE',
  CALL: 'CALL',
  EMAIL: 'EMAIL',
  SENT: 'SENT',
  SEEN: 'SEEN',
  REACTION: 'REACTION',
  MATCH: 'MATCH',
} as const;
