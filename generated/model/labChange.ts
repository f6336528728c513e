import type { LabHome } from './labHome.ts';

/**
 * A field that a run would change.
 */
export interface LabChange {
  home: LabHome;
  /** Path of the record. */
  field: string;
  /**
     * As it is now; null where nothing is known.
     * @nullable
     */
  before: string | null;
  /**
     * As the file says; null where it takes it back.
     * @nullable
     */
  after: string | null;
}
