import type { Lang } from '../../../contract/context.ts'
import { laterVersion } from '../../../contract/errors.ts'
import { asStored } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import type { VersionRow } from './agreement.repository.ts'

const isDays = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/**
 * Days of notice that both sides have signed, also where today's contract allows fewer. Throws 503
 * where they cannot be read: to end at once is what nobody agreed on, and the last day stands.
 */
export async function noticeOf(
  db: Db,
  version: VersionRow | undefined,
  lang: Lang,
): Promise<number> {
  if (version === undefined) return laterVersion(lang)
  const { agreement_id, number, terms } = version
  if (isDays(terms.noticeDays)) return terms.noticeDays
  const where = { agreement_id, number: String(number) }
  const signed: unknown = await asStored<unknown>(db, 'agreement_version.terms', where, terms)
  const days =
    typeof signed === 'object' && signed !== null && 'noticeDays' in signed
      ? signed.noticeDays
      : undefined
  return isDays(days) ? days : laterVersion(lang)
}
