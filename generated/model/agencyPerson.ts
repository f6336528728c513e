import type { Uuid } from './uuid.ts';

/**
 * Somebody of an agency who agreed to be shown.
 */
export interface AgencyPerson {
  name: string;
  /** @nullable */
  jobTitle: string | null;
  /** @nullable */
  avatar: string | null;
  branchId: Uuid | null;
}
