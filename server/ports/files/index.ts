export { removeAll, sweepOrphans } from './orphans.ts'

export type { StoredFile, ListedFile, FilesPort } from './port.ts'

/** Nothing is kept under that key. */
export class FileMissing extends Error {
  constructor(key: string) {
    super(`No file ${key}`)
    this.name = 'FileMissing'
  }
}
