import type { Uuid } from './uuid.ts';

export type ListInboxMessagesParams = {
/**
 * Those before this message.
 */
before?: Uuid;
};
