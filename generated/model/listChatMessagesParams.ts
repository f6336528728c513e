import type { CursorParameter } from './cursorParameter.ts';

export type ListChatMessagesParams = {
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many messages, 200 unless told (specification, section 9).
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
