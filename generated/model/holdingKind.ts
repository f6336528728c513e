
/**
 * What a person of an agency answers for. rule is what works with their name, such as open booking links.
 */
export type HoldingKind = typeof HoldingKind[keyof typeof HoldingKind];


export const HoldingKind = {
  home: 'home',
  demand: 'demand',
  contact: 'contact',
  lead: 'lead',
  chat: 'chat',
  event: 'event',
  visit: 'visit',
  offer: 'offer',
  selection: 'selection',
  rule: 'rule',
  other: 'other',
} as const;
