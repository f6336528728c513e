import type { MoveArrived, MovePhase } from '../../../generated/model/index.ts'
import { sql, type Db } from '../../db/index.ts'
import type { Left } from './estimate.ts'

/** How far a move is, counted. */
export interface Figures {
  phases: Omit<MovePhase, 'estimate'>[]
  left: Left
  arrived: MoveArrived
}

interface Counted {
  kind: MovePhase['kind']
  total: number
  wait: number
  there: number
  failed: number
  began: Date | null
  last: Date | null
}

const KINDS = ['owner', 'home', 'extra', 'photo'] as const

/** Counts things by kind and by what became of them. */
export async function figuresOf(db: Db, moveId: string): Promise<Figures> {
  const { rows } = await sql<Counted>`
    select kind, count(*)::int as total,
      (count(*) filter (where state = 'wait'))::int as wait,
      (count(*) filter (where state = 'applied' or (kind = 'extra' and state = 'got')))::int as there,
      (count(*) filter (where state = 'failed'))::int as failed,
      min(updated_at) as began, max(updated_at) as last
    from move_item where move_id = ${moveId} and kind in ('owner', 'home', 'extra', 'photo')
    group by kind`.execute(db)
  const by = new Map(rows.map((row) => [row.kind, row]))
  const { rows: outcomes } = await sql<{ outcome: string; n: number }>`
    select outcome, count(*)::int as n from move_item
    where move_id = ${moveId} and kind = 'home' and outcome is not null group by outcome`.execute(
    db,
  )
  const n = (outcome: string): number => outcomes.find((row) => row.outcome === outcome)?.n ?? 0
  const homes = by.get('home')
  // Owners and photos become known home by home: none of them is over before the homes are.
  const isRead = !homes || homes.there + homes.failed === homes.total
  return {
    phases: KINDS.flatMap((kind) => {
      const row = by.get(kind)
      if (!row) return []
      const isOver = isRead && row.there + row.failed === row.total
      return [
        {
          kind,
          done: row.there,
          total: row.total,
          failed: row.failed,
          startedAt: row.began?.toISOString() ?? null,
          endedAt: isOver ? (row.last?.toISOString() ?? null) : null,
        },
      ]
    }),
    left: {
      homes: by.get('home')?.wait ?? 0,
      extras: by.get('extra')?.wait ?? 0,
      owners: by.get('owner')?.wait ?? 0,
      photos: by.get('photo')?.wait ?? 0,
    },
    arrived: { good: n('good'), remarks: n('remarks'), errors: n('error') },
  }
}
