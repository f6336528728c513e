import type { HomeId } from './homeId.ts';
import type { Uuid } from './uuid.ts';

/**
 * A field of a home, as one of its sources says it.
 */
export interface ConflictField {
  integrationId: Uuid;
  propertyId: HomeId;
  /**
     * Path of the record.
     * @maxLength 80
     */
  field: string;
}
