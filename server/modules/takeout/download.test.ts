import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../db/index.ts'
import { sweep as sweepMedia } from '../property/index.ts'
import { sweep } from './collect/remove.ts'
import { openTakeout } from './testing/open-takeout.ts'
import { DAY, leaving } from './testing/leaving.ts'

const { server, boss, clock, asked, show, addressOf, end } = await leaving()
afterAll(() => server.close())
// One to read.
beforeAll(() => asked(boss))

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers })

/** Files of its own that a takeout still has. */
async function spooled(id: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of server.deps.files.list(`takeout/${id}`)) keys.push(key)
  return keys
}

describe('the download', () => {
  it('goes on where it was cut, at every kind of place, and is the same bytes', async () => {
    const { path: url, zip } = await openTakeout(server, boss)
    const { headers } = await get(url, {}, 'HEAD')
    expect(headers).toMatchObject({
      'content-length': String(zip.length),
      'accept-ranges': 'bytes',
      'content-type': 'application/zip',
      'cache-control': expect.stringContaining('no-store'),
    })
    const etag = String(headers.etag)
    const cuts = Array.from({ length: 40 }, (_, n) => Math.floor((zip.length * (n + 1)) / 41))
    const parts: Buffer[] = []
    let from = 0
    for (const to of [...cuts, zip.length]) {
      const range = `bytes=${from}-${to - 1}`
      const part = await get(url, { range, 'if-range': etag })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${zip.length}`)
      parts.push(part.rawPayload)
      from = to
    }
    expect(Buffer.concat(parts).equals(zip)).toBe(true)
    const last = await get(url, { range: 'bytes=-22' })
    expect(last.rawPayload.equals(zip.subarray(-22))).toBe(true)
  })

  it('comes whole for another version, and says where it ends', async () => {
    const { path: url, zip } = await openTakeout(server, boss)
    const other = await get(url, { range: 'bytes=5-', 'if-range': '"another"' })
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, zip.length])
    const beyond = await get(url, { range: `bytes=${zip.length}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${zip.length}`,
    ])
    expect((await get('/takeout/' + 'a'.repeat(43) + '.zip')).statusCode).toBe(404)
    expect((await get('/takeout/x')).statusCode).toBe(404)
  })

  it('keeps a picture that its home lost, and breaks when a document was erased', async () => {
    const { path: url, takeout, zip } = await openTakeout(server, boss)
    await sql`delete from property_media`.execute(server.db)
    await sweepMedia(server.deps, -DAY)
    expect((await get(url)).rawPayload.equals(zip)).toBe(true)
    const { rows } = await sql<{ key: string }>`select file_key as key from takeout_file
      where takeout_id = ${takeout.id} and name like 'media/%'`.execute(server.db)
    await server.deps.files.remove(rows[0]?.key ?? '')
    // The reader is cut off; it is noted a moment later.
    await vi.waitFor(
      async () => expect((await get(url).catch(() => null))?.statusCode).toBe(410),
      60_000,
    )
    expect(await show(boss, takeout.id)).toMatchObject({ state: 'broken' })
  })

  it('is over after seven days and when an ADMIN ends it, and leaves nothing behind', async () => {
    const id = await asked(boss)
    const url = await addressOf(boss, id)
    expect((await get(url)).statusCode).toBe(200)
    expect((await show(boss, id)).lastReadAt).not.toBeNull()
    clock.ahead = 7 * DAY + 1000
    expect((await get(url)).statusCode).toBe(410)
    expect(await show(boss, id)).toMatchObject({ state: 'ended' })
    await sweep(server.deps)
    expect(await spooled(id)).toEqual([])
    clock.ahead = 0
    const other = await asked(boss)
    const address = await addressOf(boss, other)
    expect((await end(boss, other)).status).toBe(204)
    await server.runJobs()
    expect([(await get(address)).statusCode, await spooled(other)]).toEqual([410, []])
    expect((await end(boss, other)).status).toBe(204)
  })

  it('has no address any more of who leads no longer', async () => {
    const third = await server.register({ role: 'ADMIN', agency: boss })
    const id = await asked(boss)
    const [own, theirs] = [await addressOf(boss, id), await addressOf(third, id)]
    const given = await server.call('updateUser', {
      token: boss.token,
      params: { id: third.profile.id },
      body: { role: 'STAFF' },
    })
    expect(given.status).toBe(200)
    expect((await get(theirs)).statusCode).not.toBe(200)
    expect((await get(own)).statusCode).toBe(200)
    await end(boss, id)
  })
})

it('that was ended while it was written down leaves no name of a file behind', async () => {
  const id = await asked(boss)
  const named = () =>
    server.db.selectFrom('takeout_file').selectAll().where('takeout_id', '=', id).execute()
  const rows = await named()
  expect(rows.length).toBeGreaterThan(0)
  await end(boss, id)
  await server.runJobs()
  // What a job that was at it wrote after that.
  await server.db.insertInto('takeout_file').values(rows).execute()
  await sweep(server.deps)
  expect(await named()).toEqual([])
})
