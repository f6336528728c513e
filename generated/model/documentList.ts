import type { Document } from './document.ts';

/**
 * Documents of a home, newest first.
 */
export interface DocumentList {
  items: Document[];
}
