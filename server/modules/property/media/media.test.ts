import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaList } from '../../../../generated/model/index.ts'
import { buildApp } from '../../../app.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { untilWaiting } from '../../../testing/locks.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { made, published } from '../testing/homes.fixture.ts'
import { bomb, gif, heic, pdf, picture, svg } from '../testing/pictures.fixture.ts'
import { holdsCode } from './code.ts'
import { lookForCodes } from './look.ts'
import { fileKey } from './media.repository.ts'
import { sweep } from './sweep.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
})
afterAll(() => server.close())

type Sent = { name: string; content: Buffer; extra?: object }
const upload = (id: string, files: Sent[], who = admin) =>
  server.call('uploadPropertyMedia', {
    token: who.token,
    params: { id },
    lang: 'en',
    files: files.map(({ name, content, extra }) => ({
      field: 'files',
      filename: name,
      mime: 'image/jpeg',
      content,
      extra,
    })),
  })
const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers })
const stored = async (prefix = 'media') => {
  const keys: string[] = []
  for await (const { key } of server.deps.files.list(prefix)) keys.push(key)
  return keys
}
const hashOf = (src: string | undefined) => src?.split('/').at(-1) ?? ''

describe('a photo', () => {
  it('is stripped of EXIF and GPS, turned upright, and served in its widths', async () => {
    const { id } = await made(server, admin)
    const content = await picture(1200, 800)
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const { status, body } = await upload(id, [
      { name: 'a.jpg', content, extra: { label: 'kitchen', caption: { es: 'Cocina' } } },
    ])
    expect([status, body.refused]).toEqual([201, []])
    const [photo] = body.items
    expect(photo).toMatchObject({
      state: 'processing',
      widths: [320, 640, 800],
      width: 800,
      height: 1200,
      label: 'kitchen',
      caption: { es: 'Cocina' },
      kind: 'photo',
      visibility: 'public',
    })
    const early = await get(`${photo?.src}/320.webp`)
    await server.runJobs()
    const ready = (await server.call('getProperty', { token: admin.token, params: { id } })).body
      .media[0]
    expect(ready?.state).toBe('ready')
    expect(ready?.color).toMatch(/^#[0-9a-f]{6}$/)
    for (const width of [320, 640]) {
      const answer = await get(`${photo?.src}/${width}.webp`)
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
      const meta = await sharp(answer.rawPayload).metadata()
      expect([meta.format, meta.width, meta.exif, meta.xmp, meta.orientation]).toEqual([
        'webp',
        width,
        undefined,
        undefined,
        undefined,
      ])
    }
    expect((await get(`${photo?.src}/320.webp`)).rawPayload.equals(early.rawPayload)).toBe(true)
    const shared = await get(`${photo?.src}/share.jpg`)
    const crop = await sharp(shared.rawPayload).metadata()
    expect([
      shared.headers['content-type'],
      crop.format,
      crop.width,
      crop.height,
      crop.exif,
    ]).toEqual(['image/jpeg', 'jpeg', 1200, 630, undefined])
    expect((await get(`${photo?.src}/share.jpg`)).rawPayload.equals(shared.rawPayload)).toBe(true)
    expect((await get(`/media/${'0'.repeat(32)}/share.jpg`)).statusCode).toBe(404)
    const again = await get(`${photo?.src}/320.webp`, {
      'if-none-match': String(early.headers['etag']),
    })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    for (const wrong of [
      '801.webp',
      '1200.webp',
      '321.webp',
      'original.webp',
      '320.png',
      '..%2F320.webp',
    ]) {
      expect((await get(`${photo?.src}/${wrong}`)).statusCode).toBe(404)
    }
    for (const key of await stored()) {
      const chunks = await (await server.deps.files.get(key)).toArray()
      const meta = await sharp(Buffer.concat(chunks as Buffer[])).metadata()
      expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined])
    }
  })

  it('is kept at 2560 at most, a small one as it is', async () => {
    const { id } = await made(server, admin)
    const { body } = await upload(id, [
      { name: 'big.png', content: await picture(400, 2700, 'png') },
      { name: 'small.webp', content: await picture(200, 100, 'webp') },
    ])
    expect(body.items.map((item) => [item.width, item.height, item.widths])).toEqual([
      [2560, 379, [320, 640, 960, 1440]],
      [100, 200, [100]],
    ])
    await server.runJobs()
    expect((await get(`${body.items[1]?.src}/100.webp`)).statusCode).toBe(200)
  })

  it('between two widths is served in its own', async () => {
    const { id } = await made(server, admin)
    const { body } = await upload(id, [
      { name: 'a.png', content: await picture(600, 600, 'png') },
      { name: 'b.png', content: await picture(641, 700, 'png') },
    ])
    expect(body.items.map((item) => [item.width, item.widths])).toEqual([
      [600, [320, 600]],
      [700, [320, 640, 700]],
    ])
    await server.runJobs()
    const answer = await get(`${body.items[0]?.src}/600.webp`)
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(600)
    // Asked for by who knows the address alone, as a website's pages do: as wide as it is.
    for (const width of [640, 960, 1440]) {
      const wide = await get(`${body.items[0]?.src}/${width}.webp`)
      expect([wide.statusCode, wide.rawPayload]).toEqual([200, answer.rawPayload])
    }
    for (const width of [320.5, 601, 1200, 2000])
      expect((await get(`${body.items[0]?.src}/${width}.webp`)).statusCode).toBe(404)
  })

  it('that is none is refused with a plain sentence, the good ones are kept', async () => {
    const { id } = await made(server, admin)
    const good = await picture()
    const bad: Sent[] = [
      { name: 'IMG_1.HEIC', content: heic },
      { name: 'a.svg', content: svg },
      { name: 'a.gif', content: gif },
      { name: 'a.pdf', content: pdf },
      { name: 'liar.jpg', content: Buffer.from('<html><script>alert(1)</script></html>') },
      { name: 'bomb.png', content: bomb() },
      { name: 'cut.jpg', content: good.subarray(0, Math.floor(good.length / 2)) },
      { name: 'head.jpg', content: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]) },
      { name: 'empty.jpg', content: Buffer.alloc(0) },
    ]
    const { status, body } = await upload(id, [
      ...bad,
      { name: 'really-a-jpeg.png', content: good },
    ])
    expect([status, body.items.length]).toEqual([201, 1])
    expect(
      Object.fromEntries(body.refused.map(({ filename, message }) => [filename, message])),
    ).toEqual({
      'IMG_1.HEIC': 'This is an iPhone HEIC photo: save it as JPEG and upload it again',
      'a.svg': 'SVG drawings are not accepted: use JPEG, PNG or WebP',
      'a.gif': 'GIFs are not accepted: use JPEG, PNG or WebP',
      'a.pdf': 'A PDF is not a photo: upload it as a document',
      'liar.jpg': 'This file is not a JPEG, PNG or WebP picture',
      'bomb.png': 'The picture has too many pixels (60 million at most)',
      'cut.jpg': 'The picture is damaged or incomplete',
      'head.jpg': 'The picture is damaged or incomplete',
      'empty.jpg': 'The file is empty',
    })
  })

  it('of another agency cannot be added to, reordered or removed', async () => {
    const { id } = await made(server, admin)
    const stranger = await server.register()
    const { body } = await upload(id, [{ name: 'a.jpg', content: await picture() }])
    const mediaId = body.items[0]?.id ?? ''
    expect((await upload(id, [{ name: 'a.jpg', content: await picture() }], stranger)).status).toBe(
      404,
    )
    expect(
      (
        await server.call('updatePropertyMedia', {
          token: stranger.token,
          params: { id },
          body: { order: [mediaId] },
        })
      ).status,
    ).toBe(404)
    expect(
      (await server.call('removePropertyMedia', { token: stranger.token, params: { id, mediaId } }))
        .status,
    ).toBe(404)
    const other = await made(server, admin)
    expect(
      (
        await server.call('removePropertyMedia', {
          token: admin.token,
          params: { id: other.id, mediaId },
        })
      ).status,
    ).toBe(404)
  })
})

