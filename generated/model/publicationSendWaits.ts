
export type PublicationSendWaits = typeof PublicationSendWaits[keyof typeof PublicationSendWaits];


export const PublicationSendWaits = {
  none: 'none',
  send: 'send',
  remove: 'remove',
  edit: 'edit',
} as const;
