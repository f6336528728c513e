import type { HomeId } from './homeId.ts';
import type { Uuid } from './uuid.ts';

/**
 * A field of a home that a source filled and that the agency wrote otherwise: the agency's value stands until it takes the source's.
 */
export interface ImportedField {
  integrationId: Uuid;
  sourceName: string;
  propertyId: HomeId;
  ref: string;
  /** @nullable */
  title: string | null;
  /** Path of the record. */
  field: string;
  /**
     * What the record says: money in cents, codes as in the contract, several values in one text; null where the agency took it out.
     * @nullable
     */
  ours: string | number | boolean | null;
  /**
     * What the source said last; null where it took it back.
     * @nullable
     */
  theirs: string | number | boolean | null;
  /**
     * When the agency wrote its value; null where that was before it was kept.
     * @nullable
     */
  since: string | null;
  /**
     * Who wrote it; null where nobody is known.
     * @nullable
     */
  byName: string | null;
  /** The source has said something else since the agency wrote its value: somebody has to say which one holds. */
  open: boolean;
  /**
     * When a run first met the difference; null while `open` is false.
     * @nullable
     */
  foundAt: string | null;
}