describe('pictures of a home', () => {
  it('keep their order, labels and captions; the version stays', async () => {
    const { id, version } = await made(server, admin)
    const sent = await upload(id, [
      { name: '1', content: await picture() },
      { name: '2', content: await picture() },
      { name: '3', content: await picture(), extra: { kind: 'plan' } },
    ])
    const [a, b, c] = sent.body.items.map((item) => item.id) as [string, string, string]
    const patch = (body: object) =>
      server.call('updatePropertyMedia', { token: admin.token, params: { id }, body })
    const { body } = await patch({
      order: [c, a, b],
      items: [{ id: a, label: 'pool', caption: { de: 'Pool' }, visibility: 'private' }],
    })
    expect(body.items.map((item) => [item.id, item.kind, item.label, item.visibility])).toEqual([
      [c, 'plan', null, 'public'],
      [a, 'photo', 'pool', 'private'],
      [b, 'photo', null, 'public'],
    ])
    expect((await patch({ items: [{ id: a, label: null }] })).body.items[1]).toMatchObject({
      label: null,
      caption: { de: 'Pool' },
    })
    expect((await patch({ order: [c, a] })).status).toBe(400)
    expect((await patch({ items: [{ id, label: 'pool' }] })).status).toBe(400)
    expect(
      (await server.call('getProperty', { token: admin.token, params: { id } })).body.version,
    ).toBe(version)
  })

  it('share the files of an equal content, which go with the last of them', async () => {
    const content = await picture()
    const [one, two] = [await made(server, admin), await made(server, admin)]
    const first = (await upload(one.id, [{ name: 'a', content }])).body.items[0]
    await server.runJobs()
    const second = (await upload(two.id, [{ name: 'b', content }])).body.items[0]
    expect([second?.src, second?.state]).toEqual([first?.src, 'ready'])
    const hash = hashOf(first?.src)
    const remove = (id: string, mediaId = '') =>
      server.call('removePropertyMedia', { token: admin.token, params: { id, mediaId } })
    await remove(one.id, first?.id)
    await server.runJobs()
    expect(await server.deps.files.exists(fileKey(hash, '320'))).toBe(true)
    await remove(two.id, second?.id)
    await server.runJobs()
    expect((await stored()).filter((key) => key.includes(hash))).toEqual([])
    expect((await upload(one.id, [{ name: 'a', content }])).body.items[0]?.state).toBe('processing')
  })

  it('leave no orphan behind: what a crash left is swept, what is in use or fresh stays', async () => {
    const home = await published(server, admin)
    const before = (await stored()).sort()
    await server.deps.files.put(Buffer.from('x'), fileKey('f'.repeat(32), '320'))
    await server.deps.files.put(
      Buffer.from('x'),
      'document/aa/0190d0f0-0000-7000-8000-000000000000',
    )
    expect(await sweep(server.deps)).toBe(0)
    await sweep(server.deps, -1000)
    expect(await stored('document')).toEqual([])
    expect((await stored()).every((key) => before.includes(key))).toBe(true)
    expect((await get(`${home.media[0]?.src}/320.webp`)).statusCode).toBe(200)
  })

  it('are all looked at though one cannot be, and the next time all but none', async () => {
    const { id } = await made(server, admin)
    const contents = await Promise.all([1, 2, 3].map(() => picture()))
    const { body } = await upload(
      id,
      contents.map((content) => ({ name: 'a', content })),
    )
    await server.runJobs()
    const [first = '', broken = '', ...rest] = body.items.map(({ src }) => hashOf(src)).toSorted()
    await sql`update media_file set has_code = null
      where hash in (${first}, ${broken}, ${rest[0]})`.execute(server.db)
    const unseen = async () =>
      (
        await sql<{ hash: string }>`select hash from media_file where has_code is null`.execute(
          server.db,
        )
      ).rows.map(({ hash }) => hash)
    const { files } = server.deps
    await files.put(Buffer.from('no picture'), fileKey(broken, 'original'))
    const without = {
      ...files,
      get: (key: string) =>
        key.includes(first) ? Promise.reject(new Error('a bad sector')) : files.get(key),
    }
    await expect(lookForCodes({ ...server.deps, files: without })).rejects.toThrow('a bad sector')
    expect(await unseen()).toEqual([first])
    expect(await lookForCodes(server.deps)).toBe(1)
    expect(await unseen()).toEqual([])
  })

  it('at which nobody looked in time are no pictures without a code', async () => {
    const content = await picture()
    await expect(holdsCode(content, 1)).rejects.toThrow('not looked at')
    expect(await holdsCode(content)).toBe(false)
  })

  it('come forty at a time and no more', async () => {
    const { id } = await made(server, admin)
    const content = await picture(60, 40)
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, content }))
    expect((await upload(id, many(41))).status).toBeGreaterThanOrEqual(400)
    expect((await upload(id, many(40))).body.items.length).toBe(40)
  })
})

