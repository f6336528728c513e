import type { LabChange } from './labChange.ts';
import type { LabDiffCounts } from './labDiffCounts.ts';
import type { LabHome } from './labHome.ts';

/**
 * A tried file against what its source has brought; the first 200 of each, `counts` tells them all.
 */
export interface LabDiff {
  /** @maxItems 200 */
  added: LabHome[];
  /**
     * Homes of the source, still offered, that the file lacks.
     * @maxItems 200
     */
  gone: LabHome[];
  /** @maxItems 200 */
  changed: LabChange[];
  counts: LabDiffCounts;
}
