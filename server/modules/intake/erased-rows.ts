import type { Db } from '../../db/index.ts'
import { payloadsOf } from '../../jobs/index.ts'
import { emptied, isAbout, type Forget } from './forget.ts'
import { FORGET } from './names.ts'
import type { Numbered } from './rows-file.ts'

/**
 * The rows, those empty that are about somebody whose erasure has still to reach the files: its job
 * waits, or died. The same rows where there is nobody.
 */
export async function withoutErased(
  trx: Db,
  agencyId: string,
  rows: Numbered[],
): Promise<Numbered[]> {
  const waiting = await payloadsOf<Forget>(trx, FORGET, { agencyId })
  if (waiting.length === 0) return rows
  const reach = new Set(waiting.flatMap((one) => one.reach))
  const names = new Set(waiting.flatMap((one) => one.names))
  if (!rows.some(({ row }) => isAbout(row, reach, names))) return rows
  return rows.map((one) =>
    isAbout(one.row, reach, names) ? { ...one, row: emptied(one.row) } : one,
  )
}
