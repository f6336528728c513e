import type { InboxEntryKind } from './inboxEntryKind.ts';
import type { InboxFile } from './inboxFile.ts';
import type { InboxMessageDelivery } from './inboxMessageDelivery.ts';
import type { InboxOutcome } from './inboxOutcome.ts';
import type { InboxRefused } from './inboxRefused.ts';
import type { InboxSide } from './inboxSide.ts';
import type { InboxWhy } from './inboxWhy.ts';
import type { LeadWeb } from './leadWeb.ts';
import type { Uuid } from './uuid.ts';

/**
 * One thing of a thread.
 */
export interface InboxMessage {
  id: Uuid;
  at: string;
  kind: InboxEntryKind;
  side: InboxSide;
  /** @nullable */
  byName: string | null;
  /** @nullable */
  subject: string | null;
  text: string;
  /**
     * What a mail repeats of earlier ones.
     * @nullable
     */
  quoted: string | null;
  /**
     * The address a mail came from, when it is not the one we know.
     * @nullable
     */
  from: string | null;
  /** What came with a mail and is kept. */
  files: InboxFile[];
  refused: InboxRefused[];
  /**
     * Where a mail of ours is.
     * @nullable
     */
  delivery: InboxMessageDelivery;
  outcome: InboxOutcome | null;
  /** Of an enquiry: where on the agency's website it was written; null: elsewhere. */
  web?: LeadWeb | null;
  why: InboxWhy | null;
}
