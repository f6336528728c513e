import type { User } from './user.ts';

/**
 * People of an agency.
 */
export interface UserPage {
  items: User[];
  total: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
}
