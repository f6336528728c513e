import type {
  WebhookEventType,
  WebhookInput,
  WebhookSecret,
} from '../../../generated/model/index.ts'
import { inTransaction, recordEvent, sql, uuidv7 } from '../../db/index.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { startReceiver } from './receiver.fixture.ts'

/** An agency with a receiver for its webhooks, another agency, and what happens there. */
export async function notifying() {
  const server = await startTestServer()
  server.deps.config.privateHosts = true
  const boss = await server.register({ role: 'ADMIN', agencyName: 'Avisa' })
  const agent = await server.register({ role: 'STAFF', agency: boss })
  const stranger = await server.register({ role: 'ADMIN', agencyName: 'Altra' })
  const receiver = await startReceiver()
  const agencyId = boss.profile.agency_ids[0] ?? ''

  const create = (input: Partial<WebhookInput> = {}, who = boss) =>
    server.call('createWebhook', {
      token: who.token,
      body: { name: 'Web', url: receiver.url, types: ['property.saved'], ...input },
    })
  const read = async (id: string) =>
    (await server.call('getWebhook', { token: boss.token, params: { id } })).body
  return {
    server,
    boss,
    agent,
    stranger,
    receiver,
    agencyId,
    create,
    read,
    /** No webhook yet, and a receiver that has heard nothing and takes all. */
    anew: async () => {
      await sql`delete from webhook`.execute(server.db)
      receiver.received = []
      receiver.answer = () => 200
    },
    stop: async () => {
      await receiver.close()
      await server.close()
    },
    hook: async (...types: WebhookEventType[]): Promise<WebhookSecret> =>
      (await create(types.length > 0 ? { types } : {})).body,
    deliveries: async (id: string, query = {}) => {
      const call = { token: boss.token, params: { id }, query }
      return (await server.call('listWebhookDeliveries', call)).body.items
    },
    delivery: async (id: string, deliveryId: string) => {
      const call = { token: boss.token, params: { id, deliveryId } }
      return (await server.call('getWebhookDelivery', call)).body
    },
    patch: async (id: string, changes: object) => {
      const { version } = await read(id)
      const body = { version, ...changes }
      return server.call('updateWebhook', { token: boss.token, params: { id }, body })
    },
    /** Something happens to a home of the agency. */
    happens: (kind = 'property.saved', payload: Record<string, unknown> = { version: 3 }) =>
      inTransaction(server.db, (trx) =>
        recordEvent(trx, { kind, agencyId, subject: uuidv7(), payload }),
      ),
    /** Lets so much time go by for what waits, and sends what is due. */
    sent: async (hours = 0) => {
      const { db } = server
      await sql`update webhook_delivery
        set next_at = next_at - make_interval(secs => ${hours * 3600})`.execute(db)
      await sql`update webhook set rests_until = null`.execute(db)
      await sql`delete from job where kind = 'webhook.send' and waits_for is not null`.execute(db)
      await sql`insert into job (id, kind, payload)
        select ${uuidv7()}, 'webhook.send', jsonb_build_object('id', id)
        from webhook limit 1`.execute(db)
      await server.runJobs()
    },
  }
}
