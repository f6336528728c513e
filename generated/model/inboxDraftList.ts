import type { InboxDraftOffer } from './inboxDraftOffer.ts';

/**
 * Texts that may answer a thread as they are, best first; three at most.
 */
export interface InboxDraftList {
  items: InboxDraftOffer[];
}
