import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnalysisMarketDays } from '../../../generated/model/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { homeOnMarket, july, JULY, manyHomes } from './world.fixture.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

describe('days on the market', () => {
  it('tell counts below ten homes, and nothing of others who could be recognised', async () => {
    const admin = await server.register({ role: 'ADMIN', agencyName: 'Figures' })
    await homeOnMarket(server, admin, 'AN-1', july(1))
    const { body } = await server.call('getAnalysisMarketDays', {
      token: admin.token,
      query: JULY as never,
    })
    expect((body as AnalysisMarketDays).others).toBeNull()
    expect((body as AnalysisMarketDays).own).toMatchObject({ medianDays: null, points: [] })
  })

  it('of others tell by no two questions what became of one home', async () => {
    const asker = await server.register({ role: 'ADMIN', agencyName: 'Curious' })
    const stranger = await server.register({ role: 'ADMIN', agencyName: 'Other figures' })
    const last = await manyHomes(server, stranger, july(1))
    const others = async (query: object) =>
      (
        (
          await server.call('getAnalysisMarketDays', {
            token: asker.token,
            query: { from: '2026-06-01', to: '2026-07-31', ...query } as never,
          })
        ).body as AnalysisMarketDays
      ).others
    const before = await others({})
    expect(before).toMatchObject({ n: 20, sold: 0, agencies: 8, points: [] })
    await server.db
      .updateTable('property')
      .set({ status: 'closed', closed_at: july(28) })
      .where('id', '=', last)
      .execute()
    expect(await others({})).toEqual(before)
    // A day less, and it was not yet published; the whole month is asked for or the one before.
    expect(await others({ to: '2026-07-30' })).toBeNull()
    expect(await others({ to: '2026-08-30' })).toEqual(before)
    await server.db
      .updateTable('property')
      .set({ operations: ['V', 'FDM'] })
      .where('id', '=', last)
      .execute()
    expect(await others({ operation: ['FDM'] })).toBeNull()
    expect(await others({ operation: ['V', 'FDM'] })).toEqual(before)
  })
})
