import type { SecondFactor } from './secondFactor.ts';
import type { SecondLacking } from './secondLacking.ts';

/**
 * How the people of an agency sign in.
 */
export interface AgencySecurity {
  second_factor: SecondFactor;
  /**
     * Until then those who have no second step go on without; null where none is asked for.
     * @nullable
     */
  second_from: string | null;
  /** Who has come, may sign in and has neither an app for codes nor a passkey, by standing. */
  lacking: SecondLacking[];
}
