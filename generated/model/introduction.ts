import type { IntroductionClient } from './introductionClient.ts';
import type { IntroductionDispute } from './introductionDispute.ts';
import type { IntroductionEvidence } from './introductionEvidence.ts';
import type { IntroductionHome } from './introductionHome.ts';
import type { IntroductionRole } from './introductionRole.ts';
import type { Uuid } from './uuid.ts';

/**
 * A client at a home, by whoever brought them.
 */
export interface Introduction {
  id: Uuid;
  role: IntroductionRole;
  home: IntroductionHome;
  /** Of my agency; null of a partner's client and of one who was erased. */
  client: IntroductionClient | null;
  /** Of its first entry, in Europe/Madrid. */
  day: string;
  evidence: IntroductionEvidence;
  /**
     * @minimum 1
     * @maximum 4
     */
  strength: number;
  /**
     * Whether nobody had introduced this client to this home before. Of an own client it is null until a check or an introduction by hand has asked; of a partner's client it is null but in a dispute or a deal.
     * @nullable
     */
  first: boolean | null;
  /**
     * Whose client it is, where it is a partner's and in a dispute or a deal.
     * @nullable
     */
  agencyName: string | null;
  /**
     * Whose home it is, of an own client at a partner's; null where one blocks the other.
     * @nullable
     */
  partnerName: string | null;
  dispute: IntroductionDispute | null;
  dealId: Uuid | null;
}
