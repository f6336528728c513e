import type { ChatSide } from './chatSide.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListChatsParams = {
/**
 * The archived ones instead of the others.
 */
archived?: boolean;
/**
 * Only those with unread messages.
 */
unread?: boolean;
/**
 * Only those in which I speak for this side; agents read their agency's with listInbox.
 */
side?: ChatSide;
/**
 * Name of the person or the agency, title or reference of the home.
 * @maxLength 100
 */
q?: string;
/**
 * Opaque place in the list, from `next` or `previous` of an earlier answer.
 * @maxLength 300
 */
cursor?: CursorParameter;
/**
 * How many rows, 24 unless told.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
