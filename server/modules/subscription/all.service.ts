import type {
  OperatorSubscription,
  OperatorSubscriptionPage,
} from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Lang } from '../../contract/context.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { sql, type Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { owedAbout } from '../invoice/index.ts'
import { editionOn, usedOf } from '../plan/index.ts'
import { ABOUT } from './billing.ts'
import { showSubscription } from './view.ts'

const LIST = { list: 'listOperatorSubscriptions', kind: 'text' } as const
const PAGE = 24

/** Names as the list is ordered by, and a cursor has them: who is renamed or gone ends no list. */
const NAME = sql`left(lower(coalesce(nullif(a.doc ->> 'tradeName', ''), a.slug)), 120)`

async function toOperatorRow(
  db: Db,
  { id, name }: { id: string; name: string },
  deps: Pick<Deps, 'now' | 'config'>,
): Promise<OperatorSubscription> {
  const shown = await showSubscription(db, { agencyId: id }, deps)
  const { state, plan, seats, period, periodEnd, cancelled, owed } = shown
  return {
    agencyId: id,
    agencyName: name,
    state,
    planName: plan?.name ?? null,
    seats,
    people: await usedOf(db, id, 'seats'),
    homes: await usedOf(db, id, 'homes'),
    period,
    periodEnd,
    cancelled,
    owed: await owedAbout(db, { kind: ABOUT, id }),
    owedSince: owed?.dueOn ?? null,
  }
}

/** Every agency with its plan, by its name: for the operator. */
export async function listSubscriptions(
  db: Db,
  { cursor: text, limit = PAGE }: { cursor?: string; limit?: number },
  { deps, lang }: { deps: Pick<Deps, 'now' | 'config'>; lang: Lang },
): Promise<OperatorSubscriptionPage> {
  const cursor = readCursor(text, LIST, lang)
  const after = cursor
    ? sql`where (${NAME}, a.id) > (${cursor.value}::text, ${cursor.id}::uuid)`
    : sql``
  const { rows: found } = await sql<{ id: string; name: string; place: string }>`
    select a.id, ${NAME} as place, coalesce(nullif(a.doc ->> 'tradeName', ''), a.slug) as name
    from agency a ${after} order by ${NAME}, a.id limit ${limit + 1}`.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from agency`.execute(db)
  const { rows, next } = cutPage(found, {
    list: LIST.list,
    cursor,
    limit,
    value: ({ place }) => place,
  })
  const items: OperatorSubscription[] = []
  for (const row of rows) items.push(await toOperatorRow(db, row, deps))
  const edition = await editionOn(db, dayOf(deps.now()))
  return { items, next, total: counted[0]?.n ?? 0, planFrom: edition?.validFrom ?? null }
}
