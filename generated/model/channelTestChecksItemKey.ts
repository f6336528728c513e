
export type ChannelTestChecksItemKey = typeof ChannelTestChecksItemKey[keyof typeof ChannelTestChecksItemKey];


export const ChannelTestChecksItemKey = {
  state: 'state',
  address: 'address',
  read: 'read',
  key: 'key',
  answer: 'answer',
  homes: 'homes',
  settings: 'settings',
  file: 'file',
  portal: 'portal',
} as const;
