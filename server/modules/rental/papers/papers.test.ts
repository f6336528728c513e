import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Rental } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { picture } from '../../../testing/home.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { owner } from '../rental.fixture.ts'
import { sweepContents } from './jobs.ts'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

let server: TestServer
let officer: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  officer = await server.register({ role: 'LLOGUER_SEGUR' })
  stranger = await server.register()
})
afterAll(() => server.close())

const sent = async (email: string): Promise<string> =>
  (await server.call('createRental', { body: { ...owner, email } })).body.id
const read = async (id: string): Promise<Rental> =>
  (await server.call('getRental', { token: officer.token, params: { id } })).body
const fileOf = (content: Buffer, extra = 'deed', filename = 'escritura.pdf') => ({
  files: [{ field: 'file', filename, mime: 'application/pdf', content, extra }],
})
const add = (id: string, content: Buffer, { token } = officer) =>
  server.call('uploadRentalDocument', { token, lang: 'en', params: { id }, ...fileOf(content) })
/** A PDF of some kB whose only stream unfolds to 400 MB. */
const BOMB = ((): Buffer => {
  const stream = deflateSync(deflateSync(Buffer.alloc(400_000_000), { level: 1 }))
  const head = '1 0 obj <</Filter [/FlateDecode /FlateDecode]>>\nstream\n'
  return Buffer.concat([pdf, Buffer.from(head), stream, Buffer.from('\nendstream')])
})()
/** Asks the applicant for documents, and the token that was mailed to them. */
const asked = async (id: string, email: string): Promise<string> => {
  const { status } = await server.call('createRentalLink', {
    token: officer.token,
    params: { id },
    body: { types: ['cedula', 'energy'] },
  })
  expect(status).toBe(201)
  await server.runJobs()
  const text = (await server.mails()).findLast(({ to }) => to === email)?.text ?? ''
  const token = /documentos\/(\S+)/.exec(text)?.[1] ?? ''
  expect(text).toContain('- cédula de habitabilidad\n- certificado energético')
  return token
}
const send = (rentalToken: string, content: Buffer) =>
  server.call('sendRentalDocument', { params: { rentalToken }, ...fileOf(content, 'cedula') })

describe('a document of the programme’s people', () => {
  it('is told to wait while it cannot be kept', async () => {
    const id = await sent('full@rig.example')
    for (const [code, status] of [
      ['ENOSPC', 507],
      ['EROFS', 503],
    ] as const) {
      const put = vi
        .spyOn(server.deps.files, 'put')
        .mockRejectedValueOnce(Object.assign(new Error(code), { code, syscall: 'write' }))
      expect((await add(id, pdf)).status).toBe(status)
      put.mockRestore()
    }
    expect((await read(id)).documents).toEqual([])
  })

  it('is kept as it came, private, and opened by a line in the log', async () => {
    const id = await sent('papers@rig.example')
    const { status, body } = await add(id, pdf)
    expect([status, body.documents]).toMatchObject([
      201,
      [{ type: 'deed', filename: 'escritura.pdf', by: 'officer', size: pdf.length }],
    ])
    const params = { id, documentId: body.documents[0]?.id ?? '' }
    const file = await server.call('downloadRentalDocument', { token: officer.token, params })
    expect(Buffer.from(file.body as unknown as Buffer).equals(pdf)).toBe(true)
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
    expect((await read(id)).accesses.map(({ filename }) => filename)).toEqual([
      null,
      'escritura.pdf',
    ])
    for (const who of [stranger.token, null])
      for (const operation of ['downloadRentalDocument', 'removeRentalDocument'] as const)
        expect([401, 403]).toContain((await server.call(operation, { token: who, params })).status)
  })

  it('is looked into: kinds, size, number and PDF bombs are refused', async () => {
    const id = await sent('looked@rig.example')
    for (const content of [svg, Buffer.alloc(0), Buffer.from('MZ program')])
      expect(await add(id, content)).toMatchObject({
        status: 415,
        body: { detail: 'Only PDF, JPEG or PNG are accepted' },
      })
    expect((await add(id, Buffer.concat([pdf, Buffer.alloc(15_000_001)]))).status).toBe(413)
    expect(BOMB.length).toBeLessThan(100_000)
    expect(await add(id, BOMB)).toMatchObject({
      status: 415,
      body: { detail: expect.stringContaining('too large once unpacked') },
    })
    const none = { token: officer.token, params: { id }, ...fileOf(pdf, 'nonsense') }
    expect((await server.call('uploadRentalDocument', none)).status).toBe(400)
    for (let n = 0; n < 20; n += 1) expect((await add(id, pdf)).status).toBe(201)
    expect(await add(id, pdf)).toMatchObject({
      status: 406,
      body: { detail: 'The application already has 20 documents' },
    })
  })

  it('is removed with its content', async () => {
    const id = await sent('removed@rig.example')
    const { body } = await add(id, pdf)
    const params = { id, documentId: body.documents[0]?.id ?? '' }
    const { file_key: key } = await server.db
      .selectFrom('rental_document')
      .select('file_key')
      .where('id', '=', params.documentId)
      .executeTakeFirstOrThrow()
    const after = await server.call('removeRentalDocument', { token: officer.token, params })
    expect(after.body.documents).toEqual([])
    await server.runJobs()
    expect(await server.deps.files.exists(key)).toBe(false)
    const again = await server.call('removeRentalDocument', { token: officer.token, params })
    const opened = await server.call('downloadRentalDocument', { token: officer.token, params })
    expect([again.status, opened.status]).toEqual([404, 404])
  })
})

