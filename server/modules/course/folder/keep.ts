import { createReadStream } from 'node:fs'
import type { Deps } from '../../../contract/deps.ts'
import { sql, type Db } from '../../../db/index.ts'
import { sweepOrphans, type FilesPort } from '../../../ports/files/index.ts'
import type { FolderFile } from './lesson-files.ts'

const FOLDER = 'course'
const DAY_MS = 86_400_000

/** Keeps the files of a folder; what is there already is the same, and stays. */
export async function keepFiles(files: FilesPort, found: FolderFile[]): Promise<void> {
  for (const { key, path } of found)
    if (!(await files.exists(key))) await files.put(createReadStream(path), key)
}

/** Whether some version of a course has it. */
async function isNeeded(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from course where jsonb_path_exists(doc, '$.**.key ? (@ == $key)',
      jsonb_build_object('key', ${key}::text)) limit 1`.execute(db)
  return rows.length > 0
}

/** Forgets what an import kept that came to nothing. */
export const sweepFiles = ({
  db,
  files,
  now,
}: Pick<Deps, 'db' | 'files' | 'now'>): Promise<number> =>
  sweepOrphans(files, FOLDER, new Date(now().getTime() - DAY_MS), (key) => isNeeded(db, key))
