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
const REFUSED = 'refused '
const CHARGEBACK = 'chargeback '

function kindOf(what: string): Pick<CardTrouble, 'kind' | 'detail' | 'acts'> {
  if (what.startsWith(REFUSED))
    return { kind: 'refused', detail: what.slice(REFUSED.length), acts: ['again'] }
  if (what.startsWith(CHARGEBACK))
    return { kind: 'chargeback', detail: what.slice(CHARGEBACK.length), acts: [] }
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

/** What of all cards is the sellers' still: of orders that run, and of those that ended. */
async function sums(db: Db): Promise<Pick<CardDesk, 'held' | 'due'>> {
  const { rows } = await sql<{ held: number; due: number }>`
    select coalesce(sum(l.cents) filter (where l.payable_at is null), 0)::int8 as held,
      coalesce(sum(l.cents) filter (where l.payable_at is not null), 0)::int8 as due
    from (select p.payable_at, p.amount - p.fee - p.fee_vat - p.refunded + p.fee_back
      - coalesce((select sum(t.amount) from payout_part t join payout o on o.id = t.payout_id
        where t.payment_id = p.id and o.state <> 'failed'), 0) as cents
      from payment p where p.state = 'captured' and p.disputed in ('none', 'won')) l`.execute(db)
  return { held: Math.max(0, rows[0]?.held ?? 0), due: Math.max(0, rows[0]?.due ?? 0) }
}

/** How money that is paid by card stands. */
export async function readCardDesk({ deps: { db, config } }: Ctx): Promise<CardDesk> {
  const waiting = await db
    .selectFrom('payment_event')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('received_at').as('oldest')])
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow()
  return {
    takesCards: takesCards(config),
    ...(await sums(db)),
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
