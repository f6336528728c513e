import type { SpokenLanguage } from './spokenLanguage.ts';

/**
 * The person to talk to.
 */
export interface ListingAgent {
  name: string;
  /** @nullable */
  avatar: string | null;
  /** @nullable */
  phone: string | null;
  languages: SpokenLanguage[];
  /** Median minutes to the first answer in the last 90 days; absent with fewer than 5 answers. */
  replyMinutes?: number;
}
