import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { tempName } from '../http/temp-files.ts'

/** The last back-up that was made here, and the last that was proved. */
export interface BackupNote {
  made?: { file: string; snapshotAt: string; bytes: number }
  proved?: { file: string; snapshotAt: string; at: string; sound: boolean; recoverySeconds: number }
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'backup.json')

/** What is noted; nothing where nothing was made, or the note cannot be read. */
export async function readNote(dataDir: string): Promise<BackupNote> {
  try {
    return JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as BackupNote
  } catch {
    return {}
  }
}

/** Notes it beside the data, so that `npm run doctor` and the metrics can tell how old it is. */
export async function note(dataDir: string, what: BackupNote): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const all = { ...(await readNote(dataDir)), ...what }
  const part = path.join(dataDir, `backup.json.${tempName()}`)
  await writeFile(part, `${JSON.stringify(all)}\n`, { flush: true })
  await rename(part, fileOf(dataDir))
}
