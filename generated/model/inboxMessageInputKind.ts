
export type InboxMessageInputKind = typeof InboxMessageInputKind[keyof typeof InboxMessageInputKind];


export const InboxMessageInputKind = {
  mail: 'mail',
  call: 'call',
  whatsapp: 'whatsapp',
  note: 'note',
} as const;
