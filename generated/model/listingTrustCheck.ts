import type { TrustCheckId } from './trustCheckId.ts';
import type { TrustCheckState } from './trustCheckState.ts';

export interface ListingTrustCheck {
  id: TrustCheckId;
  state: TrustCheckState;
  /** Day in Europe/Madrid since which it stands so; it is looked at again every day. */
  on: string;
}
