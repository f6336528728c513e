import type { HomeId } from './homeId.ts';

/**
 * A photo of the home that another agency's public home shows, too.
 */
export interface TrustPicture {
  /** Address of the home's own photo, without width. */
  src: string;
  listingId: HomeId;
  agencyName: string;
  /** Whether the other home had it first. */
  earlier: boolean;
}
