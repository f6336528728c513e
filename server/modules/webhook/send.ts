import type { Deps } from '../../contract/deps.ts'
import { sql } from '../../db/index.ts'
import { attempt, PATIENCE } from './attempt.ts'
import { takeDue } from './delivery.repository.ts'
import { settleReplay, settleTry } from './outcome.ts'
import { SEND } from './record.ts'
import { secretsOf } from './sealed.ts'
import {
  findWebhook,
  noteWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhook.repository.ts'

/** Events in flight to one address, and seconds for which a sender has one of them. */
const [AT_ONCE, LEASE] = [8, PATIENCE + 20]
/** Milliseconds for which a sender has an address, and after which it says that it lives. */
const [KEPT, BEAT] = [10_000, 3000]
/** A sender goes on so long before it lets others have its place. */
const TURN = 5000
/** What is due so soon is waited for by a job of its own; the sweep finds the rest. */
const SOON = 60_000

/**
 * Sends what a webhook has due; answers when more of it comes, null where nothing comes soon. One
 * sender at a time for each webhook, over all instances: one that finds another at work leaves, and
 * that one looks once more when it has let go.
 */
export async function sendDue(deps: Deps, id: string): Promise<Date | null> {
  const end = performance.now() + TURN
  while (await takeWebhook(deps, id)) {
    const beat = setInterval(() => void keepWebhook(deps, id).catch(() => undefined), BEAT)
    const more = await sendBatches(deps, id, end).finally(() => clearInterval(beat))
    await noteWebhook(deps.db, id, { sending_until: null })
    if (more) return deps.now()
    const next = await nextDue(deps, id)
    if (next === null || next.getTime() - deps.now().getTime() > SOON) return null
    if (next > deps.now()) return next
  }
  return null
}

const keptUntil = (now: Date): Date => new Date(now.getTime() + KEPT)

const keepWebhook = ({ db, now }: Deps, id: string): Promise<void> =>
  noteWebhook(db, id, { sending_until: keptUntil(now()) })

/** Has this webhook to oneself for a while; false: somebody else has it, or it is gone. */
async function takeWebhook({ db, now }: Deps, id: string): Promise<boolean> {
  const { rows } = await sql`
    update webhook set sending_until = ${keptUntil(now())}
    where id = ${id} and (sending_until is null or sending_until <= ${now()})
    returning id`.execute(db)
  return rows.length > 0
}

/** True: its turn is over, or the address hangs, and more may be due. */
async function sendBatches(deps: Deps, id: string, end: number): Promise<boolean> {
  for (;;) {
    const webhook = await findWebhook(deps.db, id)
    if (!webhook) return false
    const due = await takeDue(deps.db, id, { limit: AT_ONCE, seconds: LEASE, now: deps.now() })
    if (due.length === 0) return false
    const secrets = await secretsOf(deps, webhook)
    // What this process slept through is another's by now.
    const mine = due.filter(({ taken_until: until }) => until === null || until > deps.now())
    await Promise.all(mine.map((delivery) => sendOne(deps, webhook, delivery, secrets)))
    if (performance.now() > end) return true
  }
}

async function sendOne(
  deps: Deps,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  secrets: readonly string[],
): Promise<void> {
  const outcome = await attempt(deps, webhook, delivery, secrets)
  if (delivery.replay_at) await settleReplay(deps, delivery, outcome)
  else await settleTry(deps, webhook, delivery, outcome)
}

/** When something of it is due next; null: nothing waits. */
async function nextDue({ db }: Deps, id: string): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(greatest(d.due, d.taken_until, w.rests_until)) as next
    from webhook w join lateral (
      select case when w.state = 'active' then least(next_at, replay_at) else replay_at end as due,
        taken_until
      from webhook_delivery
      where webhook_id = w.id and (next_at is not null or replay_at is not null)) d on true
    where w.id = ${id} and d.due is not null`.execute(db)
  return rows[0]?.next ?? null
}

/** Longer than anything here is ever put off: the last of ten tries comes after three days. */
const LONGEST_MS = 5 * 86_400_000

/** What was put off, or taken, while the clock ran ahead would wait for that time: it is due now. */
async function takeBackAhead({ db }: Deps, now: Date): Promise<void> {
  const ahead = new Date(now.getTime() + LONGEST_MS)
  await sql`
    update webhook_delivery set next_at = case when next_at > ${ahead} then ${now} else next_at end,
      taken_until = case when taken_until > ${ahead} then null else taken_until end,
      replay_at = case when replay_at > ${ahead} then ${now} else replay_at end
    where next_at > ${ahead} or taken_until > ${ahead} or replay_at > ${ahead}`.execute(db)
  await sql`
    update webhook set rests_until = null, sending_until = null
    where rests_until > ${ahead} or sending_until > ${ahead}`.execute(db)
}

/** Wakes what is due and has no sender: after a crash, a pause of hours, a lost job. */
export async function sweep(deps: Deps): Promise<void> {
  const now = deps.now()
  await takeBackAhead(deps, now)
  const { rows } = await sql<{ id: string; agency_id: string }>`
    select w.id, w.agency_id from webhook w
    where (w.sending_until is null or w.sending_until <= ${now}) and (
      exists (select 1 from webhook_delivery d where d.webhook_id = w.id and d.replay_at <= ${now})
      or (w.state = 'active' and exists (
        select 1 from webhook_delivery d where d.webhook_id = w.id and d.next_at <= ${now})))`.execute(
    deps.db,
  )
  for (const { id, agency_id: agencyId } of rows)
    await deps.jobs.add(deps.db, SEND, { id }, { agencyId })
}
