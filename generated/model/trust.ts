import type { TrustCheck } from './trustCheck.ts';
import type { TrustGroup } from './trustGroup.ts';
import type { TrustPicture } from './trustPicture.ts';

/**
 * What is checked of a home today, with what is missing.
 */
export interface Trust {
  /**
     * @minimum 0
     * @maximum 4
     */
  step: number;
  /** The group that lacks least; null: all are met. */
  next: TrustGroup | null;
  /** Whether strangers read it. */
  onSite: boolean;
  /** @maxItems 8 */
  checks: TrustCheck[];
  /** @maxItems 50 */
  pictures: TrustPicture[];
}
