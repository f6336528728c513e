import type {
  CardDesk,
  CardPayout,
  CardTrouble,
  CardTroubleAct,
  CardTroubleKind,
} from '../../../../generated/model/index.ts'
import { takesCards } from '../../../config/payments.ts'
import type { Ctx } from '../../../contract/context.ts'
import { HttpError, notAcceptable } from '../../../contract/errors.ts'
import { sql, type Db } from '../../../db/index.ts'
import { PaymentsFailure } from '../../../ports/payments/index.ts'
import { toComeOf } from '../payout-list.ts'
import { reconcile } from '../reconcile.ts'
import { say } from '../messages.ts'

/** Payouts that are shown. */
const MOST = 50

/** What a difference is called where it is found (`reconcile.ts`), and what may be done about it. */
const KINDS: Record<string, { kind: CardTroubleKind; acts: CardTroubleAct[] }> = {
  moved: { kind: 'moved', acts: [] },
  booked: { kind: 'booked', acts: [] },
  held: { kind: 'held', acts: [] },
  unbalanced: { kind: 'unbalanced', acts: [] },
  'refund failed': { kind: 'refundFailed', acts: ['settled'] },
  'payout unknown': { kind: 'payoutUnknown', acts: ['went', 'never'] },
}
/** Those whose name ends with the service's own word. */
const WORDED: [start: string, Pick<CardTrouble, 'kind' | 'acts'>][] = [
  ['refused ', { kind: 'refused', acts: ['again'] }],
  ['plan refund ', { kind: 'planRefund', acts: ['again', 'settled'] }],
  ['chargeback ', { kind: 'chargeback', acts: [] }],
  ['unchecked ', { kind: 'unchecked', acts: [] }],
]

function kindOf(what: string): Pick<CardTrouble, 'kind' | 'detail' | 'acts'> {
  const [start, found] = WORDED.find(([word]) => what.startsWith(word)) ?? []
  if (start && found) return { ...found, detail: what.slice(start.length) }
  return { detail: null, ...(KINDS[what] ?? { kind: 'moved', acts: [] }) }
}

async function troubles(db: Db): Promise<CardTrouble[]> {
  const rows = await db
    .selectFrom('payment_difference')
    .selectAll()
    .orderBy('found_at')
    .orderBy('subject')
    .execute()
  return rows.map(({ subject, what, ours, theirs, found_at: at }) => ({
    subject,
    ...kindOf(what),
    ours,
    theirs,
    foundAt: at.toISOString(),
  }))
}

/** Payouts that have not arrived, with who is paid. */
async function payouts(db: Db): Promise<CardPayout[]> {
  const { rows } = await sql<CardPayout & { created: Date }>`
    select p.id, coalesce(s.doc ->> 'legalName', s.doc ->> 'displayName', '') as seller, p.amount,
      p.state, p.failure, p.created_at as created
    from payout p left join seller s on s.id = p.seller_id
    where p.state <> 'paid' order by p.id desc limit ${MOST}`.execute(db)
  return rows.map(({ created, ...one }) => ({ ...one, at: created.toISOString() }))
}

/** How money that is paid by card stands. */
export async function readCardDesk({ deps: { db, config } }: Ctx): Promise<CardDesk> {
  const waiting = await db
    .selectFrom('payment_event')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('oldest')])
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  const { held, due } = await toComeOf(db, null)
  return {
    takesCards: takesCards(config),
    held: Math.max(0, held),
    due: Math.max(0, due),
    waiting: Number(waiting.count),
    oldestAt: (waiting.oldest as Date | null)?.toISOString() ?? null,
    troubles: await troubles(db),
    payouts: await payouts(db),
  }
}

/** Holds the books against the service now, and says how it stands. */
export async function checkCards(ctx: Ctx): Promise<CardDesk> {
  if (!ctx.deps.payments) return notAcceptable(say(ctx.lang, 'noCards'))
  await reconcile(ctx.deps).catch((error: unknown) => {
    if (!(error instanceof PaymentsFailure)) throw error
    throw new HttpError(503, { message: say(ctx.lang, 'away') })
  })
  return readCardDesk(ctx)
}
