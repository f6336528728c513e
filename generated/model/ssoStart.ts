
/**
 * Where the company's provider asks who it is.
 */
export interface SsoStart {
  url: string;
  /** Kept by this browser until the provider sends its person back, and worth nothing elsewhere. */
  ticket: string;
}
