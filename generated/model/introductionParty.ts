import type { IntroductionEvidence } from './introductionEvidence.ts';

/**
 * Who introduced the client, as the parties of a dispute read it.
 */
export interface IntroductionParty {
  /**
     * Null where my agency blocks it, or it mine.
     * @nullable
     */
  agencyName: string | null;
  own: boolean;
  /** Of its first entry, in Europe/Madrid. */
  day: string;
  evidence: IntroductionEvidence;
  /**
     * @minimum 1
     * @maximum 4
     */
  strength: number;
}
