import type { Introduction } from './introduction.ts';
import type { IntroductionLedger } from './introductionLedger.ts';

/**
 * Introductions of and at an agency.
 */
export interface IntroductionPage {
  items: Introduction[];
  /** @nullable */
  next: string | null;
  /** @minimum 0 */
  total: number;
  /** Of the networks that the agency is in and that have an entry. */
  ledgers: IntroductionLedger[];
}
