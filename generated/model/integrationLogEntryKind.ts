
export type IntegrationLogEntryKind = typeof IntegrationLogEntryKind[keyof typeof IntegrationLogEntryKind];


export const IntegrationLogEntryKind = {
  created: 'created',
  changed: 'changed',
  address: 'address',
  address_ended: 'address_ended',
  chosen: 'chosen',
  shrink_held: 'shrink_held',
  shrink_confirmed: 'shrink_confirmed',
  key: 'key',
  key_refused: 'key_refused',
  silent: 'silent',
  held: 'held',
  released: 'released',
  run: 'run',
  ended: 'ended',
  out: 'out',
  left: 'left',
  read: 'read',
  received: 'received',
} as const;
