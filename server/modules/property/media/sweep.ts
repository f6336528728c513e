import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { sweepOrphans } from '../../../ports/files/index.ts'
import {
  fileKey,
  findFile,
  homesWith,
  jpegKey,
  ORIGINAL,
  shareKey,
  unusedFiles,
  WIDTH_NAMES,
} from './media.repository.ts'
import { JPEG_WIDTHS } from './picture.ts'
import { isSpared } from './spare.ts'

const HOUR_MS = 3_600_000

/**
 * Removes a content if no home shows it, no other room needs it, and nobody touched it after
 * `before`. The row stays locked while its files go, so an equal upload waits and then starts
 * afresh.
 */
export async function dropContent(deps: Deps, hash: string, before: Date): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const file = await trx
      .selectFrom('media_file')
      .selectAll()
      .where('hash', '=', hash)
      .forUpdate()
      .executeTakeFirst()
    if (!file || file.touched_at > before || (await homesWith(trx, hash)).length > 0) return
    if (await isSpared(trx, hash)) return
    for (const name of [ORIGINAL, ...WIDTH_NAMES, ...file.widths.map(String)])
      await deps.files.remove(fileKey(hash, name))
    for (const key of [shareKey(hash), ...JPEG_WIDTHS.map((width) => jpegKey(hash, width))])
      await deps.files.remove(key)
    await trx.deleteFrom('media_file').where('hash', '=', hash).execute()
  })
}

async function sweepPictures(deps: Deps, before: Date): Promise<number> {
  let removed = 0
  for (const hash of await unusedFiles(deps.db, before)) {
    await dropContent(deps, hash, before)
    removed += 1
  }
  return (
    removed +
    (await sweepOrphans(deps.files, 'media', before, async (key) =>
      Boolean(await findFile(deps.db, key.split('/')[2] ?? '')),
    ))
  )
}

function sweepDocuments({ db, files }: Deps, before: Date): Promise<number> {
  return sweepOrphans(files, 'document', before, async (key) =>
    Boolean(
      await db
        .selectFrom('property_document')
        .select('id')
        .where('file_key', '=', key)
        .executeTakeFirst(),
    ),
  )
}

/**
 * Removes what a crash left behind: contents nobody shows and files without a row, older than
 * `olderThanMs` (an hour: no upload takes longer). Returns how many were removed.
 */
export async function sweep(deps: Deps, olderThanMs: number = HOUR_MS): Promise<number> {
  const before = new Date(deps.now().getTime() - olderThanMs)
  return (await sweepPictures(deps, before)) + (await sweepDocuments(deps, before))
}
