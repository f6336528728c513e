
/**
 * `offer`: the home's id is told; `conversation`: a thread of the inbox.
 */
export type ContactMentionKind = typeof ContactMentionKind[keyof typeof ContactMentionKind];


export const ContactMentionKind = {
  contact: 'contact',
  property: 'property',
  demand: 'demand',
  offer: 'offer',
  enquiry: 'enquiry',
  conversation: 'conversation',
  template: 'template',
  view: 'view',
} as const;
