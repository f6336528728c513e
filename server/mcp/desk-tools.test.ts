import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeDesk, type Desk } from './desk.fixture.ts'
import { deskOf, grantsOf } from './mcp.fixture.ts'
import { TOKENS } from './tokens.ts'

const grants = grantsOf()
let server: TestServer
let desk: Desk
let callTool: ReturnType<typeof deskOf>['callTool']

beforeAll(async () => {
  server = await startTestServer({}, {}, { tokens: [...TOKENS, grants.kind] })
  desk = await makeDesk(server, 'Taula')
  callTool = deskOf(server, grants.grant(desk.boss, 'ADMIN')).callTool
}, 300_000)
afterAll(() => server.close())

it('a day has its events, who waits, and the demands that have homes', async () => {
  const { structuredContent } = await callTool('day_brief')
  expect(structuredContent).toMatchObject({
    events: [{ kind: 'visit', title: { untrusted: 'note' }, people: [{ untrusted: 'form' }] }],
    waiting: [{ id: desk.threadId, lastText: { untrusted: 'mail' } }],
    goalMinutes: 60,
  })
})

it('a demand that has homes is found behind many that have none', async () => {
  await server.runJobs()
  for (let one = 0; one < 11; one += 1)
    await server.call('createDemand', {
      token: desk.boss.token,
      body: {
        contactId: desk.contactId,
        what: { operations: ['V'] },
        money: { priceMax: 1000 + one },
      },
    })
  const { structuredContent } = await callTool('day_brief')
  const { demands } = structuredContent as { demands: { id: string; goodMatches: number }[] }
  const found = demands.find(({ id }) => id === desk.demandId)
  expect(found?.goodMatches).toBeGreaterThan(0)
})

it('free times keep the buffer on both sides, and lie over what takes no time', async () => {
  const hours = await server.call('getVisitHours', { token: desk.staff.token })
  const own = deskOf(server, grants.grant(desk.staff, 'STAFF')).callTool
  const slots = async () =>
    ((await own('free_times')).structuredContent as { slots: { start: string; end: string }[] })
      .slots
  const [, second = { start: '', end: '' }] = await slots()
  const event = { title: 'x', startsAt: second.start, endsAt: second.end }
  const { token } = desk.staff
  await server.call('createAgendaEvent', { token, body: { kind: 'task', ...event } })
  expect(await slots()).toContainEqual(second)
  await server.call('createAgendaEvent', { token, body: { kind: 'call', ...event } })
  const buffer = hours.body.bufferMinutes * 60_000
  for (const { start, end } of await slots()) {
    const isBefore = Date.parse(end) + buffer <= Date.parse(second.start)
    expect(isBefore || Date.parse(start) - buffer >= Date.parse(second.end)).toBe(true)
  }
})

it('free times lie beside what stands in the own diary', async () => {
  const now = server.deps.now().getTime()
  const { structuredContent } = await callTool('free_times', { minutes: 30 })
  const { slots } = structuredContent as { slots: { start: string; end: string }[] }
  expect(slots.length).toBeGreaterThan(0)
  expect(slots.length).toBeLessThanOrEqual(8)
  const [first = { start: '', end: '' }] = slots
  expect(Date.parse(first.start)).toBeGreaterThan(now)
  await server.call('createAgendaEvent', {
    token: desk.boss.token,
    body: { kind: 'call', title: 'x', startsAt: first.start, endsAt: first.end },
  })
  const after = (await callTool('free_times', { minutes: 30 })).structuredContent
  expect((after as { slots: { start: string }[] }).slots.map(({ start }) => start)).not.toContain(
    first.start,
  )
})

it('a home of the portfolio is told as the desk has it, its changes of price in euros', async () => {
  const { token } = desk.boss
  const { body } = await server.call('getProperty', { token, params: { id: desk.draftId } })
  const changed = await server.call('changePrice', {
    token,
    params: { id: desk.draftId },
    body: { operation: 'V', price: 45_000_000, reason: 'market', version: body.version },
  })
  expect(changed.status).toBe(200)
  const { structuredContent } = await callTool('show_home', {
    id: desk.draftId,
    in: 'portfolio',
    history: true,
  })
  expect(structuredContent).toMatchObject({
    status: 'draft',
    link: expect.stringContaining(`/auth/cartera/inmueble/editar/${desk.draftId}`),
  })
  expect(JSON.stringify(structuredContent)).not.toContain('00000000')
  expect((structuredContent as { history: object[] }).history).toContainEqual(
    expect.objectContaining({ kind: 'PRICE', newEuros: 450_000 }),
  )
})

it.each([
  ['what only the market has', 'find_homes', { in: 'portfolio', areaMin: 80 }, /areaMin: not of/],
  [
    'two ids',
    'explain_match',
    { demandId: crypto.randomUUID(), homeId: crypto.randomUUID() },
    /not both/,
  ],
  ['no id', 'explain_match', {}, /demandId/],
  ['a span that is too long', 'free_times', { from: '2026-01-01', to: '2026-03-01' }, /31 days/],
  ['a day that there is not', 'day_brief', { day: '2026-02-31' }, /day/],
])('says what is wrong: %s', async (_what, tool, args, says) => {
  const { isError, content = [] } = await callTool(tool, args)
  expect([isError, content[0]?.text]).toEqual([true, expect.stringMatching(says)])
})
