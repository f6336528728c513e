import type { ChatFileMime } from './chatFileMime.ts';
import type { FileName } from './fileName.ts';
import type { Uuid } from './uuid.ts';

/**
 * A photo or a PDF of a message; fetched with the token, by members only.
 */
export interface ChatFile {
  id: Uuid;
  filename: FileName;
  mime: ChatFileMime;
  /** bytes */
  size: number;
}
