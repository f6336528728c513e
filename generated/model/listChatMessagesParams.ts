import type { Uuid } from './uuid.ts';

export type ListChatMessagesParams = {
/**
 * Those before this message, which is not among them.
 */
before?: Uuid;
/**
 * How many messages, 200 unless told (specification, section 9).
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
