import type { ContactId } from './contactId.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { InboxKind } from './inboxKind.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListInboxParams = {
/**
 * Only what I have not read.
 */
unread?: boolean;
/**
 * Only what nobody has answered, the longest wait first.
 */
unanswered?: boolean;
/**
 * Only what is given to me.
 */
mine?: boolean;
/**
 * The archive instead, discarded enquiries in it.
 */
archived?: boolean;
/**
 * Any of these kinds.
 * @maxItems 4
 */
kind?: InboxKind[];
/**
 * With one person.
 */
contactId?: ContactId;
/**
 * Name, e-mail, phone, reference, title or words of an enquiry or a mail.
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
