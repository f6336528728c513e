
export type ChatMessageInputFilesExtraItem = typeof ChatMessageInputFilesExtraItem[keyof typeof ChatMessageInputFilesExtraItem];


export const ChatMessageInputFilesExtraItem = {
  photo: 'photo',
  document: 'document',
} as const;
