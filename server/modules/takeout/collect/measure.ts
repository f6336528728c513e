import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Deps } from '../../../contract/deps.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { countFiles, noteFile, unmeasured } from './files.repository.ts'

const BATCH = 20

/**
 * Reads every named file once for its size and checksums, so that the zip can begin with them. A
 * batch that is done stays done after a crash. `each` hears how far it is, 0 to 1, and says whether
 * to go on.
 */
export async function measureAll(
  deps: Deps,
  takeoutId: string,
  each: (share: number) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const rows = await unmeasured(deps.db, takeoutId, BATCH)
    for (const row of rows)
      await noteFile(deps.db, takeoutId, row, await measure(deps, row.file_key))
    const { all, done } = await countFiles(deps.db, takeoutId)
    if (!(await each(all === 0 ? 1 : done / all)) || rows.length < BATCH) return
  }
}

async function measure({ files }: Deps, key: string) {
  const digest = createHash('sha256')
  let [size, crc] = [0, 0]
  try {
    for await (const chunk of (await files.get(key)) as AsyncIterable<Buffer>) {
      digest.update(chunk)
      crc = crc32(chunk, crc)
      size += chunk.length
    }
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
    return { lost: true as const }
  }
  return { size, crc, sha256: digest.digest('hex') }
}
