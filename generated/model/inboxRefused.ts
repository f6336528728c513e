
/**
 * A file that came with a mail and was not kept.
 */
export interface InboxRefused {
  filename: string;
  /** Bytes. */
  size: number;
}
