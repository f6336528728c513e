import type { TrustCheckId } from './trustCheckId.ts';
import type { TrustCheckState } from './trustCheckState.ts';
import type { TrustGroup } from './trustGroup.ts';
import type { TrustReason } from './trustReason.ts';

/**
 * One check as the agency reads it.
 */
export interface TrustCheck {
  id: TrustCheckId;
  group: TrustGroup;
  state: TrustCheckState;
  reason: TrustReason;
  /**
     * Since when strangers read it so; null: they do not.
     * @nullable
     */
  on: string | null;
}
