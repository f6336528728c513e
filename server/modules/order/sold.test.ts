import { afterAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { jobs } from './index.ts'
import { withIssuer } from '../invoice/invoice.fixture.ts'
import { orderWorld } from './order.fixture.ts'

const { server, acts, tomeu, accepted } = await orderWorld()
afterAll(() => server.close())

const saves = async (body: object) => {
  const { version } = (await server.call('getSeller', { token: tomeu.token })).body
  return server.call('updateSeller', { token: tomeu.token, body: { version, ...body } })
}

it('what an invoice of the fee needs is not cleared before it is issued; changed it may be', async () => {
  const order = await acts.done(tomeu, await accepted(), 'received')
  await sql`update market_item set state = 'paused'`.execute(server.db)
  // Also in a state that only a later version knows.
  await sql`update market_order set state = 'reviewed', paid_at = null
    where id = ${order.id}`.execute(server.db)
  expect((await saves({ taxId: '' })).status).toBe(400)
  await sql`update market_order set state = 'accepted', paid_at = now()
    where id = ${order.id}`.execute(server.db)
  const refused = await saves({ legalName: null, taxId: '', address: null, insurer: 'Axa' })
  expect([refused.status, Object.keys(refused.body).toSorted()]).toEqual([
    400,
    ['address', 'legalName', 'taxId'],
  ])
  expect((await saves({ address: 'Carrer Nou 3, Palma' })).status).toBe(200)
  await withIssuer(server)
  await sql`update market_order set paid_at = paid_at - interval '40 days'
    where id = ${order.id}`.execute(server.db)
  await jobs.find(({ kind }) => kind === 'order.fees')?.handler({}, server.deps)
  const cleared = await saves({ legalName: null, taxId: null, address: null })
  expect([cleared.status, cleared.body.data?.taxId]).toEqual([200, undefined])
})

it('the account of who sold is not erased: its orders are those of their buyers, too', async () => {
  await sql`update app_user set role = 'USER' where id = ${tomeu.profile.id}`.execute(server.db)
  const { email, password } = tomeu
  const { token } = (await server.call('loginUser', { body: { email, password } })).body
  const { status, body } = await server.call('eraseMe', { token, body: { password } })
  expect([status, JSON.stringify(body)]).toEqual([406, expect.stringContaining('seis años')])
  await expect(
    server.db.deleteFrom('app_user').where('id', '=', tomeu.profile.id).execute(),
  ).rejects.toThrow('market_order_seller_id_fkey')
})
