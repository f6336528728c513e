import { afterAll, describe, expect, it } from 'vitest'
import { sql } from '../db/index.ts'
import { homeFor } from '../walks/world-home.ts'
import { deskOf, grantsOf, keyOf, READS, rpcOf } from './mcp.fixture.ts'
import { startTestServer } from '../testing/test-server.ts'
import { TOKENS } from './tokens.ts'

const grants = grantsOf()
const tokens = [...TOKENS, grants.kind]
const server = await startTestServer({}, {}, { tokens })
afterAll(() => server.close())
const boss = await server.register({ role: 'ADMIN', agencyName: 'Claus' })
const agent = await server.register({ role: 'STAFF', agency: boss })
const user = await server.register({ role: 'USER' })
const { id: homeId } = await homeFor(server, boss, 'Desk')
const { siteUrl } = server.deps.config
const METADATA = `resource_metadata="${siteUrl}/.well-known/oauth-protected-resource/mcp"`

const statusOf = async (token: string | null) => {
  const { ask } = token === null ? rpcOf(server, '/mcp') : deskOf(server, token)
  const { status, headers } = await ask('tools/list')
  return [status, headers['www-authenticate']]
}
const calls = () => server.db.selectFrom('tool_call').selectAll().orderBy('id').execute()

describe('who comes in', () => {
  it('without a token is sent where one is to be had', async () => {
    expect(await statusOf(null)).toEqual([401, `Bearer ${METADATA}`])
  })

  it('with a token that is unknown, or a person’s own session, does not', async () => {
    const refused = [401, `Bearer error="invalid_token", ${METADATA}`]
    expect(await statusOf('nobody')).toEqual(refused)
    expect(await statusOf(boss.token)).toEqual(refused)
  })

  it('with a key needs its scope for it', async () => {
    const { secret } = await keyOf(server, boss, READS)
    expect(await statusOf(secret)).toEqual([
      403,
      `Bearer error="insufficient_scope", scope="use:mcp", ${METADATA}`,
    ])
    expect((await statusOf((await keyOf(server, boss)).secret))[0]).toBe(200)
  })

  it('with a key that ended, or whose last day is over, does not', async () => {
    const [ended, over] = [await keyOf(server, boss), await keyOf(server, boss)]
    await server.call('revokeKey', { token: boss.token, params: { id: ended.id } })
    await sql`update api_key set expires_at = now() - interval '1 second' where id = ${over.id}`.execute(
      server.db,
    )
    expect([(await statusOf(ended.secret))[0], (await statusOf(over.secret))[0]]).toEqual([
      401, 401,
    ])
  })

  it('with a grant that is over does not', async () => {
    const token = grants.grant(user, 'USER')
    expect((await statusOf(token))[0]).toBe(200)
    grants.known.delete(token)
    expect((await statusOf(token))[0]).toBe(401)
  })

  it('comes from no page of another site', async () => {
    const { ask } = deskOf(server, (await keyOf(server, boss)).secret)
    expect((await ask('tools/list', {}, { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('whose tools', () => {
  it('are those of the role, in a list that is nobody else’s', async () => {
    const of = async (token: string) => (await deskOf(server, token).tools()).length
    expect([
      await of((await keyOf(server, boss)).secret),
      await of(grants.grant(agent, 'STAFF')),
      await of(grants.grant(user, 'USER')),
      await of(grants.grant(user, 'SERVICE')),
    ]).toEqual([9, 15, 6, 0])
    const { body } = await deskOf(server, grants.grant(user, 'USER')).ask('tools/list')
    expect(body.result).toMatchObject({ cacheScope: 'private', ttlMs: 300_000 })
  })

  it('of another role are not there', async () => {
    const { ask } = deskOf(server, grants.grant(user, 'USER'))
    const { status, body } = await ask('tools/call', { name: 'read_inbox', arguments: {} })
    expect([status, body.error?.code]).toEqual([200, -32602])
  })

  it('need their scopes, all of which are named at once', async () => {
    const { secret } = await keyOf(server, boss, ['read:agenda', 'use:mcp'])
    const { ask, callTool } = deskOf(server, secret)
    const { status, headers, body } = await ask('tools/call', { name: 'day_brief', arguments: {} })
    const scopes = 'read:agenda read:property read:demand read:lead'.split(' ')
    expect([status, body.error?.data]).toEqual([
      403,
      { scopes: expect.arrayContaining(scopes) as unknown },
    ])
    expect(headers['www-authenticate']).toMatch(/^Bearer error="insufficient_scope", scope="read:/)
    expect((await callTool('free_times')).isError).toBeUndefined()
    // The market is everybody's.
    expect((await callTool('find_homes')).structuredContent).toMatchObject({ total: 1 })
    expect(
      (await ask('tools/call', { name: 'find_homes', arguments: { in: 'portfolio' } })).status,
    ).toBe(403)
  })

  it('end with the role of their person', async () => {
    const second = await server.register({ role: 'STAFF', agency: boss })
    const token = grants.grant(second, 'SERVICE')
    expect(await deskOf(server, token).tools()).toEqual([])
  })
})

describe('what was asked', () => {
  it('is kept for thirty days without a word of it', async () => {
    await server.db.deleteFrom('tool_call').execute()
    const key = await keyOf(server, boss)
    const { ask, callTool } = deskOf(server, key.secret)
    await callTool('show_home', { id: homeId, in: 'portfolio' })
    await callTool('show_home', { id: 'SECRET' })
    await ask('tools/call', { name: 'no_such_tool', arguments: {} })
    const bearer = { kind: 'key', bearer_id: key.id, user_id: boss.profile.id }
    const rows = await calls()
    expect(rows).toMatchObject([
      { ...bearer, tool: 'show_home', operations: ['getProperty'], outcome: 'done' },
      { ...bearer, tool: 'show_home', operations: [], outcome: 'refused' },
    ])
    expect(rows[0]?.bytes).toBeGreaterThan(500)
    expect(JSON.stringify(rows)).not.toContain('SECRET')
    await sql`update tool_call set at = at - interval '31 days' where outcome = 'done'`.execute(
      server.db,
    )
    await server.deps.jobs.add(server.db, 'mcp.forget', {})
    await server.runJobs()
    expect(await calls()).toMatchObject([{ outcome: 'refused' }])
  })

  it('goes with its person', async () => {
    const second = await server.register({ role: 'USER' })
    await deskOf(server, grants.grant(second, 'USER')).callTool('my_homes')
    await server.db.deleteFrom('app_user').where('id', '=', second.profile.id).execute()
    expect((await calls()).filter(({ user_id }) => user_id === second.profile.id)).toEqual([])
  })
})
