import type { SameHomeReason } from './sameHomeReason.ts';
import type { SameHomeSide } from './sameHomeSide.ts';
import type { Uuid } from './uuid.ts';

/**
 * Two homes of the agency that seem to be one: a source brought one of them, another source or a person the other. Nothing is done of itself.
 */
export interface SameHome {
  id: Uuid;
  /** Why they seem to be one. */
  reasons: SameHomeReason[];
  /**
     * The older one first.
     * @minItems 2
     * @maxItems 2
     */
  homes: SameHomeSide[];
  foundAt: string;
}
