import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { orderWorld, type OrderWorld } from '../order.fixture.ts'
import { dayOf } from '../../../time/madrid.ts'
import { daysOf } from './period.ts'
import { statementCsv } from './statement-csv.ts'

let world: OrderWorld
let month = ''
beforeAll(async () => {
  world = await orderWorld()
  month = dayOf(world.server.deps.now()).slice(0, 7)
}, 300_000)
afterAll(() => world.server.close())

const statement = async (period = month) =>
  (
    await world.server.call('getEarningsStatement', {
      token: world.tomeu.token,
      query: { period },
    })
  ).body

describe('a period', () => {
  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2026-Q1', '2026-01-01', '2026-03-31'],
    ['2026-Q4', '2026-10-01', '2026-12-31'],
    ['2026', '2026-01-01', '2026-12-31'],
  ])('%s is %s to %s', (period, from, to) => {
    expect(daysOf(period)).toEqual({ from, to })
  })

  it('of another shape is a fault of the field', async () => {
    const { status, body } = await world.server.call('getEarningsStatement', {
      token: world.tomeu.token,
      query: { period: '2026-13' },
    })
    expect([status, Object.keys(body)]).toEqual([400, ['period']])
  })
})

describe('a statement of earnings', () => {
  it('has what came and what is awaited, and its sums are those of its lines', async () => {
    const { acts, tomeu, ordered } = world
    const waiting = await acts.done(tomeu, await ordered(), 'accept')
    const paid = await acts.done(
      tomeu,
      await acts.done(tomeu, await ordered(), 'accept'),
      'received',
    )
    const { rows, sums } = await statement()
    const of = (id: string) => rows.find((row) => row.id === id)?.sums
    expect(of(paid.id)).toMatchObject({
      net: 24_000,
      vat: 5_040,
      retention: 3_600,
      charged: 25_440,
      fee: 2_400,
      feeVat: 504,
      left: 22_536,
      received: 25_440,
      awaited: 0,
    })
    expect(of(waiting.id)).toMatchObject({ received: 0, awaited: 25_440 })
    for (const [key, sum] of Object.entries(sums))
      expect(sum, key).toBe(rows.reduce((all, row) => all + row.sums[key as keyof typeof sums], 0))
    expect((await statement('2020')).rows).toEqual([])
  })

  it('what the bank of a card took back has not come', async () => {
    const { acts, server, tomeu, ordered } = world
    const { id } = await acts.done(
      tomeu,
      await acts.done(tomeu, await ordered(), 'accept'),
      'received',
    )
    const received = async () =>
      (await statement()).rows.find((row) => row.id === id)?.sums.received
    const year = async () =>
      (await server.call('getEarnings', { token: tomeu.token })).body.paidYear
    const [before, earned] = [await received(), await year()]
    await sql`update market_order set pay = 'card', payment = 'charged_back' where id = ${id}`.execute(
      server.db,
    )
    expect([before, await received(), earned - (await year())]).toEqual([25_440, 0, 25_440])
    await sql`update market_order set pay = 'transfer', payment = 'paid' where id = ${id}`.execute(
      server.db,
    )
  })

  it('goes out for a spreadsheet with the same sums, nothing in it a formula', async () => {
    const whole = await statement()
    const odd = { ...whole, rows: whole.rows.map((row) => ({ ...row, buyerName: '=cmd()' })) }
    expect(statementCsv(odd, 'es')).toContain("'=cmd()")
    const { status, body } = await world.server.call('exportEarningsStatement', {
      token: world.tomeu.token,
      query: { period: month },
    })
    expect(status).toBe(200)
    const lines = String(body).trim().split('\r\n')
    expect(lines).toHaveLength(whole.rows.length + 1)
    expect(lines.at(-1)).toContain('240.00,50.40,36.00,254.40,24.00,5.04,225.36')
  })

  it('and on paper, and is nobody else’s', async () => {
    const ask = (token: string) =>
      world.server.call('downloadEarningsStatement', { token, query: { period: month } })
    expect((await ask(world.tomeu.token)).status).toBe(200)
    expect((await ask(world.staff.token)).status).toBe(403)
  })
})
