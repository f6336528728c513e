import { createHash, randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { VisitSheetInput } from '../../../../generated/model/index.ts'
import type { AgendaChange, VisitSignerInput } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { sql } from '../../../db/index.ts'
import { renderPdf } from '../../../ports/pdf/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sweepSheets } from './sweep.ts'
import { homeOf, KLAUS, visitOf } from '../visit.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let propertyId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  propertyId = await homeOf(server, admin)
}, 300_000)
afterAll(() => server.close())

const sign = (id: string, more: Partial<VisitSheetInput> = {}, who: Person = admin) =>
  server.call('signVisitSheet', {
    token: who.token,
    lang: 'es',
    params: { id },
    body: {
      language: 'de',
      visitors: [KLAUS],
      declaresFirstVisit: true,
      noDirectDeal: true,
      ...more,
    },
  })
const read = async (id: string, who: Person = admin) =>
  (await server.call('getVisit', { token: who.token, params: { id } })).body

async function textOf(pdf: Buffer): Promise<string> {
  const file = await getDocument({ data: new Uint8Array(pdf) }).promise
  const pages = await Promise.all(
    Array.from(
      { length: file.numPages },
      async (_page, at) => (await (await file.getPage(at + 1)).getTextContent()).items,
    ),
  )
  return pages
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

it('a sheet of many homes with long titles goes on, on another page, legibly', async () => {
  const homes = Array.from({ length: 20 }, (_, at) =>
    [
      `Referencia LARGA-${at}`,
      'Título '.repeat(17),
      'Carrer de la Lluna 12, 07100 Sóller',
      'Ref. catastral 1234567DD7713S0001AB',
      'Finca registral 12345, Palma 5, 07012000123456',
      'Precio 1.250.000 €',
    ].join(' · '),
  )
  const doc = { number: 1, title: 'Hoja de visita', when: '', agency: ['Portal Vell'], homes }
  const rest = { clauses: [], declarations: [], visitors: [], agent: { name: '', signature: null } }
  const pdf = await renderPdf({
    template: new URL('./sheet.document.ts', import.meta.url),
    data: { doc: { ...doc, ...rest }, words: {}, ids: [], hash: 'x' },
    meta: { title: 'Hoja', author: 'Portal Vell', language: 'es' },
  })
  const file = await getDocument({ data: new Uint8Array(pdf) }).promise
  const shown: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent()
    const begins = items.flatMap((item) =>
      'str' in item && /LARGA-\d+/.test(item.str) ? [[item.str, item.transform[5]] as const] : [],
    )
    for (const [at, [text, y]] of begins.entries()) {
      shown.push(/LARGA-\d+/.exec(text)?.[0] ?? '')
      // Three lines each: none over the next, none over the digest at the foot of the page.
      expect(y - (begins[at + 1]?.[1] ?? 40)).toBeGreaterThan(42)
    }
  }
  expect(shown).toEqual([...homes.keys()].map((at) => `LARGA-${at}`))
})

