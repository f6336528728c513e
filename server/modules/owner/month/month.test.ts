import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OwnerLinkMade } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { readPdf } from '../../../testing/pdf.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { homeOf } from '../../visit/visit.fixture.ts'
import { tellMonth } from './due.ts'
import { mailMonth } from './mail.ts'
import { setOwners } from '../owner.fixture.ts'

let server: TestServer
let aina: Person
let propertyId: string
let margalida: string
let joan: string

const contact = async (firstName: string, language: 'es' | 'de') =>
  (
    await server.call('createContact', {
      token: aina.token,
      body: {
        person: { firstName, lastName: 'Oliver', language },
        reach: { emails: [{ address: `${firstName.toLowerCase()}@owners.example` }] },
      },
    })
  ).body.id
const owners = (contactIds: string[]) => setOwners(server, aina, { propertyId, contactIds })
const give = async (contactId: string, parts: ('figures' | 'prices' | 'visits' | 'month')[]) => {
  const { status, body } = await server.call('createOwnerLink', {
    token: aina.token,
    params: { id: propertyId },
    body: { contactId, parts },
  })
  expect(status).toBe(201)
  // Given before the months of this test.
  const { id } = (body as OwnerLinkMade).link
  await sql`update owner_link set created_at = '2026-01-15', expires_at = '2099-01-01'
    where id = ${id}`.execute(server.db)
  return id
}

/** The hourly job as it runs on a day, and what it mailed to owners. */
async function mailedOn(day: string) {
  const before = (await server.mails()).length
  await tellMonth({ ...server.deps, now: () => new Date(`${day}T06:00:00Z`) })
  await server.runJobs()
  return (await server.mails()).slice(before).filter(({ to }) => to.includes('@owners.example'))
}

beforeAll(async () => {
  server = await startTestServer()
  aina = await server.register({ agencyName: 'Portal Vell' })
  propertyId = await homeOf(server, aina)
  margalida = await contact('Margalida', 'es')
  joan = await contact('Joan', 'de')
  await owners([margalida, joan])
}, 300_000)
afterAll(() => server.close())

it('mails the page as a PDF to who has it so, in their language, once a month in its first days', async () => {
  await give(margalida, ['figures', 'prices', 'visits'])
  await give(joan, ['figures', 'prices', 'visits', 'month'])
  expect(await mailedOn('2026-02-08')).toEqual([])
  const [mail, ...others] = await mailedOn('2026-03-01')
  expect(others).toEqual([])
  expect(mail?.to).toBe('joan@owners.example')
  expect(mail?.subject).toContain('So steht es (März 2026)')
  expect(mail?.replyTo).toBe(aina.email)
  const [file] = mail?.files ?? []
  expect(file).toMatchObject({
    filename: 'meine-immobilie-2026-03.pdf',
    contentType: 'application/pdf',
  })
  const { text, fonts } = await readPdf(Buffer.from(file?.base64 ?? '', 'base64'))
  expect(fonts.every(({ embedded }) => embedded)).toBe(true)
  expect(text).toContain('Portal Vell')
  expect(text).toContain('Erstellt für Joan')
  for (const other of ['Margalida', 'owners.example']) expect(text).not.toContain(other)
  expect(await mailedOn('2026-03-02')).toEqual([])
  expect(await mailedOn('2026-04-01')).toHaveLength(1)
})

it('notes a mail once in the file, though its worker died behind the note', async () => {
  const noted = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from contact_entry
      where contact_id = ${joan} and kind = 'NOTE'`.execute(server.db)
    return rows[0]?.n
  }
  const { rows } = await sql<{ id: string }>`select id from owner_link
    where contact_id = ${joan}`.execute(server.db)
  const before = (await noted()) ?? 0
  const job = { linkId: rows[0]?.id ?? '', month: '2026-04-01' }
  await mailMonth(job, server.deps)
  expect(await noted()).toBe(before)
  await mailMonth({ ...job, month: '2026-04-02' }, server.deps)
  expect(await noted()).toBe(before + 1)
})

it('tells a price that waits for an answer, which paper cannot take', async () => {
  const proposed = await server.call('proposePrice', {
    token: aina.token,
    params: { id: propertyId },
    body: { operation: 'V', price: 41_000_000 },
  })
  expect(proposed.status).toBe(201)
  const [mail] = await mailedOn('2026-05-01')
  expect(mail?.text).toContain('410.000')
  const { text } = await readPdf(Buffer.from(mail?.files?.[0]?.base64 ?? '', 'base64'))
  expect(text).toContain('410.000')
})

it('mails it though a clock that ran a year ahead has told a month of then', async () => {
  await sql`update owner_link set month_told = '2027-05-01', month_noted = '2027-05-01'
    where month_told is not null`.execute(server.db)
  expect(await mailedOn('2026-05-03')).toHaveLength(1)
  expect(await mailedOn('2026-05-04')).toEqual([])
})

it('mails nothing once the link has ended, its person owns nothing, or nobody proved the agency', async () => {
  await owners([margalida])
  expect(await mailedOn('2026-06-01')).toEqual([])
  await owners([margalida, joan])
  await sql`update app_user set email_verified_at = null where email = ${aina.email}`.execute(
    server.db,
  )
  expect(await mailedOn('2026-07-01')).toEqual([])
  await sql`update app_user set email_verified_at = now() where email = ${aina.email}`.execute(
    server.db,
  )
  await sql`update property set status = 'withdrawn' where id = ${propertyId}`.execute(server.db)
  expect(await mailedOn('2026-08-01')).toEqual([])
  await sql`update property set status = 'active' where id = ${propertyId}`.execute(server.db)
  expect(await mailedOn('2026-09-01')).toHaveLength(1)
  const handedBy = (by: string | null) =>
    sql`update owner_link set created_by = ${by} where contact_id = ${joan}`.execute(server.db)
  const gone = await server.register()
  await handedBy(null)
  expect(await mailedOn('2026-10-01')).toEqual([])
  await handedBy(gone.profile.id)
  expect(await mailedOn('2026-11-01')).toEqual([])
  await handedBy(aina.profile.id)
  expect(await mailedOn('2026-12-01')).toHaveLength(1)
  await sql`delete from owner_link`.execute(server.db)
  expect(await mailedOn('2027-01-01')).toEqual([])
})
