import type { RentalCheck } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { namesOf } from '../../user/index.ts'
import { worded } from '../messages.ts'
import type { FileRow } from '../rental.repository.ts'
import { checksOf } from './checks.repository.ts'
import { CHECKS } from './rules.ts'

/**
 * Every check of a file: what somebody of the programme said, else what the answers say, else
 * nothing yet.
 */
export async function checkList(db: Db, row: FileRow, lang: Lang): Promise<RentalCheck[]> {
  const said = new Map((await checksOf(db, row.id)).map((one) => [one.rule, one]))
  const people = [...said.values()].map((one) => one.by_user).filter((id) => id !== null)
  const names = await namesOf(db, [...new Set(people)])
  const counted = new Map<string, { outcome: RentalCheck['outcome']; text: string }>(
    worded(lang, row.eligibility).reasons.map((reason) => [reason.rule, reason]),
  )
  return CHECKS[row.side].map((rule) => {
    const own = said.get(rule)
    const found = counted.get(rule)
    return {
      rule,
      outcome: own?.outcome ?? found?.outcome ?? 'unknown',
      counted: own === undefined && found !== undefined,
      text: found?.text ?? null,
      documentId: own?.document_id ?? null,
      note: own?.note ?? null,
      byName: own?.by_user ? (names.get(own.by_user) ?? null) : null,
      at: own?.at.toISOString() ?? null,
    }
  })
}
