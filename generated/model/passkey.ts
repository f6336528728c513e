
/**
 * A passkey of mine.
 */
export interface Passkey {
  id: string;
  name: string;
  created_at: string;
  /**
     * When it signed in last; null means never.
     * @nullable
     */
  used_at: string | null;
  /** Kept by a service such as iCloud or Google too, and so on further devices. */
  backed_up: boolean;
}
