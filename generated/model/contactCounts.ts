
/**
 * Contacts within my rights, for the tabs; all but the archived ones, which have their own.
 */
export interface ContactCounts {
  all: number;
  /** Those I look after. */
  mine: number;
  /** Owners and landlords. */
  owners: number;
  buyers: number;
  tenants: number;
  /** Those nobody looks after. */
  unassigned: number;
  archived: number;
}
