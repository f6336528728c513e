
/**
 * Something of an erased person that must be kept for a time.
 */
export interface ContactKept {
  what: string;
  why: string;
  /**
     * Null while a contract stands.
     * @nullable
     */
  until: string | null;
}