describe('who loses the right while their photos are worked on', () => {
  it.each(['let go', 'demoted'] as const)('%s, attaches none', async (what) => {
    const colleague = await server.register({ role: 'STAFF', agency: admin })
    const { id } = await made(server, colleague)
    const boss = await server.register({ role: 'ADMIN', agency: admin })
    const content = await picture(300, 200)
    // Their row is held until what happens meanwhile has happened: the request waits for it.
    const { asked } = await server.db.transaction().execute(async (trx) => {
      await sql`select 1 from app_user where id = ${boss.profile.id} for update`.execute(trx)
      const asked = upload(id, [{ name: 'a.jpg', content }], boss)
      await untilWaiting(server.db, 1)
      const mine = boss.profile.id
      await (what === 'demoted'
        ? trx.updateTable('app_user').set({ role: 'STAFF' }).where('id', '=', mine).execute()
        : trx.deleteFrom('session').where('user_id', '=', mine).execute())
      return { asked }
    })
    expect((await asked).status).toBe(what === 'demoted' ? 403 : 401)
    const { body } = await server.call('getProperty', { token: admin.token, params: { id } })
    expect(body.media).toEqual([])
  })
})

it('pictures of which another version wrote a kind or an audience keep their place and stop no order', async () => {
  const home = await made(server, admin)
  const files = await Promise.all(
    [1, 2, 3, 4].map(async (n) => ({ name: `${n}.jpg`, content: await picture(400 + n, 300) })),
  )
  const [a = '', b = '', c = '', d = ''] = (await upload(home.id, files)).body.items.map(
    ({ id }) => id,
  )
  await sql`update property_media set visibility = 'partners' where id = ${b}`.execute(server.db)
  await sql`update property_media set kind = 'gaussian' where id = ${c}`.execute(server.db)
  const config = { ...server.deps.config, exactReplies: false }
  const app = await buildApp({ ...server.deps, config }, { withPages: false })
  const put = async (order: string[]) => {
    const url = `/api/v1/property/${home.id}/media/`
    const headers = { authorization: `Bearer ${admin.token}` }
    const answer = await app.inject({ method: 'PATCH', url, headers, payload: { order } })
    return [answer.statusCode, answer.json<MediaList>().items?.map(({ id }) => id)]
  }
  expect(await put([d])).toEqual([400, undefined])
  expect(await put([d, b, c, a])).toEqual([400, undefined])
  expect(await put([d, a])).toEqual([200, [d, a]])
  await app.close()
  const { rows } = await sql<{ id: string }>`select id from property_media
    where property_id = ${home.id} order by position`.execute(server.db)
  expect(rows.map(({ id }) => id)).toEqual([d, b, c, a])
})

it('that no process gets through says so, instead of being made ready for ever', async () => {
  const { id } = await made(server, admin)
  const content = await picture(900, 600)
  await upload(id, [{ name: 'a.jpg', content }])
  await sql`update job set attempts = 99 where kind = 'property.media'`.execute(server.db)
  await server.runJobs()
  const photo = async () =>
    (await server.call('getProperty', { token: admin.token, params: { id } })).body.media[0]
  expect((await photo())?.state).toBe('failed')
  await upload(id, [{ name: 'a.jpg', content }])
  await server.runJobs()
  expect((await photo())?.state).toBe('ready')
})
