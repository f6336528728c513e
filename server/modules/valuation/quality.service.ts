import type { ValuationQuality } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { dayOf } from '../../time/madrid.ts'
import { OPERATIONS } from './fit.service.ts'
import { countsSince } from './market.ts'
import { lastOfMonths } from './valuation.repository.ts'
import { toModel, toProof } from './view.ts'

/** The models of each month with their errors, and what later tests found. */
export async function readQuality({ db, now }: Deps): Promise<ValuationQuality> {
  const rows = await lastOfMonths(db, countsSince(now()))
  const items = rows.flatMap((row) => {
    const operation = OPERATIONS.find((one) => one === row.op)
    const month = dayOf(row.made_at).slice(0, 7)
    return operation ? [{ month, operation, model: toModel(row), proof: toProof(row.doc) }] : []
  })
  return { items }
}
