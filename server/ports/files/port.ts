import type { Readable } from 'node:stream'

/** What `put` kept. */
export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  /** Hex digest of the content. */
  sha256: string
}

/** A file found by `list`. */
export interface ListedFile {
  key: string
  size: number
  modified: Date
}

/**
 * Where files live: a folder, or any store with the same promises. A key is `a-z A-Z 0-9 . _ -` in
 * parts joined by `/`. A file is there whole or not at all, also when the process dies.
 */
export interface FilesPort {
  /**
   * Keeps the content, on disk before it returns. Without a key its digest is the key:
   * `sha256/ab/abcd…`.
   */
  put(source: Readable | Buffer, key?: string): Promise<StoredFile>
  /** The content, or bytes `start` to `end` (both included). Throws FileMissing. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Size and time of a file, null when there is none. */
  stat(key: string): Promise<ListedFile | null>
  exists(key: string): Promise<boolean>
  /** Removes the file; none is no error. */
  remove(key: string): Promise<void>
  /** Every file below a prefix of whole parts, for the sweep of orphans. */
  list(prefix?: string): AsyncIterable<ListedFile>
}
