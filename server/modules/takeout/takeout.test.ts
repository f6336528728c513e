import { afterAll, describe, expect, it } from 'vitest'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import ICAL from 'ical.js'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { homeOf, KLAUS, visitOf } from '../visit/visit.fixture.ts'
import { faultsOf } from '../publication/xsd.fixture.ts'
import { openTakeout } from './testing/open-takeout.ts'
import { DAY, leaving } from './testing/leaving.ts'

const { server, boss, second, agent, stranger, ask, forgetTries, asked, show } = await leaving()
afterAll(() => server.close())

describe('a takeout', () => {
  it('is asked for, told to every ADMIN, and stands in the list of who took what', async () => {
    const made = await ask(boss)
    expect(made).toMatchObject({
      status: 201,
      body: { state: 'collecting', progress: 0, byName: expect.stringContaining('Aina') },
    })
    expect((await ask(second)).status).toBe(406)
    const { id } = made.body
    expect(
      (await server.call('createTakeoutAddress', { token: boss.token, params: { id } })).status,
    ).toBe(406)
    await server.runJobs()
    const mails = (await server.mails()).filter(({ text }) => text.includes('lado=datos'))
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [boss.email, boss.email, second.email].toSorted(),
    )
    const news = await server.call('listNotifications', { token: second.token })
    expect(news.body.items.map(({ title }) => title)).toContain(
      'Llar: se están descargando todos los datos de la agencia',
    )
    const ready = await show(second, id)
    expect(ready).toMatchObject({ state: 'ready', progress: 100, missing: 0, links: 0 })
    expect(new Date(ready.expiresAt ?? 0).getTime() - new Date(ready.readyAt ?? 0).getTime()).toBe(
      7 * DAY,
    )
    const { rows } = await sql<{
      kind: string
    }>`select kind from event where subject = ${id} order by id`.execute(server.db)
    expect(rows).toEqual([{ kind: 'takeout.created' }, { kind: 'takeout.ready' }])
  })

  it('waits for a later version where a part was asked for that this one does not know', async () => {
    const admin = await server.register()
    const { id } = (await ask(admin, { parts: ['records'] })).body
    await sql`update takeout set parts = parts || '{later}' where id = ${id}`.execute(server.db)
    await server.runJobs()
    const ofIt = async () =>
      (await server.mails()).filter(({ to }) => to === admin.email).map(({ subject }) => subject)
    const before = await ofIt()
    expect(await show(admin, id)).toMatchObject({ state: 'collecting', progress: 0 })
    await sql`update takeout set parts = '{records}' where id = ${id}`.execute(server.db)
    await sql`update job set waits_for = null where payload ->> 'id' = ${id}`.execute(server.db)
    await server.runJobs()
    expect(await show(admin, id)).toMatchObject({ state: 'ready' })
    expect((await ofIt()).length).toBe(before.length + 1)
  })

  it('is nobody else’s: 403 for a STAFF, 404 for another agency', async () => {
    const { items } = (await server.call('listTakeouts', { token: boss.token })).body
    const params = { id: items[0]?.id ?? '' }
    expect((await ask(agent)).status).toBe(403)
    for (const operation of ['getTakeout', 'deleteTakeout', 'createTakeoutAddress'] as const) {
      expect((await server.call(operation, { token: agent.token, params })).status).toBe(403)
      expect((await server.call(operation, { token: stranger.token, params })).status).toBe(404)
    }
    expect((await server.call('listTakeouts', { token: stranger.token })).body.items).toEqual([])
  })

  it('begins with its manifest, whose digests and counts are those of its files', async () => {
    const opened = await openTakeout(server, boss)
    const { takeout, zip, names, bytes, text } = opened
    expect(takeout).toMatchObject({ bytes: zip.length, entries: names.length })
    expect(names.slice(0, 2)).toEqual(['manifest.json', 'index.html'])
    const manifest = JSON.parse(text('manifest.json'))
    expect(manifest).toMatchObject({
      format: 'llar-takeout/1',
      counts: { property: { Property: 1 }, contact: { Contact: 1 }, user: { User: 3 } },
    })
    const digest = (name: string) => createHash('sha256').update(bytes(name)).digest('hex')
    expect(manifest.files).toEqual(
      names.slice(1).map((name) => ({ name, size: bytes(name).length, sha256: digest(name) })),
    )
    expect(names.filter((name) => name.startsWith('media/'))).toHaveLength(1)
    for (const word of ['Español', 'English', 'Català', 'Deutsch', 'media/'])
      expect(text('index.html')).toContain(word)
  })

  it('is read by the readers of others: feed, address book, calendar, zip', async () => {
    const { text, zip } = await openTakeout(server, boss)
    expect(text('kyero.xml').match(/<property>/g)).toHaveLength(1)
    expect(text('contacts.vcf')).toMatch(/BEGIN:VCARD\r\nVERSION:4.0\r\n[\s\S]*Jaume/)
    expect(text('calendar.ics')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
    expect(text('csv/homes.csv').trim().split('\r\n')).toHaveLength(2)
    expect(await faultsOf('kyero/kyero-3.8-llar.xsd', text('kyero.xml'))).toEqual([])
    const calendar = new ICAL.Component(ICAL.parse(text('calendar.ics')))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    const cards = parsedCards(text('contacts.vcf'))
    expect(cards.map((card) => card.getFirstPropertyValue('version'))).toEqual(['4.0'])
    expect(cards.map((card) => card.getFirstPropertyValue('fn'))).toEqual(['Jaume Oliver'])
    await onDisk(zip, (file) => {
      for (const [program, args] of FOREIGN)
        if (has(program)) execFileSync(program, [...args, file], { stdio: 'pipe' })
    })
  })
})

