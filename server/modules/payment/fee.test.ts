import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Order } from '../../../generated/model/index.ts'
import { moneyFaults } from '../invoice/index.ts'
import { withIssuer } from '../invoice/invoice.fixture.ts'
import { jobs } from '../order/index.ts'
import { cardWorld, type CardWorld } from './payment.fixture.ts'

let world: CardWorld
beforeAll(async () => {
  world = await cardWorld()
  await withIssuer(world.server)
}, 300_000)
afterAll(() => world.close())

const run = async (kind: string): Promise<void> =>
  void (await jobs.find((job) => job.kind === kind)?.handler({}, world.server.deps))
const feesOf = async ({ id }: Order) =>
  (await world.get(world.tomeu, id)).invoices.filter(({ about }) => about === 'fee')
/** A month later nobody is signed in any more. */
async function signIn(): Promise<void> {
  for (const who of [world.tomeu, world.admin]) {
    const { email, password } = who
    who.token = (await world.server.call('loginUser', { body: { email, password } })).body.token
  }
}
const invoice = async (id = '') => {
  const { token } = world.tomeu
  return (await world.server.call('getInvoice', { token, params: { id } })).body
}

it('the fee of a card was kept at the charge: its invoice is paid, its credit went back', async () => {
  const { acts, tomeu, server } = world
  const order = await world.accepted()
  world.later(32 * 24)
  await signIn()
  await run('order.fees')
  const [fee] = await feesOf(order)
  expect(await invoice(fee?.id)).toMatchObject({ state: 'paid', base: 2_400, payable: 2_904 })
  await acts.done(tomeu, await world.get(tomeu, order.id), 'refund', { amount: 12_720 })
  await server.runJobs()
  await world.told()
  await run('order.invoices')
  const credit = (await feesOf(order)).find(({ kind }) => kind === 'R1')
  expect(await invoice(credit?.id)).toMatchObject({ state: 'paid', payable: -1_452 })
  expect(await moneyFaults(server.db)).toEqual([])
})

it('what went back to a card is not set off against the fee of a transfer', async () => {
  const { acts, admin, tomeu, item, homeId, server } = world
  const byCard = await world.accepted()
  const made = await acts.order(admin, item.id, { propertyId: homeId })
  await acts.done(tomeu, await acts.done(tomeu, made.body, 'accept'), 'received')
  world.later(32 * 24)
  await signIn()
  await run('order.fees')
  const [fee] = await feesOf(byCard)
  expect(await invoice(fee?.id)).toMatchObject({ payable: 5_808, paid: 2_904 })
  await acts.done(tomeu, await world.get(tomeu, byCard.id), 'refund', { amount: 25_440 })
  await server.runJobs()
  await world.told()
  await run('order.invoices')
  expect(await invoice(fee?.id)).toMatchObject({ payable: 5_808, paid: 2_904 })
  expect(await moneyFaults(server.db)).toEqual([])
})
