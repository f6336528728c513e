
/**
 * Id of a conversation.
 */
export type ChatId = string;
