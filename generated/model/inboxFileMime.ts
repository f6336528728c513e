
export type InboxFileMime = typeof InboxFileMime[keyof typeof InboxFileMime];


export const InboxFileMime = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'application/pdf': 'application/pdf',
} as const;
