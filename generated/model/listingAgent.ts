
/**
 * The person to talk to.
 */
export interface ListingAgent {
  name: string;
  /** @nullable */
  avatar: string | null;
  /** @nullable */
  phone: string | null;
  languages: string[];
}