describe('the applicant’s own link', () => {
  it('is mailed, takes documents without sign-in, and tells nothing of the file', async () => {
    const id = await sent('link@rig.example')
    await add(id, pdf)
    const token = await asked(id, 'link@rig.example')
    const photo = await send(token, await picture())
    expect([photo.status, photo.body.items]).toMatchObject([201, [{ type: 'cedula' }]])
    const { body } = await server.call('openRentalLink', { params: { rentalToken: token } })
    expect(body).toMatchObject({ asked: ['cedula', 'energy'], left: 18 })
    expect(JSON.stringify(body)).not.toMatch(/Magdalena|Carrer Major/)
    // What the programme added itself is none of theirs.
    expect(body.items).toHaveLength(1)
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
    expect((await read(id)).documents).toMatchObject([
      { by: 'applicant', mime: 'image/jpeg', seenAt: null },
      { by: 'officer' },
    ])
    for (const [content, status] of [
      [svg, 415],
      [BOMB, 415],
      [Buffer.concat([pdf, Buffer.alloc(15_000_001)]), 413],
    ] as const)
      expect((await send(token, content)).status).toBe(status)
    const none = { params: { rentalToken: token }, ...fileOf(pdf, 'nonsense') }
    expect((await server.call('sendRentalDocument', none)).status).toBe(400)
  })

  it('is not mailed without a paper that only a later version knows: it waits for it', async () => {
    const id = await sent('later-paper@rig.example')
    const ask = { token: officer.token, params: { id }, body: { types: ['cedula' as const] } }
    expect((await server.call('createRentalLink', ask)).status).toBe(201)
    const papers = (list: string) =>
      sql`update rental_file set asked = ${list}::text[] where id = ${id}`.execute(server.db)
    const mailed = async () => {
      await server.runJobs()
      const mails = (await server.mails()).filter(({ to }) => to === 'later-paper@rig.example')
      return mails.filter(({ text }) => text.includes('/documentos/')).length
    }
    await papers('{cedula,later}')
    expect(await mailed()).toBe(0)
    await papers('{cedula}')
    await sql`update job set waits_for = null where payload ->> 'fileId' = ${id}`.execute(server.db)
    expect(await mailed()).toBe(1)
  })

  it('takes nothing for a file that only a later version reads', async () => {
    const id = await sent('later@rig.example')
    const token = await asked(id, 'later@rig.example')
    await sql`update rental_file set state = 'appealed' where id = ${id}::uuid`.execute(server.db)
    expect((await send(token, pdf)).status).toBe(503)
    const { rows } = await sql`select from rental_document where file_id = ${id}::uuid`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  })

  it('opens nothing once it ran out, was followed by another, or was changed', async () => {
    const id = await sent('ended@rig.example')
    const first = await asked(id, 'ended@rig.example')
    const second = await asked(id, 'ended@rig.example')
    const changed = `${second.slice(0, -1)}${second.endsWith('A') ? 'B' : 'A'}`
    for (const rentalToken of [first, changed]) {
      const params = { rentalToken }
      expect((await server.call('openRentalLink', { params })).status).toBe(404)
      expect((await send(rentalToken, pdf)).status).toBe(404)
    }
    const past = await server.deps.links.sign({
      purpose: 'rental-documents',
      id,
      options: { no: '2' },
      expiresAt: new Date(Date.now() - 1000),
    })
    const ran = await server.call('openRentalLink', { params: { rentalToken: past } })
    expect(ran.status).toBe(404)
    const rejection = { version: (await read(id)).version, state: 'rejected', reason: 'home' }
    await server.call('updateRental', {
      token: officer.token,
      params: { id },
      body: { ...rejection, words: 'Damp' } as never,
    })
    expect((await send(second, pdf)).status).toBe(406)
    const more = { token: officer.token, params: { id }, body: { types: ['id' as const] } }
    expect((await server.call('createRentalLink', more)).status).toBe(406)
  })
})

