
export type ContactEntryRefType = typeof ContactEntryRefType[keyof typeof ContactEntryRefType];


export const ContactEntryRefType = {
  property: 'property',
  demand: 'demand',
  visit: 'visit',
  offer: 'offer',
  lead: 'lead',
  chat: 'chat',
  selection: 'selection',
} as const;
