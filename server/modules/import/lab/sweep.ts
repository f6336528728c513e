import type { Deps } from '../../../contract/deps.ts'
import { DAY } from '../homes/names.ts'
import { feedIsNeeded, tableIsNeeded } from '../import.repository.ts'
import { labIsNeeded, removeLabs } from './lab.repository.ts'

/** Removes reports older than a day, with their files where nothing else needs them. */
export async function sweepLabs({ db, files, now }: Deps): Promise<void> {
  for (const { file_key: key } of await removeLabs(db, new Date(now().getTime() - DAY))) {
    const needed =
      (await labIsNeeded(db, key)) ||
      (await tableIsNeeded(db, key)) ||
      (await feedIsNeeded(db, key, new Date(0)))
    if (!needed) await files.remove(key)
  }
}
