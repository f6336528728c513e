import type { TrustCheckId } from './trustCheckId.ts';
import type { TrustCheckState } from './trustCheckState.ts';

export interface ListingTrustCheck {
  id: TrustCheckId;
  state: TrustCheckState;
  /** Day in Europe/Madrid since which it stands so; it is looked at again every day. Of the energy certificate of a home that does not tell its door the first of a month, on which alone it is looked at: its last day would find the home in the public register. */
  on: string;
}
