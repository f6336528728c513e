import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { everyCall, makeDesk, type Desk } from './desk.fixture.ts'
import { deskOf, grantsOf, keyOf } from './mcp.fixture.ts'
import { TOKENS } from './tokens.ts'

const grants = grantsOf()
const tokens = [...TOKENS, grants.kind]
let server: TestServer
let own: Desk
let other: Desk
let user: Person

beforeAll(async () => {
  server = await startTestServer({}, {}, { tokens })
  own = await makeDesk(server, 'Aigua')
  other = await makeDesk(server, 'Bosc')
  user = await server.register({ role: 'USER' })
}, 300_000)
afterAll(() => server.close())

/** What a token is answered for every call, about one's own and about others'. */
async function answers(token: string) {
  const { ask } = deskOf(server, token)
  const said: { call: string; status: number; text: string; isError: boolean }[] = []
  for (const [name, args] of [...everyCall(own), ...everyCall(other)]) {
    const { status, body } = await ask('tools/call', { name, arguments: args })
    const text = JSON.stringify(body)
    const isError = body.error !== undefined || body.result?.isError === true
    said.push({ call: `${name} ${JSON.stringify(args)}`, status, text, isError })
  }
  return said
}

const leaks = (said: Awaited<ReturnType<typeof answers>>, marks: readonly string[]) =>
  said.flatMap(({ call, text }) =>
    marks
      // What one asked for may be named in the refusal.
      .filter((mark) => !call.includes(mark))
      .filter((mark) => text.toLowerCase().includes(mark.toLowerCase()))
      .map((mark) => `${call}: ${mark}`),
  )

describe('every tool, to everybody', () => {
  it('an agent reads what is theirs, nothing of another agency, and nothing breaks', async () => {
    const bearers = [
      (await keyOf(server, own.boss)).secret,
      (await keyOf(server, other.boss)).secret,
      grants.grant(own.boss, 'ADMIN'),
      grants.grant(own.staff, 'STAFF'),
    ]
    for (const [at, token] of bearers.entries()) {
      const said = await answers(token)
      const [mine, theirs] = at === 1 ? [other, own] : [own, other]
      expect(said.filter(({ status }) => status >= 500)).toEqual([])
      expect(leaks(said, theirs.marks)).toEqual([])
      if (at < 3) {
        const calls = everyCall(mine).filter(
          ([name]) => !['my_homes', 'visit_times', 'find_places'].includes(name),
        )
        const wanted = calls.map(([name, args]) => `${name} ${JSON.stringify(args)}`)
        const failed = said.filter(({ call, isError }) => wanted.includes(call) && isError)
        expect(failed).toEqual([])
        expect(said.map(({ text }) => text).join()).toContain(mine.contactId)
      }
    }
  }, 300_000)

  it('who looks for a home reads of agencies what is public', async () => {
    const said = await answers(grants.grant(user, 'USER'))
    expect(said.filter(({ status }) => status >= 500)).toEqual([])
    expect(leaks(said, [...own.marks, ...other.marks])).toEqual([])
    const open = said.filter(({ isError }) => !isError).map(({ call }) => call.split(' ')[0])
    expect([...new Set(open)].toSorted()).toEqual(
      'find_homes find_places my_homes show_home true_cost visit_times'.split(' '),
    )
  }, 300_000)

  it.each(['SERVICE', 'REFERRED', 'LLOGUER_SEGUR'] as const)('%s has no tool', async (role) => {
    const said = await answers(grants.grant(user, role))
    expect(said.filter(({ isError }) => !isError)).toEqual([])
  })

  it('a key that ended, or is over, or a session of a person reads nothing', async () => {
    const [ended, over] = [await keyOf(server, own.boss), await keyOf(server, own.boss)]
    await server.call('revokeKey', { token: own.boss.token, params: { id: ended.id } })
    await server.db
      .updateTable('api_key')
      .set({ expires_at: new Date(0) })
      .where('id', '=', over.id)
      .execute()
    for (const token of [ended.secret, over.secret, own.boss.token]) {
      const said = await answers(token)
      expect(new Set(said.map(({ status }) => status))).toEqual(new Set([401]))
      expect(leaks(said, own.marks)).toEqual([])
    }
  })
})

describe('a tool and the API', () => {
  it('answer alike', async () => {
    const { callTool } = deskOf(server, grants.grant(own.boss, 'ADMIN'))
    const { token } = own.boss
    const idsOf = (items: unknown) => (items as { id: string }[]).map(({ id }) => id)
    const homes = await server.call('listProperties', { token, query: { limit: 10 } })
    const people = await server.call('listContacts', { token, query: { limit: 10 } })
    const found = await callTool('find_homes', { in: 'portfolio' })
    expect(idsOf(found.structuredContent?.['items'])).toEqual(idsOf(homes.body.items))
    expect(found.structuredContent).toMatchObject({ total: homes.body.total })
    expect(idsOf((await callTool('find_people')).structuredContent?.['items'])).toEqual(
      idsOf(people.body.items),
    )
    const part = { token: own.staff.token, params: { id: own.draftId } }
    const http = await server.call('getProperty', part)
    const { isError } = await deskOf(server, grants.grant(own.staff, 'STAFF')).callTool(
      'show_home',
      { id: own.draftId, in: 'portfolio' },
    )
    expect(isError ?? false).toBe(http.status !== 200)
  })

  it('a home of another agency is as unknown as none', async () => {
    const { callTool } = deskOf(server, (await keyOf(server, own.boss)).secret)
    const text = async (id: string) =>
      (await callTool('show_home', { id, in: 'portfolio' })).content?.[0]?.text
    expect(await text(other.draftId)).toBe(await text('00000000-0000-7000-8000-000000000000'))
  })
})

describe('people', () => {
  it('are initials and three digits where a grant does not say `people`, and to every key', async () => {
    const read = ['read:property', 'read:contact', 'read:demand', 'read:lead', 'read:agenda']
    const bearers = [(await keyOf(server, own.boss)).secret, grants.grant(own.boss, 'ADMIN', read)]
    for (const token of bearers) expect(leaks(await answers(token), own.people)).toEqual([])
    const { callTool } = deskOf(server, bearers[0] ?? '')
    expect((await callTool('find_people', { q: 'Magdalena' })).structuredContent).toMatchObject({
      items: [{ name: { text: 'M. S.' }, phone: { text: '***678' }, email: { text: '***' } }],
    })
  }, 300_000)

  it('are named where it does', async () => {
    const said = await answers(grants.grant(own.boss, 'ADMIN'))
    const named = own.people.filter((mark) => said.some(({ text }) => text.includes(mark)))
    expect(named).toEqual(expect.arrayContaining(['SunyerAigua', 'BrandtAigua']))
  }, 300_000)
})

it('no answer is longer than 16 kB', async () => {
  const { token } = own.boss
  const text = 'à'.repeat(1990)
  for (let one = 0; one < 12; one += 1)
    await server.call('addContactEntry', {
      token,
      params: { id: own.contactId },
      body: { kind: 'NOTE', text },
    })
  const { callTool } = deskOf(server, grants.grant(own.boss, 'ADMIN'))
  const { structuredContent } = await callTool('find_people', { id: own.contactId })
  expect(Buffer.byteLength(JSON.stringify(structuredContent))).toBeLessThanOrEqual(16 * 1024)
  expect(structuredContent).toMatchObject({ more: true, item: { id: own.contactId } })
})
