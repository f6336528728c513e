import type { FirstStep } from './firstStep.ts';
import type { HomeId } from './homeId.ts';

/**
 * What an agency still needs to work, for its reader: only steps that they may take themselves.
 */
export interface FirstRun {
  /**
     * In the order they are best taken.
     * @maxItems 6
     */
  steps: FirstStep[];
  /**
     * Weight of what is done, of all that is not dismissed.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * How long the rest takes about.
     * @minimum 0
     */
  minutes: number;
  /** The reader has put the list away. */
  hidden: boolean;
  /** Each step is done or dismissed. */
  complete: boolean;
  /** When the agency began here. */
  since: string;
  /** The newest home of the reader that was never on the market; null: there is none. */
  draft: HomeId | null;
  /**
     * Homes that the reader sees.
     * @minimum 0
     */
  homes: number;
}
