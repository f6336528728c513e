import type { ChatMessageInputFilesExtraItem } from './chatMessageInputFilesExtraItem.ts';

/**
 * A message to send, with words or files or both. Photos (JPEG, PNG, WebP) and PDF, 10 MB each.
 */
export interface ChatMessageInput {
  /**
     * Made by the sender, kept over repeated sends.
     * @minLength 8
     * @maxLength 64
     * @pattern ^[A-Za-z0-9-]+$
     */
  clientId: string;
  /** @maxLength 4000 */
  text?: string;
  /** @maxItems 5 */
  files?: (Blob | File)[];
  /**
     * What each file is, in the order of files (specification, section 7).
     * @maxItems 5
     */
  files_extra?: ChatMessageInputFilesExtraItem[];
}
