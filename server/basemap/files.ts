import { stat } from 'node:fs/promises'
import path from 'node:path'

/** Where the tiles lie; with `.part` while they are coming. */
export const archiveIn = (dataDir: string): string => path.join(dataDir, 'map', 'islands.pmtiles')

/** Where the index of streets lies, one street a line. */
export const streetsIn = (dataDir: string): string => path.join(dataDir, 'map', 'streets.ndjson')

/** Where the index of beaches, schools, stops and the like lies, one a line. */
export const surroundingsIn = (dataDir: string): string =>
  path.join(dataDir, 'map', 'surroundings.ndjson')

/** A file as it is now: what tells it from another one of the same name. */
export interface FileState {
  bytes: number
  changedAt: Date
  /** A strong mark: files are put in place whole, never written over. */
  etag: string
}

/** Null where there is none, or something that is no file. */
export async function fileState(file: string): Promise<FileState | null> {
  try {
    const found = await stat(file)
    if (!found.isFile()) return null
    return {
      bytes: found.size,
      changedAt: found.mtime,
      etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
    }
  } catch {
    return null
  }
}
