
/**
 * What changes. `answered` says that no answer is needed.
 */
export interface InboxThreadPatch {
  archived?: boolean;
  /** For me alone. */
  muted?: boolean;
  answered?: true;
}
