import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type {
  MarketPublication,
  MarketPublicationState,
} from '../../../../generated/model/index.ts'
import { picture } from '../../../testing/home.ts'
import type { Person } from '../../../testing/people.ts'
import { PHOTOS, shop } from '../../../testing/shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { commands } from '../index.ts'

let server: TestServer
let acts: ReturnType<typeof shop>
let tomeu: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = shop(server)
  tomeu = await server.register({ role: 'SERVICE' })
  await acts.seller(tomeu)
  server.deps.config.operators.push('ops@rig.example')
}, 300_000)
afterAll(() => server.close())

const read = async (id: string): Promise<MarketPublication> =>
  (await server.call('getMarketPublication', { token: tomeu.token, params: { id } })).body
const move = async (id: string, state: MarketPublicationState['state']): Promise<string> => {
  const body = { version: (await read(id)).version, state }
  const { status, body: now } = await server.call('setMarketPublicationState', {
    token: tomeu.token,
    params: { id },
    body,
  })
  return status === 200 ? now.state : String(status)
}
const change = async (id: string, title: string): Promise<MarketPublication> =>
  (
    await server.call('updateMarketPublication', {
      token: tomeu.token,
      params: { id },
      body: { ...PHOTOS, title: { es: title }, version: (await read(id)).version },
    })
  ).body
const add = async (id: string, color = '#445566'): Promise<MarketPublication> =>
  (
    await server.call('addMarketPicture', {
      token: tomeu.token,
      params: { id },
      files: [
        {
          field: 'picture',
          filename: 'a.jpg',
          mime: 'image/jpeg',
          content: await picture(color),
        },
      ],
    })
  ).body
/** On offer, after the operator's look. */
const looked = async (): Promise<string> => {
  const { id } = await acts.publish(tomeu)
  const ok = await commands.find(({ words }) => words === 'publication ok')?.run([id], server.deps)
  expect([ok?.code, (await read(id)).state]).toEqual([0, 'published'])
  return id
}

describe('where operators look at what is published', () => {
  it('what was looked at comes back from a pause as it was', async () => {
    const id = await looked()
    expect([await move(id, 'paused'), await move(id, 'published')]).toEqual(['paused', 'published'])
  })

  it('what was changed in a pause is looked at again', async () => {
    const id = await looked()
    await move(id, 'paused')
    await change(id, 'Otra cosa')
    expect(await move(id, 'published')).toBe('review')
  })

  it('so is a picture that came in a pause', async () => {
    const id = await looked()
    await move(id, 'paused')
    await add(id)
    expect(await move(id, 'published')).toBe('review')
  })

  it('a new picture of what is on offer asks for a look; taking one off does not', async () => {
    const id = await looked()
    const now = await add(id)
    expect([now.state, now.pictures.length]).toEqual(['review', 2])
    // What the operator has before them is another one by now.
    const waiting = await add(id, '#112233')
    expect(waiting.version).toBeGreaterThan(now.version)
    await commands.find(({ words }) => words === 'publication ok')?.run([id], server.deps)
    const hash = now.pictures[1]?.hash ?? ''
    await server.call('removeMarketPicture', { token: tomeu.token, params: { id, hash } })
    expect((await read(id)).state).toBe('published')
  })

  it('what a later version took off stays off, whatever its seller or the operator asks', async () => {
    const { id, version } = await read(await looked())
    await sql`update market_item set state = 'barred' where id = ${id}::uuid`.execute(server.db)
    const own = { token: tomeu.token, params: { id } }
    const body = { version, state: 'published' as const }
    expect((await server.call('setMarketPublicationState', { ...own, body })).status).toBe(503)
    const form = { ...PHOTOS, version }
    const saved = await server.call('updateMarketPublication', { ...own, body: form })
    expect(saved.status).toBe(503)
    const no = commands.find(({ words }) => words === 'publication no')
    const refused = await no?.run([id, 'No es de aquí, dice un vecino'], server.deps)
    expect(refused?.code).toBe(1)
    const { rows } =
      await sql`select state, version from market_item where id = ${id}::uuid`.execute(server.db)
    expect(rows).toEqual([{ state: 'barred', version }])
  })

  it('what was on offer before there were operators is looked at when it comes back', async () => {
    server.deps.config.operators.length = 0
    const { id } = await acts.publish(tomeu)
    await move(id, 'paused')
    await change(id, 'Cambiado')
    server.deps.config.operators.push('ops@rig.example')
    expect(await move(id, 'published')).toBe('review')
  })
})
