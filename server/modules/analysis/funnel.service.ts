import type {
  AnalysisCase,
  AnalysisFunnel,
  AnalysisFunnelGroup,
  AnalysisStep,
  GetAnalysisFunnelParams,
} from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { namesOf } from '../user/index.ts'
import { cohortFor } from './asked.ts'
import { closedOf, frozenOf } from './frozen.ts'
import { funnelOf, STEPS, type FunnelRow } from './funnel.repository.ts'
import { groupNames } from './group-names.ts'
import type { CaseRow } from './items.ts'
import { shareOf } from './share.ts'

const EMPTY: FunnelRow = {
  whole: true,
  key: null,
  enquiry: 0,
  n: { answered: 0, visited: 0, offered: 0, accepted: 0, closed: 0 },
  open: { answered: 0, visited: 0, offered: 0, accepted: 0, closed: 0 },
  days: { answered: null, visited: null, offered: null, accepted: null, closed: null },
}

/** The steps of a row in their order, each with its share of the one before. */
export function stepsOf({ enquiry, n, open, days }: FunnelRow): AnalysisStep[] {
  let before = enquiry
  return STEPS.map((step): AnalysisStep => {
    if (step === 'enquiry')
      return { step, n: enquiry, of: enquiry, share: null, medianDays: null, open: 0 }
    const of = before
    before = n[step]
    return {
      step,
      n: n[step],
      of,
      share: shareOf(n[step], of),
      medianDays: days[step],
      open: open[step],
    }
  })
}

/** As JSON of the database says a moment, in the contract's words. */
const isoOf = (at: string): string => new Date(at).toISOString()

const toCase = (row: CaseRow, names: Map<string, string>): AnalysisCase => ({
  leadId: row.id,
  propertyId: row.property_id,
  person: row.person,
  title: row.title || row.ref,
  ref: row.ref,
  source: row.source,
  agentName: (row.agent && names.get(row.agent)) || null,
  createdAt: isoOf(row.created_at),
  at: row.at && isoOf(row.at),
})

/** What became of the enquiries of a period, within the actor's rights. */
export async function readFunnel(
  db: Db,
  actor: Actor,
  query: GetAnalysisFunnelParams,
  now: Date,
): Promise<AnalysisFunnel> {
  const of = await cohortFor(db, actor, query, now)
  const { groupBy, step = 'enquiry', key } = query
  const closed = await closedOf(db, of)
  const { rows, within, items } = await funnelOf(db, of, {
    by: groupBy,
    within: closed?.span,
    behind: query.items ? { step, ...(groupBy && { key }) } : undefined,
  })
  const names = await namesOf(
    db,
    items.flatMap((row) => row.agent ?? []),
  )
  const groups = await groupNames(
    db,
    actor.agencyId,
    groupBy,
    rows.map((row) => row.key),
  )
  const toGroup = (row: FunnelRow): AnalysisFunnelGroup => ({
    key: row.key,
    name: (row.key && groups.get(row.key)) || null,
    steps: stepsOf(row),
  })
  return {
    from: of.period.from,
    to: of.period.to,
    asOf: of.now.toISOString(),
    agentId: of.whose.userId,
    frozen: closed && within && frozenOf(closed, within),
    total: toGroup(rows.find(({ whole }) => whole) ?? EMPTY),
    groups: rows.filter(({ whole }) => !whole).map(toGroup),
    items: items.map((row) => toCase(row, names)),
  }
}
