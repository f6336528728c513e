import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { made } from '../testing/homes.fixture.ts'
import { heic, pdf, picture, svg } from '../testing/pictures.fixture.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
})
afterAll(() => server.close())

const add = (id: string, filename: string, content: Buffer, extra: unknown = 'deed') =>
  server.call('uploadPropertyDocument', {
    token: admin.token,
    params: { id },
    lang: 'en',
    files: [{ field: 'file', filename, mime: 'application/pdf', content, extra }],
  })

it('keeps documents with their type, sends them back as they came, as an attachment', async () => {
  const { id } = await made(server, admin)
  const { status, body } = await add(id, 'Escritura Nº 1 <copia>.pdf', pdf)
  expect([status, body.items.length]).toEqual([201, 1])
  expect(body.items[0]).toMatchObject({
    type: 'deed',
    filename: 'Escritura Nº 1 <copia>.pdf',
    mime: 'application/pdf',
    size: pdf.length,
  })
  await add(id, 'dni.jpg', await picture(), 'id')
  const list = (await server.call('listPropertyDocuments', { token: admin.token, params: { id } }))
    .body.items
  expect(list.map((item) => [item.type, item.mime])).toEqual([
    ['id', 'image/jpeg'],
    ['deed', 'application/pdf'],
  ])
  const documentId = list[1]?.id ?? ''
  const file = await server.call('downloadPropertyDocument', {
    token: admin.token,
    params: { id, documentId },
  })
  expect(Buffer.from(file.body as unknown as Buffer).equals(pdf)).toBe(true)
  expect(file.headers['content-disposition']).toMatch(/^attachment/)
  expect([file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
    'application/pdf',
    'nosniff',
  ])
  const home = (await server.call('getProperty', { token: admin.token, params: { id } })).body
  expect([home.documentCount, home.version]).toEqual([2, 1])
})

it('looks into the file, not at its name, and wants a known type', async () => {
  const { id } = await made(server, admin)
  for (const content of [svg, heic, Buffer.from('MZ program'), Buffer.alloc(0)]) {
    const { status, body } = await add(id, 'a.pdf', content)
    expect([status, body]).toEqual([415, { detail: 'Only PDF, JPEG, PNG or WebP are accepted' }])
  }
  expect((await add(id, 'a.pdf', pdf, 'nonsense')).status).toBe(400)
  expect((await add(id, 'a.pdf', Buffer.concat([pdf, Buffer.alloc(20_000_001)]))).status).toBe(413)
  expect(
    (await server.call('listPropertyDocuments', { token: admin.token, params: { id } })).body.items,
  ).toEqual([])
})

it('removes the file with the document, and shows nothing to strangers', async () => {
  const { id } = await made(server, admin)
  const documentId = (await add(id, 'a.pdf', pdf)).body.items[0]?.id ?? ''
  const stranger = await server.register()
  for (const operation of ['downloadPropertyDocument', 'removePropertyDocument'] as const) {
    expect(
      (await server.call(operation, { token: stranger.token, params: { id, documentId } })).status,
    ).toBe(404)
    const other = await made(server, admin)
    expect(
      (await server.call(operation, { token: admin.token, params: { id: other.id, documentId } }))
        .status,
    ).toBe(404)
  }
  const row = await server.db
    .selectFrom('property_document')
    .select('file_key')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  expect(
    (
      await server.call('removePropertyDocument', {
        token: admin.token,
        params: { id, documentId },
      })
    ).body.items,
  ).toEqual([])
  await server.runJobs()
  expect(await server.deps.files.exists(row.file_key)).toBe(false)
})
