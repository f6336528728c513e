import type { PublicationSendWaits } from './publicationSendWaits.ts';

/**
 * Where a home stands with a portal that it is sent to.
 */
export interface PublicationSend {
  waits: PublicationSendWaits;
  /**
     * Tries in a row that failed.
     * @minimum 0
     */
  tries: number;
  /**
     * When it is tried next; null when nothing waits.
     * @nullable
     */
  nextAt: string | null;
  /**
     * What went wrong the last time, in the language of the request.
     * @nullable
     */
  answer: string | null;
}
