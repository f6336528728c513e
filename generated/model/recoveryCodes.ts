
/**
 * Codes that take the place of the app, each once. They are told this once.
 */
export interface RecoveryCodes {
  /** @maxItems 10 */
  codes: string[];
}
