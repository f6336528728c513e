
/**
 * Who looks after the home.
 */
export interface OwnerAgent {
  name: string;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  email: string | null;
}