it('erasure removes rows, files and access lines', async () => {
  const id = await sent('erased@rig.example')
  const token = await asked(id, 'erased@rig.example')
  await send(token, pdf)
  await add(id, pdf)
  const documentId = (await read(id)).documents[0]?.id ?? ''
  const params = { id, rule: 'deed' as const }
  await server.call('saveRentalCheck', {
    token: officer.token,
    params,
    body: { outcome: 'met', documentId },
  })
  await server.call('updateRental', {
    token: officer.token,
    params: { id },
    body: { version: (await read(id)).version, state: 'documents' },
  })
  const keys = (
    await server.db
      .selectFrom('rental_document')
      .select('file_key')
      .where('file_id', '=', id)
      .execute()
  ).map((row) => row.file_key)
  expect(keys).toHaveLength(2)
  const gone = await server.call('deleteRental', { token: officer.token, params: { id } })
  expect(gone.status).toBe(204)
  await server.runJobs()
  for (const table of [
    'rental_document',
    'rental_check',
    'rental_access',
    'rental_step',
    'rental_due',
  ] as const)
    expect(
      await server.db.selectFrom(table).selectAll().where('file_id', '=', id).execute(),
    ).toEqual([])
  for (const key of keys) expect(await server.deps.files.exists(key)).toBe(false)
  expect((await server.call('openRentalLink', { params: { rentalToken: token } })).status).toBe(404)
  const again = await server.call('deleteRental', { token: officer.token, params: { id } })
  expect(again.status).toBe(404)
})

it('a signed file is not erased by hand', async () => {
  const id = await sent('signed@rig.example')
  await server.db.updateTable('rental_file').set({ state: 'signed' }).where('id', '=', id).execute()
  const { status } = await server.call('deleteRental', { token: officer.token, params: { id } })
  expect(status).toBe(406)
})

it('a content without a row is swept, one that has a row stays', async () => {
  const id = await sent('swept@rig.example')
  await add(id, pdf)
  await server.deps.files.put(Buffer.from('left behind'), 'rental/aa/left')
  const later = new Date(Date.now() + 2 * 3_600_000)
  await sweepContents({ ...server.deps, now: () => later })
  expect(await server.deps.files.exists('rental/aa/left')).toBe(false)
  const kept = (await read(id)).documents[0]?.id ?? ''
  const open = { token: officer.token, params: { id, documentId: kept } }
  expect((await server.call('downloadRentalDocument', open)).status).toBe(200)
})
