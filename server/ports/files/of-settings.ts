import path from 'node:path'
import type { Config } from '../../config/env.ts'
import { folderFiles } from './folder.ts'
import type { FilesPort } from './port.ts'
import { s3Files } from './s3.ts'

/** The store of files that the settings name: a bucket, else a folder of DATA_DIR. */
export function filesOf({ dataDir, fileStore }: Pick<Config, 'dataDir' | 'fileStore'>): FilesPort {
  const folder = path.join(dataDir, 'files')
  return fileStore === null ? folderFiles(folder) : s3Files(fileStore, path.join(folder, '.tmp'))
}
