import { createHash } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { VisitSheetInput } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { sql } from '../../../db/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sweepSheets } from './sweep.ts'
import { askedOf, homeOf, KLAUS, visitOf } from '../visit.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
let propertyId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  propertyId = await homeOf(server, admin)
}, 60_000)
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

describe('a visit sheet', () => {
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
    await sql`update property set doc = doc #- '{basics,offers,0,hidesPrice}' where id = ${propertyId}`.execute(
      server.db,
    )
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
      { message: 'The file is no longer in its place: tell whoever runs the site' },
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

describe('feedback', () => {
  it('is kept once per side, shared with the owner without a name, and teaches the match', async () => {
    const demandId = (
      await server.call('createDemand', {
        token: admin.token,
        body: {
          contact: { firstName: 'Klaus', email: 'klaus@rig.example' },
          what: { operations: ['V'] },
        },
      })
    ).body.id
    const { id } = await visitOf(server, admin, propertyId, { demandId })
    const say = (more: object) =>
      server.call('saveVisitFeedback', {
        token: admin.token,
        lang: 'es',
        params: { id },
        body: { propertyId, interest: 1, dislikes: ['price'], comment: 'Muy caro', ...more },
      })
    expect((await say({ likes: ['price'] })).body).toEqual({
      dislikes: 'No puede gustar y no gustar a la vez: precio',
    })
    await say({})
    const { body } = await say({ shareWithOwner: true })
    expect(body.feedback).toHaveLength(1)
    await server.runJobs()
    const mails = (await server.mails()).filter(({ to }) => to === 'owner@rig.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Interés: 1 de 5\nNo le gusta: precio\nComentario: Muy caro')
    expect(JSON.stringify(mails[0])).not.toMatch(/Klaus|Brandt/)
    expect((await read(id)).feedback[0]?.sharedAt).not.toBeNull()
    await say({ shareWithOwner: true, interest: 2 })
    await server.runJobs()
    expect((await server.mails()).filter(({ to }) => to === 'owner@rig.example')).toHaveLength(1)
    const match = await server.db
      .selectFrom('match')
      .select(['state', 'reason'])
      .where('demand_id', '=', demandId)
      .where('property_id', '=', propertyId)
      .executeTakeFirstOrThrow()
    expect(match.state).toBe('visited')
  })

  it('comes by the visitor’s own link, and before the visit there is nothing to say', async () => {
    const { id } = await visitOf(server, admin, propertyId)
    const asked = await askedOf(server, admin, id)
    expect((await server.mails()).findLast(({ to }) => to === 'klaus@rig.example')?.text).toMatch(
      /\/de\/busqueda\/visita\/[\w-]+\.[\w-]{43}/,
    )
    const page = await server.call('tellVisit', {
      params: { visitToken: asked },
      body: { interest: 5, likes: ['light'], shareWithOwner: false },
    })
    expect(page.body).toMatchObject({ kind: 'feedback', said: { interest: 5, by: 'visitor' } })
    expect((await read(id)).feedback).toMatchObject([{ by: 'visitor', likes: ['light'] }])
    const ahead = await visitOf(server, admin, propertyId, {
      startsAt: new Date(Date.now() + 86_400_000),
    })
    expect(
      (await server.call('askVisitFeedback', { token: admin.token, params: { id: ahead.id } }))
        .status,
    ).toBe(406)
    expect(
      (
        await server.call('saveVisitFeedback', {
          token: admin.token,
          params: { id: ahead.id },
          body: { propertyId, interest: 3 },
        })
      ).status,
    ).toBe(406)
    expect(
      (
        await server.call('bookVisit', {
          params: { visitToken: asked },
          body: {
            startsAt: '2026-11-23T10:00:00Z',
            name: 'Klaus',
            email: 'k@rig.example',
            consent: true,
          },
        })
      ).status,
    ).toBe(404)
  })
})

describe('a visitor who is erased', () => {
  it('has no link that opens anything any more, and no words left of what they thought', async () => {
    const { id, contactId } = await visitOf(server, admin, propertyId, {
      email: 'gone@rig.example',
    })
    const asked = await askedOf(server, admin, id)
    await server.call('tellVisit', {
      params: { visitToken: asked },
      body: { interest: 2, comment: 'Meine Tochter Lieselotte mag es nicht' },
    })
    const { version } = (
      await server.call('getContact', { token: admin.token, params: { id: contactId } })
    ).body
    expect(
      (
        await server.call('eraseContact', {
          token: admin.token,
          params: { id: contactId },
          body: { version, confirm: true },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await server.db
          .selectFrom('visit_feedback')
          .select('comment')
          .where('event_id', '=', id)
          .execute()
      ).map(({ comment }) => comment),
    ).toEqual([null])
    expect((await server.call('getVisitPage', { params: { visitToken: asked } })).status).toBe(404)
    expect(
      (
        await server.call('tellVisit', {
          params: { visitToken: asked },
          body: { interest: 1, comment: 'Noch einmal' },
        })
      ).status,
    ).toBe(404)
  })
})

describe('a private visit', () => {
  it('of a colleague shows an ADMIN, too, only that the time is taken', async () => {
    const home = await homeOf(server, staff)
    const { id, contactId } = await visitOf(server, staff, home, { email: 'privat@rig.example' })
    const { body: before } = await server.call('getAgendaEvent', {
      token: staff.token,
      params: { id },
    })
    expect(
      (
        await server.call('updateAgendaEvent', {
          token: staff.token,
          params: { id },
          body: { version: before.version, visibility: 'private' },
        })
      ).status,
    ).toBe(200)
    const list = async (who: Person) =>
      (
        await server.call('listVisits', {
          token: who.token,
          lang: 'es',
          query: { propertyId: home },
        })
      ).body.items[0]
    expect(await list(admin)).toEqual({
      id,
      title: 'Ocupado',
      startsAt: before.startsAt,
      endsAt: before.endsAt,
      status: 'confirmed',
      agentId: staff.profile.id,
      agentName: expect.any(String),
      demandId: null,
      homes: [],
      people: [],
      sheets: [],
      feedback: [],
      busy: true,
      booked: false,
      writable: false,
    })
    expect((await server.call('getVisit', { token: admin.token, params: { id } })).status).toBe(404)
    expect((await sign(id)).status).toBe(404)
    expect(await list(staff)).toMatchObject({ id, busy: false, people: [{ contactId }] })

    // Who is asked along reads it, an ADMIN too; what the flag says is what the server does.
    const { version, attendees } = (
      await server.call('getAgendaEvent', { token: staff.token, params: { id } })
    ).body
    const along = [...attendees, { agentId: admin.profile.id }].map(
      ({ agentId, contactId: person }: { agentId?: string | null; contactId?: string | null }) =>
        agentId ? { agentId } : { contactId: person },
    )
    const asked = await server.call('updateAgendaEvent', {
      token: staff.token,
      params: { id },
      body: { version, attendees: along },
    })
    expect(asked.status).toBe(200)
    expect(await list(admin)).toMatchObject({ id, busy: false, writable: false })
    const refused = await server.call('updateAgendaEvent', {
      token: admin.token,
      params: { id },
      body: { version: asked.body.event.version, title: 'x' },
    })
    expect(refused.status).toBe(403)
  })
})
