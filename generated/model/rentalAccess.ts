
/**
 * Somebody of the programme opened a file, or a document of it.
 */
export interface RentalAccess {
  /**
     * Null: their account is gone.
     * @nullable
     */
  byName: string | null;
  at: string;
  /**
     * The document that was opened; null: the file itself.
     * @nullable
     */
  filename: string | null;
}
