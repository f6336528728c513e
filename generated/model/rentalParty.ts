import type { Uuid } from './uuid.ts';

/**
 * A file as it stands in an offer or a contract.
 */
export interface RentalParty {
  fileId: Uuid;
  reference: string;
  name: string;
  /**
     * Where the home is; null of tenants.
     * @nullable
     */
  place: string | null;
  /**
     * How many would live in it; null of owners.
     * @nullable
     */
  members: number | null;
}
