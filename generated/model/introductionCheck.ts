import type { IntroductionHome } from './introductionHome.ts';
import type { Uuid } from './uuid.ts';

/**
 * A partner's question about a client at a home of my agency.
 */
export interface IntroductionCheck {
  id: Uuid;
  home: IntroductionHome;
  /**
     * Who asked; null where my agency blocks it, or it mine.
     * @nullable
     */
  agencyName: string | null;
  at: string;
  /** What it was told. */
  introduced: boolean;
}
