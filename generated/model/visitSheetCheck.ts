
/**
 * Whether a stored sheet is still the one that was signed.
 */
export interface VisitSheetCheck {
  matches: boolean;
  stored: string;
  /**
     * Null when the file is gone.
     * @nullable
     */
  computed: string | null;
  message: string;
}
