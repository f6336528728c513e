
export type ChatFileMime = typeof ChatFileMime[keyof typeof ChatFileMime];


export const ChatFileMime = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'application/pdf': 'application/pdf',
} as const;