/** An address book as another program's reader has it, card by card. */
const parsedCards = (vcf: string) =>
  vcf
    .split(/(?<=END:VCARD\r\n)/)
    .filter(Boolean)
    .map((card) => new ICAL.Component(ICAL.parse(card)))

/** Readers that this machine may have; yauzl, in every other test, is always there. */
const FOREIGN: [program: string, args: string[]][] = [
  ['unzip', ['-tqq']],
  ['python3', ['-m', 'zipfile', '-t']],
]
function has(program: string): boolean {
  try {
    return execFileSync('which', [program], { stdio: 'pipe' }).length > 0
  } catch {
    return false
  }
}
async function onDisk(zip: Buffer, fn: (file: string) => void) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'llar-takeout-'))
  await writeFile(path.join(folder, 'all.zip'), zip)
  fn(path.join(folder, 'all.zip'))
  await rm(folder, { recursive: true })
}

it('leaves private visits to whoever keeps them, with their sheets, and counts them', async () => {
  await forgetTries()
  const [theirs, mine] = [await visited(agent), await visited(boss)]
  for (const [who, { id }] of [
    [agent, theirs],
    [boss, mine],
  ] as const) {
    const call = { token: who.token, params: { id } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const body = { version, visibility: 'private' as const }
    expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
  }
  const open = await visited(agent)
  await asked(boss)
  // Every ADMIN may read it, so what its asker keeps private stays out of it, too.
  const { names, text, lines } = await openTakeout(server, second)
  expect(names.filter((name) => name.startsWith('documents/visit/'))).toHaveLength(1)
  // Nor do the copies go, which were filed with their homes before they were made private.
  const sheets = lines('property').filter(
    ({ schema, value }) => schema === 'Document' && (value as Row).type === 'visit_sheet',
  )
  expect(sheets).toHaveLength(1)
  const homes = names.filter((name) => name.startsWith('documents/home/'))
  expect(homes).toEqual([
    expect.stringContaining(String((sheets[0]?.value as Row | undefined)?.id)),
  ])
  const ids = [...lines('visit'), ...lines('agenda')].map(({ value }) => (value as Row).id)
  expect(ids).toEqual([open.id, open.id])
  expect(JSON.parse(text('manifest.json'))).toMatchObject({ withheld: { agenda: 2, visit: 2 } })
  const told = lines('contact').flatMap(({ value }) => {
    const { ref } = value as { ref?: { type: string; id: string } | null }
    return ref?.type === 'visit' ? [ref.id] : []
  })
  expect(new Set(told)).toEqual(new Set([open.id]))
})

it('leaves to each what is only their own, the asker’s, too: a colleague’s view of people, texts, views', async () => {
  await forgetTries()
  const { token } = second
  const { id } = second.profile
  const doc = {
    favourites: ['01931b66-7e02-7000-8000-00000000fade'],
    stripe_account: 'acct_zqown',
    google_calendar_email: 'zqown@gmail.example',
  }
  await sql`update app_user set doc = doc || ${JSON.stringify(doc)}::jsonb,
    pending_email = 'zqown@rig.example' where id = ${id}`.execute(server.db)
  for (const [who, name, own] of [
    [second, 'zqown', true],
    [boss, 'zqown', true],
    [second, 'De la casa', false],
  ] as const) {
    const body = { name, own, text: { es: 'Hola' } }
    expect((await server.call('createTemplate', { token: who.token, body })).status).toBe(201)
    const view = { list: 'property', name, query: {}, columns: [], shared: !own } as const
    expect((await server.call('createView', { token: who.token, body: view })).status).toBe(201)
  }
  await asked(second)
  const opened = await openTakeout(server, boss)
  const lines = (tag: string) => opened.lines(tag).map(({ value }) => value as Row)
  expect(lines('user').find((person) => person.id === id)).toMatchObject({
    email: second.email,
    pending_email: null,
    favourites: [],
    stripe_account: null,
    google_calendar_email: null,
  })
  expect(lines('template').map(({ name }) => name)).toEqual(['De la casa'])
  expect(lines('view').map(({ name }) => name)).toEqual(['De la casa'])
  expect(
    ['user', 'template', 'view'].map((tag) => opened.text(`data/${tag}.ndjson`)).join(),
  ).not.toMatch(/zqown|fade/)
  const { withheld } = JSON.parse(opened.text('manifest.json')) as { withheld: object }
  expect(withheld).toMatchObject({ template: 2, view: 2 })
  await server.db
    .updateTable('app_user')
    .set({ pending_email: null })
    .where('id', '=', id)
    .execute()
  expect((await server.call('getUser', { token, params: { id } })).body.stripe_account).toBe(
    'acct_zqown',
  )
})

it('counts a record that only another version can read, and takes all else along', async () => {
  const made = await server.call('createSite', { token: boss.token, body: { template: 'mares' } })
  expect(made.status).toBe(201)
  await sql`update site set doc = doc - 'brand'`.execute(server.db)
  const id = await asked(boss)
  expect(await show(boss, id)).toMatchObject({ state: 'ready' })
  const { text, lines } = await openTakeout(server, boss)
  expect(JSON.parse(text('manifest.json'))).toMatchObject({
    unread: { site: 1 },
    counts: { site: {} },
  })
  expect(lines('contact').length).toBeGreaterThan(0)
  await sql`delete from site`.execute(server.db)
})

interface Row {
  id: string
  name?: string
  type?: string
}

/** A visit of an hour ago with a signed sheet. */
async function visited(who: Person): Promise<Row> {
  const visit = await visitOf(server, who, await homeOf(server, who))
  const signed = await server.call('signVisitSheet', {
    token: who.token,
    params: { id: visit.id },
    body: { language: 'de', visitors: [KLAUS], declaresFirstVisit: true, noDirectDeal: true },
  })
  expect(signed.status).toBe(201)
  return visit
}

it('is one at a time: in a state that only a later version knows it is being made', async () => {
  await forgetTries()
  const { id } = (await ask(stranger)).body as { id: string }
  const state = (text: string) =>
    sql`update takeout set state = ${text} where id = ${id}`.execute(server.db)
  await state('packing')
  expect((await ask(stranger)).status).toBe(406)
  await state('failed')
  expect((await ask(stranger)).status).toBe(201)
  await server.runJobs()
})

it('is made three times a day by an agency, whoever of it asks', async () => {
  await forgetTries()
  for (let n = 0; n < 3; n += 1) {
    expect((await ask(stranger)).status).toBe(201)
    await server.runJobs()
  }
  expect((await ask(stranger)).status).toBe(429)
})
