import type { Uuid } from './uuid.ts';

/**
 * An agency and how many of its homes are in public.
 */
export interface ListingAgencyCount {
  id: Uuid;
  slug: string;
  name: string;
  /** @nullable */
  logo: string | null;
  homes: number;
}
