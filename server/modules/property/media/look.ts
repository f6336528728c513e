import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { refreshProperty } from '../lifecycle/status.service.ts'
import { holdsCode } from './code.ts'
import { homesWith, setLooked, unlooked } from './media.repository.ts'
import { likenessOf, type Likeness } from './likeness.ts'
import { Unreadable } from './picture.ts'
import { originalOf } from './variants.ts'

/** Pictures of one go: each takes up to a second, and others wait for the thread. */
const SOME = 40

/**
 * Looks at pictures that came before anybody looked, some at a time: for codes, and for what they
 * are known again by; homes whose picture holds a code are judged anew. How many it looked at. One that
 * cannot be looked at now keeps no other waiting.
 */
export async function lookForCodes(deps: Deps): Promise<number> {
  const hashes = await unlooked(deps.db, SOME)
  await eachOne(hashes, async (hash) => {
    const seen = await seenIn(deps, hash)
    await setLooked(deps.db, hash, seen)
    if (!seen.has_code) return
    await eachOne(await homesWith(deps.db, hash), (id) =>
      inTransaction(deps.db, (trx) => refreshProperty({ trx, deps }, id)),
    )
  })
  return hashes.length
}

/** A picture whose file is gone, or damaged so that nobody can read it, shows nothing. */
async function seenIn(deps: Deps, hash: string): Promise<{ has_code: boolean } & Likeness> {
  try {
    const original = await originalOf(deps, hash)
    return { has_code: await holdsCode(original), ...(await likenessOf(original)) }
  } catch (error) {
    if (error instanceof FileMissing || error instanceof Unreadable)
      return { has_code: false, look: [], grays: Buffer.alloc(0) }
    throw error
  }
}
