
/**
 * What happened in a thread. `asked` is the enquiry itself, `assigned` says who got it and why.
 */
export type InboxEntryKind = typeof InboxEntryKind[keyof typeof InboxEntryKind];


export const InboxEntryKind = {
  asked: 'asked',
  mail: 'mail',
  call: 'call',
  whatsapp: 'whatsapp',
  note: 'note',
  assigned: 'assigned',
} as const;
