import type { AgencyId } from './agencyId.ts';
import type { AgreementCounts } from './agreementCounts.ts';
import type { AgreementState } from './agreementState.ts';
import type { AgreementVersion } from './agreementVersion.ts';
import type { AssetSource } from './assetSource.ts';
import type { Uuid } from './uuid.ts';

/**
 * What my agency and another have agreed on, or one of them proposes.
 */
export interface Agreement {
  id: Uuid;
  networkId: Uuid;
  networkName: string;
  kind: AssetSource;
  partnerId: AgencyId;
  partnerName: string;
  state: AgreementState;
  /** Whether a proposal waits for my agency's answer. */
  turn: boolean;
  /**
     * Number of the version both are bound by.
     * @nullable
     */
  inForce: number | null;
  /**
     * Number of the version that waits for an answer.
     * @nullable
     */
  proposed: number | null;
  /**
     * Newest first.
     * @minItems 1
     */
  versions: AgreementVersion[];
  /**
     * Until when the proposal may be accepted.
     * @nullable
     */
  expiresAt: string | null;
  /** @nullable */
  acceptedAt: string | null;
  /**
     * Its last day, in Europe/Madrid.
     * @nullable
     */
  endsOn: string | null;
  counts: AgreementCounts;
}
