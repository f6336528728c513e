import type { AgreementHomeState } from './agreementHomeState.ts';
import type { HomeId } from './homeId.ts';
import type { HomeRef } from './homeRef.ts';
import type { LocalizedLine } from './localizedLine.ts';
import type { ShareReason } from './shareReason.ts';

/**
 * An own home under an agreement.
 */
export interface AgreementHome {
  id: HomeId;
  ref: HomeRef;
  title: LocalizedLine;
  place: string;
  /**
     * EUR cents, of its first operation.
     * @nullable
     */
  price: number | null;
  /** @nullable */
  thumb: string | null;
  state: AgreementHomeState;
  /** Empty when it is shared. */
  reasons: ShareReason[];
}
