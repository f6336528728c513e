import type { FileName } from './fileName.ts';

/**
 * A file that was not taken and why, in the language of the request.
 */
export interface RefusedFile {
  filename: FileName;
  message: string;
}
