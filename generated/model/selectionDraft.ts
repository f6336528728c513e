import type { Language } from './language.ts';
import type { MatchHome } from './matchHome.ts';
import type { SelectionChannel } from './selectionChannel.ts';

/**
 * What to begin with: a message in the buyer's language, the way it goes out and the homes that fit and were not sent yet.
 */
export interface SelectionDraft {
  language: Language;
  message: string;
  /** Whether an e-mail of the buyer is known. */
  hasEmail: boolean;
  /** Whether a phone number is known. */
  hasPhone: boolean;
  channel: SelectionChannel;
  /**
     * The best of those that fit the demand, with nothing done about them yet, and that may be sent: own ones on the market and what partners share. Without a demand, none.
     * @maxItems 30
     */
  homes: MatchHome[];
}
