import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { refreshProperty } from '../lifecycle/status.service.ts'
import { holdsCode } from './code.ts'
import { homesWith, setCode, unlooked } from './media.repository.ts'
import { originalOf } from './variants.ts'

/** Pictures of one go: each takes up to a second, and others wait for the thread. */
const SOME = 40

/**
 * Looks for codes in pictures that came before anybody looked, some at a time; homes whose picture
 * holds one are judged anew. How many it looked at.
 */
export async function lookForCodes(deps: Deps): Promise<number> {
  const hashes = await unlooked(deps.db, SOME)
  for (const hash of hashes) {
    const has = await codeIn(deps, hash)
    await setCode(deps.db, hash, has)
    if (!has) continue
    for (const id of await homesWith(deps.db, hash))
      await inTransaction(deps.db, (trx) => refreshProperty({ trx, deps }, id))
  }
  return hashes.length
}

/** A picture whose file is gone shows nothing. */
async function codeIn(deps: Deps, hash: string): Promise<boolean> {
  try {
    return await holdsCode(await originalOf(deps, hash))
  } catch (error) {
    if (error instanceof FileMissing) return false
    throw error
  }
}
