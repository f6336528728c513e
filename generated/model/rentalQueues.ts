
/**
 * How many open files each part has.
 */
export interface RentalQueues {
  open: number;
  mine: number;
  unassigned: number;
  late: number;
  owners: number;
  tenants: number;
}
