import type { Deps } from '../../contract/deps.ts'
import { PutBack, registerJob } from '../../jobs/index.ts'
import { forgetDeliveries } from './delivery.repository.ts'
import { mailDisabled } from './mail.ts'
import { MAIL } from './outcome.ts'
import { SEND } from './record.ts'
import { sendDue, sweep } from './send.ts'
import { findWebhook, pauseWebhooks } from './webhook.repository.ts'

const KEPT = 30 * 86_400_000

/** `later`: it waits for a try that comes soon; one at a time for each webhook. */
interface Send {
  id: string
  later?: true
}

async function send({ id, later }: Send, deps: Deps): Promise<void> {
  const next = await sendDue(deps, id)
  if (next === null) return
  const webhook = await findWebhook(deps.db, id)
  if (!webhook) return
  const agencyId = webhook.agency_id
  if (next <= deps.now()) return deps.jobs.add(deps.db, SEND, { id }, { agencyId })
  if (later) throw new PutBack(next, 'the next try')
  await deps.jobs.add(deps.db, SEND, { id, later: true }, { key: id, runAt: next, agencyId })
}

export const jobs = [
  registerJob<Send>(SEND, send, { class: 'webhooks' }),
  registerJob('webhook.sweep', async (_payload, deps) => sweep(deps), { everyMinutes: 1 }),
  // An ADMIN's account fell to its mailbox: whose addresses these are, they have to look.
  registerJob<{ agencyId: string }>('webhook.pause', async ({ agencyId }, { db, now }) =>
    pauseWebhooks(db, agencyId, now()),
  ),
  registerJob<{ id: string }>(MAIL, async ({ id }, deps) => mailDisabled(deps, id), {
    class: 'mail',
  }),
  registerJob(
    'webhook.forget',
    async (_payload, { db, now }) => forgetDeliveries(db, new Date(now().getTime() - KEPT)),
    { everyMinutes: 24 * 60 },
  ),
]