describe('a visit sheet', () => {
  it('signs the text that was read and no other', async () => {
    const shown = await homeOf(server, admin)
    const { id } = await visitOf(server, admin, shown)
    const { token } = admin
    const drafted = async () =>
      (await server.call('draftVisitSheet', { token, params: { id }, query: { language: 'de' } }))
        .body.textHash
    const textHash = await drafted()
    const other = await sign(id, { textHash, noDirectDeal: false })
    expect([other.status, JSON.stringify(other.body)]).toEqual([
      406,
      expect.stringContaining('Léela otra vez'),
    ])
    const home = (await server.call('getProperty', { token, params: { id: shown } })).body
    await server.call('updateProperty', {
      token,
      params: { id: shown },
      body: {
        version: home.version,
        basics: { ...home.basics, offers: [{ operation: 'V', price: 61_000_000 }] },
      },
    })
    expect((await sign(id, { textHash })).status).toBe(406)
    expect((await read(id)).sheets).toEqual([])
    expect((await sign(id, { textHash: await drafted() })).status).toBe(201)
  })

  it('says in the visitor’s language who shows what to whom, with the clauses that were chosen', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const draft = async (query: Record<string, unknown>) =>
      (await server.call('draftVisitSheet', { token: admin.token, params: { id }, query })).body
    const full = await draft({})
    expect([full.language, full.title, full.declarations.length]).toEqual([
      'de',
      'Besichtigungsnachweis',
      2,
    ])
    expect([full.agency[0], full.agency[1], full.homes[0]]).toEqual([
      'Portal Vell',
      'Keine Registernummer angegeben',
      expect.stringContaining('VI-1'),
    ])
    expect((await draft({ language: 'ca', noDirectDeal: false })).declarations).toEqual([
      'Que no havia visitat abans aquests immobles ni els coneixia per una altra agència o per la propietat.',
    ])
    expect((await draft({ declaresFirstVisit: false, noDirectDeal: false })).declarations).toEqual(
      [],
    )
  })

  it('leaves out a price beside which something cannot be read', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const line = async () =>
      (await server.call('draftVisitSheet', { token: admin.token, params: { id }, query: {} })).body
        .homes[0]
    expect(await line()).toContain('€')
    await sql`update property
      set doc = jsonb_set(doc, '{basics,offers,0,hidesPrice}', 'true')
      where id = ${propertyId}`.execute(server.db)
    expect(await line()).not.toContain('€')
    await sql`
      update property set doc = doc #- '{basics,offers,0,hidesPrice}'
      where id = ${propertyId}`.execute(server.db)
  })

  it('is signed once and kept: the PDF prints its digest, the stored one is that of the file', async () => {
    const { id, contactId } = await visitOf(server, admin, propertyId)
    const { status, body } = await sign(id, {
      mail: true,
      agentSignature: { typed: 'Aina Ferragut' },
    })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      number: 1,
      visitors: [{ name: 'Klaus Brandt', idNumber: 'C01X00T47', drawn: true }],
    })
    const pdf = Buffer.from(
      (
        await server.call('downloadVisitSheet', {
          token: admin.token,
          params: { id, sheetId: body.id },
        })
      ).body as unknown as Buffer,
    )
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(body.fileHash)
    const text = await textOf(pdf)
    for (const words of [
      'Besichtigungsnachweis',
      'Portal Vell',
      'Klaus Brandt',
      'Reisepass C01X00T47',
      'Aina Ferragut',
      'zwölf Monaten',
      body.contentHash,
    ])
      expect(text).toContain(words)
    const documents = (
      await server.call('listPropertyDocuments', { token: admin.token, params: { id: propertyId } })
    ).body.items
    expect(documents[0]).toMatchObject({
      type: 'visit_sheet',
      mime: 'application/pdf',
      size: pdf.length,
    })
    const timeline = (
      await server.call('listContactEntries', { token: admin.token, params: { id: contactId } })
    ).body.items
    expect(timeline[0]).toMatchObject({ kind: 'DOCUMENT', ref: { type: 'visit', id } })
    await server.runJobs()
    const mail = (await server.mails()).findLast(({ to }) => to === 'klaus@rig.example')
    expect(mail?.subject).toContain('Ihr Besichtigungsnachweis')
    expect(Buffer.from(mail?.files?.[0]?.base64 ?? '', 'base64').equals(pdf)).toBe(true)
  })

  it('is mailed to who signed it, and to nobody who came beside them', async () => {
    const [a, b] = await Promise.all(
      ['Anna Eins', 'Bert Zwei'].map(async (name) => {
        const [firstName = '', lastName = ''] = name.split(' ')
        const address = `${firstName.toLowerCase()}@sheet.example`
        const { body } = await server.call('createContact', {
          token: admin.token,
          body: { person: { firstName, lastName }, reach: { emails: [{ address }] } },
        })
        return { contactId: body.id as string, name, address }
      }),
    )
    if (!a || !b) throw new Error('Both are there')
    const { body: made } = await server.call('createAgendaEvent', {
      token: admin.token,
      body: {
        kind: 'visit',
        startsAt: '2027-03-01T09:00:00Z',
        endsAt: '2027-03-01T09:30:00Z',
        propertyIds: [propertyId],
        attendees: [{ contactId: a.contactId }, { contactId: b.contactId }],
      },
    })
    const { id } = (made as AgendaChange).event
    const mailed = async (visitors: VisitSignerInput[]) => {
      const before = (await server.mails()).length
      expect((await sign(id, { mail: true, visitors })).status).toBe(201)
      await server.runJobs()
      return (await server.mails()).slice(before).map(({ to }) => to)
    }
    const { name: _name, ...paper } = KLAUS
    expect(await mailed([{ ...paper, name: a.name, contactId: a.contactId }])).toEqual([a.address])
    expect(await mailed([{ ...paper, name: b.name }])).toEqual([b.address])
    expect(await mailed([{ ...paper, name: 'Somebody Else' }])).toEqual([])
  })

  it('is mailed to who comes by an e-mail alone, as many as signed', async () => {
    const addresses = ['one@sheet.example', 'two@sheet.example']
    const { body: made } = await server.call('createAgendaEvent', {
      token: admin.token,
      body: {
        kind: 'visit',
        startsAt: '2027-03-02T09:00:00Z',
        endsAt: '2027-03-02T09:30:00Z',
        propertyIds: [propertyId],
        attendees: addresses.map((email) => ({ email })),
      },
    })
    const { id } = (made as AgendaChange).event
    const mailed = async (...names: string[]) => {
      const before = (await server.mails()).length
      const visitors = names.map((name) => ({ ...KLAUS, name }))
      expect((await sign(id, { mail: true, visitors })).status).toBe(201)
      await server.runJobs()
      return (await server.mails())
        .slice(before)
        .map(({ to }) => to)
        .toSorted()
    }
    expect(await mailed('Eine Person', 'Noch Eine')).toEqual(addresses)
    expect(await mailed('Eine Person')).toEqual([])
  })

  it('is never changed: a correction is a new one, and a file that was changed is found out', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const first = (await sign(id)).body
    const second = (
      await sign(id, {
        visitors: [{ ...KLAUS, idNumber: 'C01X00T48', signature: { typed: 'Klaus Brandt' } }],
      })
    ).body
    expect((await read(id)).sheets.map(({ number, id: one }) => [number, one])).toEqual([
      [2, second.id],
      [1, first.id],
    ])
    await expect(
      server.db
        .updateTable('visit_sheet')
        .set({ language: 'es' })
        .where('id', '=', first.id)
        .execute(),
    ).rejects.toThrow('never changed')
    const check = async () =>
      (
        await server.call('checkVisitSheet', {
          token: admin.token,
          lang: 'es',
          params: { id, sheetId: first.id },
        })
      ).body
    expect(await check()).toMatchObject({
      matches: true,
      stored: first.fileHash,
      computed: first.fileHash,
      message: 'La hoja guardada es la que se firmó',
    })
    const { file_key: key } = await server.db
      .selectFrom('visit_sheet')
      .select('file_key')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    await server.deps.files.put(Buffer.from('%PDF-1.4 another'), key)
    expect(await check()).toMatchObject({
      matches: false,
      message: 'El archivo guardado no es el que se firmó',
    })
    await server.deps.files.remove(key)
    expect(await check()).toMatchObject({ matches: false, computed: null })
    const lost = await server.call('downloadVisitSheet', {
      token: admin.token,
      lang: 'en',
      params: { id, sheetId: first.id },
    })
    expect([lost.status, lost.body]).toEqual([
      404,
      { message: 'The file is missing from storage. Please tell the site operator' },
    ])
  })

  it('signed by two at once: one is kept, the other is told', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const answers = await Promise.all([sign(id), sign(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 406])
    // Nor does a second press that comes later make a second sheet.
    expect((await sign(id)).status).toBe(406)
    expect((await read(id)).sheets).toHaveLength(1)
  })

  it('is not signed while it cannot be kept', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    for (const [code, status] of [
      ['ENOSPC', 507],
      ['EROFS', 503],
    ] as const) {
      const put = vi
        .spyOn(server.deps.files, 'put')
        .mockRejectedValueOnce(Object.assign(new Error(code), { code, syscall: 'write' }))
      expect((await sign(id)).status).toBe(status)
      put.mockRestore()
    }
    expect((await read(id)).sheets).toEqual([])
    expect((await sign(id)).status).toBe(201)
  })

  it('lists the visits of no home or person that the reader may not read', async () => {
    const stranger = await server.register({ agencyName: 'Serra' })
    const { contactId } = await visitOf(server, admin, propertyId)
    for (const query of [{ propertyId }, { contactId: contactId ?? '' }])
      expect((await server.call('listVisits', { token: stranger.token, query })).status).toBe(404)
  })

  it('stays when files that no row names are swept after an hour', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const { id: sheetId } = (await sign(id)).body
    const { file_key: signed } = await server.db
      .selectFrom('visit_sheet')
      .select('file_key')
      .where('id', '=', sheetId)
      .executeTakeFirstOrThrow()
    const { key: lost } = await server.deps.files.put(Buffer.from('%PDF-1.4'), 'visit/00/lost')
    const { db, files } = server.deps
    expect(await sweepSheets({ db, files, now: () => new Date() })).toBe(0)
    expect(await sweepSheets({ db, files, now: () => new Date(Date.now() + 2 * 3_600_000) })).toBe(
      1,
    )
    expect([await files.exists(lost), await files.exists(signed)]).toEqual([false, true])
  })

  it('is refused without a signature, a document, a home', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const bad = await sign(id, {
      visitors: [
        { ...KLAUS, signature: { path: 'M10 10L11 11L12 12' } },
        { ...KLAUS, idNumber: '   ', signature: {} },
      ],
    })
    expect([bad.status, bad.body]).toEqual([
      400,
      {
        'visitors.0.signature': expect.any(String),
        'visitors.1.signature': expect.any(String),
        'visitors.1.idNumber': 'Este campo es obligatorio',
      },
    ])
    expect(
      (await sign(id, { visitors: [{ ...KLAUS, signature: { path: 'M10 10 L9999 10<script>' } }] }))
        .status,
    ).toBe(400)
    const bare = (
      await server.call('createAgendaEvent', {
        token: admin.token,
        body: { kind: 'visit', startsAt: '2026-01-05T10:00:00Z', endsAt: '2026-01-05T11:00:00Z' },
      })
    ).body.event.id
    expect((await sign(bare)).status).toBe(406)
    const call = (
      await server.call('createAgendaEvent', {
        token: admin.token,
        body: { kind: 'call', startsAt: '2026-01-05T10:00:00Z', endsAt: '2026-01-05T11:00:00Z' },
      })
    ).body.event.id
    expect((await sign(call)).status).toBe(404)
  })

  it('that was signed without a connection is one sheet however often it is sent, and prints both hours', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const at = new Date(Date.now() - 80 * 60_000).toISOString()
    const key = randomUUID()
    const send = (signedOnDeviceAt = at) =>
      server.call('signVisitSheet', {
        token: admin.token,
        key,
        params: { id },
        body: {
          language: 'de',
          visitors: [KLAUS],
          declaresFirstVisit: true,
          noDirectDeal: true,
          signedOnDeviceAt,
        },
      })
    const put = vi.spyOn(server.deps.files, 'put')
    const remove = vi.spyOn(server.deps.files, 'remove')
    const replies = await Promise.all([send(), send(), send()])
    expect(replies.map(({ status, body }) => [status, body.id])).toEqual(
      Array.from({ length: 3 }, () => [201, replies[0]?.body.id]),
    )
    // What the others drew is not left behind: of each the sheet and its copy for the home.
    expect(put.mock.calls.length - remove.mock.calls.length).toBe(2)
    const again = await send()
    expect(again.body).toEqual(replies[0]?.body)
    expect(put.mock.calls.length - remove.mock.calls.length).toBe(2)
    put.mockRestore()
    remove.mockRestore()
    expect((await send(new Date().toISOString())).status).toBe(422)
    expect((await read(id)).sheets.map(({ signedOnDeviceAt }) => signedOnDeviceAt)).toEqual([at])
    const pdf = await server.call('downloadVisitSheet', {
      token: admin.token,
      params: { id, sheetId: again.body.id },
    })
    const text = await textOf(Buffer.from(pdf.body as unknown as Buffer))
    expect(text).toContain('Auf dem Gerät unterschrieben am')
    // By a clock that goes ahead, and signed again by the same strokes.
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    expect((await sign(id, { signedOnDeviceAt: ahead })).status).toBe(406)
    const { id: other } = await visitOf(server, admin, propertyId)
    expect((await sign(other, { signedOnDeviceAt: ahead })).body.signedOnDeviceAt).toBeNull()
  })

  it('of another text than was read leaves no file, and may be sent again with its key', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const { token } = admin
    const put = vi.spyOn(server.deps.files, 'put')
    const key = randomUUID()
    const body = { language: 'de', visitors: [KLAUS], declaresFirstVisit: true } as const
    const send = (noDirectDeal: boolean, textHash: string) =>
      server.call('signVisitSheet', {
        token,
        key,
        params: { id },
        body: { ...body, noDirectDeal, textHash },
      })
    const query = { language: 'de' } as const
    const { textHash } = (await server.call('draftVisitSheet', { token, params: { id }, query }))
      .body
    expect([(await send(false, textHash)).status, put.mock.calls.length]).toEqual([406, 0])
    put.mockRestore()
    expect((await send(true, textHash)).status).toBe(201)
  })

  it('is not for colleagues who only read the diary', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const { body } = await sign(id)
    const seen = await read(id, staff)
    expect([seen.sheets, seen.people[0]?.email, seen.writable]).toEqual([[], null, false])
    expect((await sign(id, {}, staff)).status).toBe(403)
    for (const operation of ['downloadVisitSheet', 'checkVisitSheet'] as const)
      expect(
        (await server.call(operation, { token: staff.token, params: { id, sheetId: body.id } }))
          .status,
      ).toBe(404)
  })
})
