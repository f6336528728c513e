import type { FileName } from './fileName.ts';
import type { InboxRefusedWhy } from './inboxRefusedWhy.ts';

/**
 * A file that came with a mail and was not kept.
 */
export interface InboxRefused {
  filename: FileName;
  /** Bytes. */
  size: number;
  /** Neither a photo nor a PDF; larger than 10 MB; more than ten. Absent for mails from before files were kept. */
  why?: InboxRefusedWhy;
}
