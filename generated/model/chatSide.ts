
/**
 * Which side of a conversation somebody speaks for.
 */
export type ChatSide = typeof ChatSide[keyof typeof ChatSide];


export const ChatSide = {
  visitor: 'visitor',
  agency: 'agency',
} as const;
