import type { InboxMessageInputKind } from './inboxMessageInputKind.ts';
import type { InboxOutcome } from './inboxOutcome.ts';

/**
 * An answer by mail, or what was said otherwise.
 */
export interface InboxMessageInput {
  kind: InboxMessageInputKind;
  /**
     * Needed but for a call.
     * @maxLength 10000
     */
  text?: string;
  /**
     * Of a mail; that of the thread unless told.
     * @maxLength 160
     */
  subject?: string;
  outcome?: InboxOutcome;
  /**
     * The same again is the same message.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientId: string;
}
