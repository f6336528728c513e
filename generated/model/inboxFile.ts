import type { FileName } from './fileName.ts';
import type { InboxFileMime } from './inboxFileMime.ts';
import type { Uuid } from './uuid.ts';

/**
 * A photo or a PDF that came with a mail; fetched with the token, by who reads the thread.
 */
export interface InboxFile {
  id: Uuid;
  filename: FileName;
  mime: InboxFileMime;
  /** Bytes. */
  size: number;
}
