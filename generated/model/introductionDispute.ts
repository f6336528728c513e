import type { IntroductionParty } from './introductionParty.ts';

/**
 * That it is in dispute who introduced a client: the words of who opened it, and everybody who did, the earliest first.
 */
export interface IntroductionDispute {
  /** Whether my agency opened it and may withdraw it. */
  own: boolean;
  text: string;
  at: string;
  parties: IntroductionParty[];
}
