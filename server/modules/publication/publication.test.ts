import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  IntegrationLogPage,
  HomeChannelList,
  PublicationChoiceResult,
  PublicationPreview,
} from '../../../generated/model/index.ts'
import { sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, published } from '../property/testing/homes.fixture.ts'
import { channels, status } from './publication.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof channels>
let boss: Person
let agent: Person
let stranger: Person

beforeAll(async () => {
  server = await startTestServer()
  acts = channels(server)
  boss = await server.register({ role: 'ADMIN', agencyName: 'Publica' })
  agent = await server.register({ role: 'STAFF', agency: boss })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Otra' })
}, 300_000)
afterAll(() => server.close())

describe('a channel out', () => {
  it('is a draft that checks homes, goes out once active, and says who read it', async () => {
    const home = await published(server, boss)
    const draft = await acts.create(boss, 'kyero', 'Kyero')
    expect(draft).toMatchObject({ state: 'draft', health: 'idle', direction: 'out', kyero: {} })
    await server.runJobs()
    const url = await acts.address(boss, draft.id)
    expect(await acts.read(boss, draft.id)).toMatchObject({ counts: { wanted: 1, queued: 1 } })
    expect([
      (await acts.get(url)).statusCode,
      (await acts.get(url)).headers['retry-after'],
    ]).toEqual([503, '3600'])
    await acts.patch(boss, draft.id, { state: 'active' })
    const first = await acts.get(url, { 'user-agent': 'Kyero/1.0' })
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'x-robots-tag': 'noindex',
    })
    expect(first.body).toContain(`<id>${home.id}</id>`)
    expect(first.body).toContain(`${server.deps.config.siteUrl}/inmueble/${home.id}`)
    for (const secret of ['Catalina Oliver', '600111222', 'sa Lluna 12'])
      expect(first.body).not.toContain(secret)
    const etag = String(first.headers['etag'])
    expect((await acts.get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    const head = await acts.get(url, {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag])
    expect(head.headers).not.toHaveProperty('content-length')
    const packed = await acts.get(url, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body)
    const after = await acts.read(boss, draft.id)
    expect(after).toMatchObject({ fetchedBy: 'Kyero/1.0', homes: 1 })
    expect(after.lastFetchedAt).not.toBeNull()
    const picture = /<url>([^<]*\.jpg)<\/url>/.exec(first.body)?.[1] ?? ''
    const jpeg = await acts.get(picture)
    expect([jpeg.statusCode, jpeg.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await sharp(jpeg.rawPayload).metadata()).format).toBe('jpeg')
    expect((await acts.get(picture.replace(/\d+\.jpg$/, '640.jpg'))).statusCode).toBe(404)

    expect(await acts.put(boss, home.id, 'withdrawn')).toBe(200)
    const next = await acts.get(url, { 'if-none-match': etag })
    expect([next.statusCode, next.body.includes(home.id)]).toEqual([200, false])
    const log = (
      await server.call('listIntegrationLog', { token: boss.token, params: { id: draft.id } })
    ).body as IntegrationLogPage
    expect(log.items.map(({ kind, field, new: now }) => [kind, field, now])).toEqual([
      ['left', null, 1],
      ['read', null, 1],
      ['out', null, 1],
      ['changed', 'state', 'active'],
      ['address', null, expect.stringMatching(/^….{4}\/kyero\.xml$/)],
      ['created', 'name', 'Kyero'],
    ])
    expect(log.items[3]?.byName).toContain('Ferrer')
  })

  it('has one address at a time, and none once it has ended', async () => {
    const { id, url } = await acts.channel(boss, 'website_json', 'Web')
    const second = await acts.address(boss, id)
    expect([(await acts.get(url)).statusCode, (await acts.get(second)).statusCode]).toEqual([
      410, 200,
    ])
    expect(JSON.parse((await acts.get(second)).body)).toEqual({ items: expect.any(Array) })
    const home = await published(server, boss)
    const { siteUrl } = server.deps.config
    const body = (await acts.get(second)).body
    expect([body.includes(home.id), body.includes(`"src":"${siteUrl}/media/`)]).toEqual([
      true,
      true,
    ])
    expect((await acts.get(second.replace('homes.json', 'kyero.xml'))).statusCode).toBe(404)
    const kept = await server.db.selectFrom('integration').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(second.split('/').at(-2))
    const call = { token: boss.token, params: { id } }
    expect(await status(server.call('deleteIntegrationAddress', call))).toBe(204)
    expect((await acts.get(second)).statusCode).toBe(410)
    const unknown = second.replace(/feeds\/.{43}/, `feeds/${'a'.repeat(43)}`)
    expect((await acts.get(unknown)).statusCode).toBe(404)
    const third = await acts.address(boss, id)
    expect(await status(server.call('deleteIntegration', call))).toBe(204)
    expect((await acts.get(third)).statusCode).toBe(410)
    await server.runJobs()
    expect(await acts.read(boss, id)).toMatchObject({ state: 'ended', health: 'idle', homes: 0 })
    expect(await status(server.call('createIntegrationAddress', call))).toBe(406)
    expect((await acts.patch(boss, id, { name: 'Otra' })).status).toBe(400)
    const choice = { ...call, body: { ids: [home.id], wanted: true } }
    expect(await status(server.call('updatePublicationHomes', choice))).toBe(406)
    const one = { token: boss.token, params: { id, propertyId: home.id } }
    expect(await status(server.call('repeatPublication', one))).toBe(406)
  })

  it('a source is no channel that could be ended', async () => {
    const row = await server.db
      .insertInto('integration')
      .values({
        id: uuidv7(),
        agency_id: boss.profile.agency_ids[0] ?? '',
        direction: 'in',
        provider: 'kyero',
        name: 'Origen',
        created_at: new Date(),
        updated_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const call = { token: boss.token, params: { id: row.id } }
    expect(await status(server.call('deleteIntegration', call))).toBe(406)
    expect(await acts.read(boss, row.id)).toMatchObject({ direction: 'in', name: 'Origen' })
  })

  it('is read sixty times an hour', async () => {
    const { url } = await acts.channel(boss, 'website_csv', 'Often')
    const { config } = server.deps
    const before = config.rateLimits
    config.rateLimits = true
    for (let n = 0; n < 60; n += 1) expect((await acts.get(url, {}, 'HEAD')).statusCode).toBe(200)
    const over = await acts.get(url)
    config.rateLimits = before
    expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('refuses what does not fit, at its field', async () => {
    const { id } = await acts.create(boss, 'website_csv', 'Tabla')
    const body = { provider: 'website_csv', name: 'TABLA' } as const
    expect(await server.call('createIntegration', { token: boss.token, body })).toMatchObject({
      status: 400,
      body: { name: expect.any(String) },
    })
    expect((await acts.patch(boss, id, { kyero: {} })).body).toEqual({ kyero: expect.any(String) })
    const foreign = { websiteCsv: { choice: { agentIds: [stranger.profile.id] } } }
    expect((await acts.patch(boss, id, foreign)).body).toEqual({
      'websiteCsv.choice.agentIds': expect.any(String),
    })
    expect((await acts.patch(boss, id, { websiteCsv: { content: { imageMax: 51 } } })).status).toBe(
      400,
    )
    const stale = { version: 99, name: 'X' }
    expect(
      await server.call('updateIntegration', { token: boss.token, params: { id }, body: stale }),
    ).toMatchObject({ status: 409, body: { current: { id, name: 'Tabla' } } })
    const other = await server.register({ role: 'ADMIN' })
    for (let n = 0; n < 20; n += 1) await acts.create(other, 'kyero', `Canal ${n}`)
    expect(await acts.create(other, 'kyero', 'Uno más')).toEqual({ name: expect.any(String) })
  })
})

describe('who may', () => {
  it('another agency sees nothing, a STAFF their own homes and no address or settings', async () => {
    const [theirs, mine] = [await published(server, boss), await published(server, agent)]
    const { id, url } = await acts.channel(boss, 'kyero', 'Rights')
    expect((await acts.get(url)).body).toContain(mine.id)
    const params = { id }
    for (const call of [
      server.call('getIntegration', { token: stranger.token, params }),
      server.call('listPublicationHomes', { token: stranger.token, params }),
      server.call('createIntegrationAddress', { token: stranger.token, params }),
      server.call('deleteIntegration', { token: stranger.token, params }),
      server.call('confirmShrink', { token: stranger.token, params }),
    ])
      expect(await status(call)).toBe(404)
    const seen = await acts.read(agent, id)
    expect(seen).toMatchObject({ addressHint: null, feed: {}, counts: { wanted: 1 } })
    expect(seen.kyero).toBeUndefined()
    expect((await acts.homes(agent, id)).items.map(({ propertyId }) => propertyId)).toEqual([
      mine.id,
    ])
    for (const call of [
      server.call('createIntegrationAddress', { token: agent.token, params }),
      server.call('listIntegrationLog', { token: agent.token, params }),
      server.call('updateIntegration', { token: agent.token, params, body: { version: 1 } }),
    ])
      expect(await status(call)).toBe(403)
    const of = (propertyId: string) => ({ token: agent.token, params: { id, propertyId } })
    expect(await status(server.call('previewPublication', of(theirs.id)))).toBe(404)
    const preview = (await server.call('previewPublication', of(mine.id)))
      .body as PublicationPreview
    expect(preview.text).toContain(`<ref>${mine.ref}</ref>`)
    expect(await status(server.call('repeatPublication', of(mine.id)))).toBe(200)
    const body = { ids: [theirs.id, mine.id], wanted: false }
    const chosen = (
      await server.call('updatePublicationHomes', { token: agent.token, params, body })
    ).body as PublicationChoiceResult
    expect(chosen).toMatchObject({ changed: 1, left: 1, items: [{ wanted: false }] })
    const after = (await acts.get(url)).body
    expect([after.includes(mine.id), after.includes(theirs.id)]).toEqual([false, true])
    const at = { token: agent.token, params: { id: mine.id } }
    const { items } = (await server.call('listHomeChannels', at)).body as HomeChannelList
    expect(items.find(({ integrationId }) => integrationId === id)).toMatchObject({
      channelState: 'active',
      home: { state: 'not_published', reason: 'not_chosen' },
    })
  })
})

describe('what goes out', () => {
  it('follows the settings, and blocked homes say which field', async () => {
    const owner = await server.register({ role: 'ADMIN' })
    const good = await published(server, owner)
    const { subtype: _none, ...basics } = complete.basics
    const bad = await published(server, owner, { ...complete, basics })
    const { id, url } = await acts.channel(owner, 'kyero', 'Kyero')
    const page = await acts.homes(owner, id)
    expect(page).toMatchObject({ total: 2, counts: { wanted: 2, blocked: 1, warning: 1 } })
    expect(page.byRule[0]).toMatchObject({ rule: 'subtype', severity: 'error', count: 1 })
    const [blocked] = (await acts.homes(owner, id, { state: ['blocked'] })).items
    expect(blocked).toMatchObject({
      propertyId: bad.id,
      issues: expect.arrayContaining([
        expect.objectContaining({
          rule: 'subtype',
          field: 'basics.subtype',
          step: 1,
          foreign: 'type',
          message: 'Elige el subtipo',
        }),
      ]),
    })
    expect((await acts.homes(owner, id, { rule: 'subtype' })).total).toBe(1)
    expect((await acts.homes(owner, id, { q: good.ref })).items).toHaveLength(1)
    expect(await acts.read(owner, id)).toMatchObject({ state: 'active', health: 'attention' })
    await acts.patch(owner, id, { kyero: { choice: { operations: ['A'] } } })
    expect((await acts.get(url)).body).not.toContain('<property>')
    expect((await acts.homes(owner, id)).items.map(({ reason }) => reason)).toEqual([
      'operation',
      'operation',
    ])
    await acts.patch(owner, id, { kyero: { choice: { mode: 'chosen' } } })
    const body = { ids: [good.id], wanted: true }
    await server.call('updatePublicationHomes', { token: owner.token, params: { id }, body })
    expect((await acts.get(url)).body).toContain(good.id)
    await acts.patch(owner, id, { state: 'paused' })
    expect([(await acts.get(url)).statusCode, (await acts.homes(owner, id)).counts.queued]).toEqual(
      [503, 1],
    )
  })

  it('takes no save down with a mandate that another version wrote', async () => {
    const home = await published(server, boss)
    const { url } = await acts.channel(boss, 'website_json', 'Encargo')
    const mandate = JSON.stringify({ endsOn: '2020-01-01', tacitExtension: 'maybe' })
    await sql`update property set mandate_ends = '2020-01-01',
      doc = jsonb_set(doc, '{mandate}', coalesce(doc -> 'mandate', '{}') || ${mandate}::jsonb)
      where id = ${home.id}`.execute(server.db)
    const call = { token: boss.token, params: { id: home.id } }
    const { version } = (await server.call('getProperty', call)).body
    const body = { version, layout: { ...home.layout, bedrooms: 7 } }
    expect(await status(server.call('updateProperty', { ...call, body }))).toBe(200)
    expect((await acts.get(url)).statusCode).toBe(200)
  })

  it('lets nothing out that it checked as a draft, until it looked at it by what it is set to', async () => {
    const owner = await server.register({ role: 'ADMIN', agencyName: 'Arranque' })
    const home = await published(server, owner)
    const { id, version } = await acts.create(owner, 'website_json', 'Arranque')
    await server.runJobs()
    const drawn = sql<object>`select state, fragment from publication where integration_id = ${id}`
    expect((await drawn.execute(server.db)).rows).toEqual([{ state: 'queued', fragment: null }])
    // Nor by what an earlier version drew of drafts.
    await sql`update publication set state = 'published', hash = 'x', fragment = ${home.id}
      where integration_id = ${id}`.execute(server.db)
    const url = await acts.address(owner, id)
    const websiteJson = { choice: { mode: 'chosen' } }
    const body = { version, state: 'active', websiteJson }
    const { token } = owner
    await server.call('updateIntegration', { token, params: { id }, body: body as never })
    const first = await acts.get(url)
    expect([first.statusCode, first.body.includes(home.id)]).toEqual([200, false])
    expect((await acts.read(owner, id)).counts).toMatchObject({ queued: 1, published: 0 })
    await server.runJobs()
    // It loses nothing, since nothing was out.
    expect(await acts.read(owner, id)).toMatchObject({ shrink: null, counts: { removing: 0 } })
    await acts.patch(owner, id, { state: 'paused' })
    await acts.patch(owner, id, { state: 'active', websiteJson: {} })
    expect((await acts.get(url)).body).toContain(home.id)
  })

  it('keeps what a later version calls otherwise where its form showed what holds else', async () => {
    const owner = await server.register({ role: 'ADMIN', agencyName: 'Nombres' })
    await published(server, owner)
    const { id } = await acts.channel(owner, 'website_json', 'Nombres')
    const later = { choice: { soleOnly: true, minQuality: 10 }, content: { mostImages: 3 } }
    await sql`update integration set settings = ${JSON.stringify({ websiteJson: later })}::jsonb
      where id = ${id}`.execute(server.db)
    const { websiteJson: shown } = await acts.read(owner, id)
    expect(shown).toMatchObject({ choice: { onlyExclusive: false, minQuality: 10 } })
    const choice = { ...shown?.choice, minQuality: 0, keepReserved: true }
    await acts.patch(owner, id, { websiteJson: { ...shown, choice } })
    const { rows } = await sql<{ kept: object }>`
      select settings #> '{websiteJson}' as kept from integration where id = ${id}`.execute(
      server.db,
    )
    expect(rows[0]?.kept).toEqual({
      choice: { soleOnly: true, minQuality: 0, keepReserved: true },
      content: { mostImages: 3 },
    })
  })

  it.each([
    ['a value', { choice: { mode: 'by_tag' } }],
    ['the only value of a filter', { choice: { types: ['houseboat'] } }],
    ['a limit', { choice: { minQuality: 250 } }],
    ['a filter', { choice: { municipalities: ['07040'] } }],
    ['all', 'by_tag'],
    ['another name', { choice: { mode: 'chosen' } }, 'ownWebsite'],
  ])(
    'lets no home out by settings of which another version wrote %s',
    async (what, settings, name = 'websiteJson') => {
      const owner = await server.register({ role: 'ADMIN', agencyName: `Ajeno ${what}` })
      const [out, kept] = [await published(server, owner), await published(server, owner)]
      const { id, url } = await acts.channel(owner, 'website_json', 'Ajeno')
      const choose = { ids: [kept.id], wanted: false }
      const token = owner.token
      await server.call('updatePublicationHomes', { token, params: { id }, body: choose })
      await sql`update publication set wanted = null where property_id = ${kept.id}`.execute(
        server.db,
      )
      await sql`update integration set settings = ${JSON.stringify({ [name]: settings })}::jsonb
      where id = ${id}`.execute(server.db)
      const save = async (home: string, bedrooms: number) => {
        const call = { token, params: { id: home } }
        const { version, layout } = (await server.call('getProperty', call)).body
        const body = { version, layout: { ...layout, bedrooms } }
        expect(await status(server.call('updateProperty', { ...call, body }))).toBe(200)
      }
      for (const home of [out.id, kept.id]) await save(home, 7)
      await acts.patch(owner, id, { name: 'Aun ajeno' }) // all of them are written anew
      const { body } = await acts.get(url)
      expect([body.includes(out.id), body.includes(kept.id)]).toEqual([true, false])
      const [held] = (await acts.homes(owner, id, { q: kept.ref })).items
      expect(held).toMatchObject({ state: 'blocked', issues: [{ rule: 'otherVersion' }] })
      expect(held?.issues[0]?.message).toContain('Otra versión')
      expect(body).toMatch(/"bedrooms": ?7/) // what is out there says what is true today
      expect(await acts.put(owner, out.id, 'withdrawn')).toBe(200)
      expect((await acts.get(url)).body).not.toContain(out.id)
    },
  )

  it('stays ended when somebody activates it in the same moment', async () => {
    const { id } = await acts.create(boss, 'website_csv', 'A la vez')
    const call = { token: boss.token, params: { id } }
    const [ended] = await Promise.all([
      server.call('deleteIntegration', call),
      server.call('updateIntegration', { ...call, body: { version: 1, state: 'active' } }),
    ])
    expect([ended.status, (await acts.read(boss, id)).state]).toEqual([204, 'ended'])
  })

  it('is read by others after readers that hung up at once', async () => {
    const { url } = await acts.channel(boss, 'website_csv', 'Cortada')
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    for (let n = 0; n < 3; n += 1) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`GET ${new URL(url).pathname} HTTP/1.1\r\nHost: llar\r\n\r\n`)
      await new Promise((resolve) => setImmediate(resolve))
      socket.resetAndDestroy()
    }
    await expect.poll(async () => (await acts.get(url)).statusCode).toBe(200)
  })
})
