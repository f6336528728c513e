import type { IntroductionCheck } from './introductionCheck.ts';

/**
 * What partners asked about clients at my agency's homes.
 */
export interface IntroductionCheckPage {
  items: IntroductionCheck[];
  /** @nullable */
  next: string | null;
}
