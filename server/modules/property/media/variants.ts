import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { refreshProperty } from '../lifecycle/status.service.ts'
import { fileKey, findFile, homesWith, ORIGINAL, setFailed, setReady } from './media.repository.ts'
import { holdsCode } from './code.ts'
import { likenessOf } from './likeness.ts'
import { mainColour, variant } from './picture.ts'
import { slots } from './slots.ts'

const oneAtATime = slots(1)

/** The stripped picture of a content. */
export async function originalOf(deps: Deps, hash: string): Promise<Buffer> {
  const stream: Readable = await deps.files.get(fileKey(hash, ORIGINAL))
  return buffer(stream)
}

async function make(deps: Deps, hash: string, widths: number[]): Promise<void> {
  try {
    const original = await originalOf(deps, hash)
    for (const width of widths) {
      const key = fileKey(hash, String(width))
      if (!(await deps.files.exists(key))) await deps.files.put(await variant(original, width), key)
    }
    await setReady(deps.db, hash, {
      color: await mainColour(original),
      has_code: await holdsCode(original),
      ...(await likenessOf(original)),
    })
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
    await setFailed(deps.db, hash)
  }
}

/**
 * Makes the variants of a content and tells every home that shows it. Runs again after a crash:
 * what is there stays, and each home is told in a transaction of its own.
 */
export async function makeVariants({ hash }: { hash: string }, deps: Deps): Promise<void> {
  const file = await findFile(deps.db, hash)
  if (!file) return
  if (file.state !== 'ready') await oneAtATime(() => make(deps, hash, file.widths))
  await tellHomes(deps, hash)
}

/** One that could not be made says so: whoever waits for it uploads it again, or another. */
export async function giveUpVariants({ hash }: { hash: string }, deps: Deps): Promise<void> {
  const file = await findFile(deps.db, hash)
  if (file?.state !== 'processing') return
  await setFailed(deps.db, hash)
  await tellHomes(deps, hash)
}

const tellHomes = async (deps: Deps, hash: string): Promise<void> =>
  eachOne(await homesWith(deps.db, hash), (id) =>
    inTransaction(deps.db, (trx) => refreshProperty({ trx, deps }, id)),
  )
