import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Site, SiteDomain, SiteDomainList } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { tableDns, type DnsTable } from '../../../ports/dns/table.fixture.ts'
import { FetchRefused } from '../../../ports/fetch/index.ts'
import { untilWaiting } from '../../../testing/locks.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { siteHead } from '../head.ts'
import { runSite } from '../operator.ts'
import { siteOf } from '../site.fixture.ts'
import { checkDue } from './check.service.ts'
import { holdHost, writeHost } from './domain.repository.ts'
import { claimAt, knownHosts } from './known.ts'

const DAY = 86_400_000
const table: DnsTable = {}
const answering = new Map<string, () => Promise<string | null>>()
const START = Date.parse('2026-11-26T10:00:00Z')
let clock = START

let server: TestServer
let [aina, joana]: Person[] = []
let [ours, theirs]: Site[] = []
beforeAll(async () => {
  server = await startTestServer({
    dns: tableDns(table),
    now: () => new Date(clock),
    fetch: {
      get: async (url) => {
        const said = await answering.get(url)?.()
        if (!said) throw new FetchRefused('no answer', true)
        return { data: Buffer.from(said), contentType: 'text/plain' }
      },
    },
  })
  server.deps.config.sites.domain = 'webs.example'
  server.deps.config.sites.target = 'sites.webs.example'
  server.deps.config.sites.addresses = ['198.51.100.7']
  server.deps.config.rateLimits = false
  aina = await server.register({ agencyName: 'Portvell Immobles' })
  joana = await server.register({ agencyName: 'Illa de Vent' })
  ours = await siteOf(server, aina)
  theirs = await siteOf(server, joana)
  await sql`update site set published = 1, state = 'published'`.execute(server.db)
}, 300_000)
afterAll(() => server.close())
beforeEach(async () => {
  for (const key of Object.keys(table)) delete table[key]
  answering.clear()
  clock = START
  await sql`delete from site_host`.execute(server.db)
  await server.runJobs()
})

type Who = [Person | undefined, Site | undefined]
const US = (): Who => [aina, ours]
const THEM = (): Who => [joana, theirs]

const claim = async ([who, site]: Who, host: string) =>
  server.call('createSiteDomain', {
    token: who?.token,
    params: { id: site?.id ?? '' },
    body: { host },
  })
const list = async ([who, site]: Who): Promise<SiteDomainList> =>
  (await server.call('listSiteDomains', { token: who?.token, params: { id: site?.id ?? '' } })).body
const act = async (
  operation: 'checkSiteDomain' | 'setMainSiteDomain' | 'deleteSiteDomain',
  [who, site]: Who,
  domainId: string,
) => server.call(operation, { token: who?.token, params: { id: site?.id ?? '', domainId } })

const of = ({ items }: SiteDomainList, host: string): SiteDomain => {
  const found = items.find((one) => one.host === host)
  if (!found) throw new Error(`no ${host}`)
  return found
}
/** What the registrar is told to write, written. */
function follow({ host, records, id }: SiteDomain): void {
  for (const { type, fullName, value } of records) table[`${type} ${fullName}`] = [value]
  answering.set(`http://${host}/.well-known/llar-site`, () => claimAt(server.db, host))
  if (id === '') throw new Error('a claim without an id')
}
/** A domain that is read, by the way of its owner. */
async function live(who: Who, host: string): Promise<SiteDomain> {
  const { status, body } = await claim(who, host)
  if (status !== 201) throw new Error(JSON.stringify(body))
  follow(of(body, host))
  return of((await act('checkSiteDomain', who, of(body, host).id)).body, host)
}
/** Past the days that a session lasts. */
const stateOf = async (host: string): Promise<string> =>
  (
    await sql<{ state: string }>`select state from site_host where host = ${host}`.execute(
      server.db,
    )
  ).rows[0]?.state ?? ''

/** The agency that is read at a host. */
const readAt = async (host: string): Promise<string | undefined> =>
  (await siteHead(server.db, { host }))?.agencyId

test('a domain is claimed, its records are told and looked at, and the site is read there', async () => {
  const { status, body } = await claim(US(), ' https://WWW.portvell.com/casas ')
  expect(status).toBe(201)
  const asked = of(body, 'www.portvell.com')
  expect(asked).toMatchObject({ state: 'claimed', zone: 'portvell.com', sibling: 'portvell.com' })
  expect(asked.records).toMatchObject([
    { type: 'CNAME', name: 'www', value: 'sites.webs.example', ok: false },
    { type: 'TXT', name: '_llar.www', fullName: '_llar.www.portvell.com', ok: false },
  ])
  expect(asked.records[1]?.value).toMatch(/^llar-site=[0-9a-f]{32}$/)
  expect(body.address).toBe('http://portvell-immobles.webs.example/')

  const nothing = of((await act('checkSiteDomain', US(), asked.id)).body, 'www.portvell.com')
  expect(nothing).toMatchObject({ state: 'claimed', problem: 'noDomain' })

  table['TXT _llar.www.portvell.com'] = [asked.records[1]?.value.slice(0, 30) ?? '']
  table['CNAME www.portvell.com'] = ['sites.webs.example']
  const cut = of((await act('checkSiteDomain', US(), asked.id)).body, 'www.portvell.com')
  expect(cut).toMatchObject({ state: 'claimed', problem: 'cutTxt' })
  expect(cut.records.map(({ ok, found }) => [ok, found.length])).toEqual([
    [true, 1],
    [false, 1],
  ])

  table['TXT _llar.www.portvell.com'] = [asked.records[1]?.value ?? '']
  const proved = of((await act('checkSiteDomain', US(), asked.id)).body, 'www.portvell.com')
  expect(proved).toMatchObject({ state: 'proved', problem: 'unreachable' })
  expect(await knownHosts(server.db, server.deps.config)).toContain('www.portvell.com')

  follow(asked)
  const active = await act('checkSiteDomain', US(), asked.id)
  expect(of(active.body, 'www.portvell.com')).toMatchObject({
    state: 'active',
    main: true,
    problem: null,
  })
  expect(active.body.address).toBe('http://www.portvell.com/')
  await server.runJobs()
  expect((await server.mails()).at(-1)).toMatchObject({
    to: aina?.email,
    subject: 'Tu web ya se lee en www.portvell.com',
  })
})

describe('what is no domain of theirs is refused at its field', () => {
  it.each([
    '10.0.0.1',
    'localhost',
    'com.es',
    'otra.webs.example',
    'llar.test',
    'раураl.com',
    'x'.repeat(300),
  ])('%s', async (host) => {
    expect(await claim(US(), host)).toMatchObject({ status: 400, body: { host: /.+/ } })
  })

  it('asking twice changes nothing, a sixth is too many', async () => {
    await claim(US(), 'portvell.com')
    expect((await claim(US(), 'PORTVELL.com')).body.items).toHaveLength(1)
    for (const n of [1, 2, 3, 4]) await claim(US(), `casa${n}.com`)
    expect(await claim(US(), 'casa5.com')).toMatchObject({ status: 406 })
  })

  it('another agency, and a STAFF, change nothing', async () => {
    const asked = of((await claim(US(), 'portvell.com')).body, 'portvell.com')
    for (const operation of ['checkSiteDomain', 'setMainSiteDomain', 'deleteSiteDomain'] as const)
      expect(await act(operation, [joana, ours], asked.id)).toMatchObject({ status: 404 })
    expect(await act('deleteSiteDomain', THEM(), asked.id)).toMatchObject({ status: 404 })
    expect(of(await list(US()), 'portvell.com').state).toBe('claimed')
  })
})

test('www and the domain itself stand side by side; one of them is where the site is found', async () => {
  const www = await live(US(), 'www.portvell.com')
  const bare = await live(US(), 'portvell.com')
  expect(bare.records[0]).toMatchObject({ type: 'A', name: '@', value: '198.51.100.7' })
  expect((await list(US())).items.map(({ host, main, sibling }) => [host, main, sibling])).toEqual([
    ['www.portvell.com', true, null],
    ['portvell.com', false, null],
  ])
  const chosen = await act('setMainSiteDomain', US(), bare.id)
  expect(chosen.body.address).toBe('http://portvell.com/')
  expect((await act('deleteSiteDomain', US(), bare.id)).body.address).toBe(
    'http://www.portvell.com/',
  )
  expect(of(await list(US()), 'www.portvell.com')).toMatchObject({ main: true, id: www.id })
})

test('one that is given up while somebody looks at it stays given up', async () => {
  const { id, host } = await live(US(), 'portvell.com')
  const { given } = await server.db.transaction().execute(async (trx) => {
    await holdHost(trx, host)
    const given = act('deleteSiteDomain', US(), id)
    await untilWaiting(server.db, 1)
    await writeHost(trx, id, { state: 'active' })
    return { given }
  })
  expect((await given).body.items).toEqual([])
  expect((await list(US())).items).toEqual([])
})

test('acceptance 14: a stranger’s claim changes nothing; who shows the TXT has it in 2 minutes, and both are told', async () => {
  await live(US(), 'casas.com')
  const { body } = await claim(THEM(), 'casas.com')
  const asked = of(body, 'casas.com')
  expect(asked).toMatchObject({ state: 'claimed', problem: 'held' })
  await act('checkSiteDomain', THEM(), asked.id)
  expect(await readAt('casas.com')).toBe(ours?.agencyId)

  const before = (await server.mails()).length
  table['TXT _llar.casas.com'] = [
    ...(table['TXT _llar.casas.com'] as string[]),
    asked.records.find(({ type }) => type === 'TXT')?.value ?? '',
  ]
  clock += 2 * 60_000
  await checkDue(server.deps)
  expect(await readAt('casas.com')).toBe(theirs?.agencyId)
  expect(of(await list(THEM()), 'casas.com')).toMatchObject({ state: 'active', main: true })
  expect(of(await list(US()), 'casas.com')).toMatchObject({
    state: 'released',
    problem: 'handedOver',
    main: false,
  })
  await server.runJobs()
  const told = (await server.mails()).slice(before).map(({ to, subject }) => [to, subject])
  expect(told).toContainEqual([aina?.email, 'casas.com ya no lleva a tu web'])
  expect(told).toContainEqual([joana?.email, 'Tu web ya se lee en casas.com'])

  // The old record is still there: it takes nothing back, for it is the older one.
  const again = of((await claim(US(), 'casas.com')).body, 'casas.com')
  expect(again.state).not.toBe('active')
  await act('checkSiteDomain', US(), again.id)
  expect(await readAt('casas.com')).toBe(theirs?.agencyId)
})

test('of two records shown at once the one that was asked for last has the domain', async () => {
  const first = of((await claim(US(), 'dos.com')).body, 'dos.com')
  clock += 1000
  const last = await live(THEM(), 'dos.com')
  table['TXT _llar.dos.com'] = [first, last].flatMap(
    ({ records }) => records.find(({ type }) => type === 'TXT')?.value ?? [],
  )
  expect(of((await act('checkSiteDomain', US(), first.id)).body, 'dos.com')).toMatchObject({
    state: 'claimed',
    problem: 'held',
  })
  expect(await readAt('dos.com')).toBe(theirs?.agencyId)
})

test('the daily look: three days without records are told, thirty more end it', async () => {
  await live(US(), 'diario.com')
  await server.runJobs()
  const before = (await server.mails()).length
  delete table['TXT _llar.diario.com']
  const states: string[] = []
  for (let day = 0; day < 36; day += 1) {
    clock += DAY
    await checkDue(server.deps)
    states.push(await stateOf('diario.com'))
  }
  expect(states.slice(0, 3)).toEqual(['active', 'active', 'active'])
  expect(states[3]).toBe('failing')
  expect(states[32]).toBe('failing')
  expect(states[35]).toBe('released')
  expect(await readAt('diario.com')).toBeUndefined()
  await server.runJobs()
  expect((await server.mails()).slice(before).map(({ subject }) => subject)).toEqual([
    'Los registros de diario.com faltan desde hace tres días',
    'Tu web ya no se lee en diario.com',
  ])
})

test('a domain in a state that only a later version knows is held, until a newer record is shown', async () => {
  await live(US(), 'futur.com')
  await sql`update site_host set state = 'parked'`.execute(server.db)
  await checkDue(server.deps)
  clock += DAY
  await checkDue(server.deps)
  expect(await stateOf('futur.com')).toBe('parked')
  const asked = of((await claim(THEM(), 'futur.com')).body, 'futur.com')
  expect(asked).toMatchObject({ state: 'claimed', problem: 'held' })
  follow(asked)
  const proved = of((await act('checkSiteDomain', THEM(), asked.id)).body, 'futur.com')
  expect(proved.state).toBe('active')
  const { rows } = await sql<{ state: string }>`select state from site_host
    where site_id = ${ours?.id}`.execute(server.db)
  expect(rows).toEqual([{ state: 'released' }])
  const held = sql`update site_host set state = 'parked' where site_id = ${ours?.id}`
  await expect(held.execute(server.db)).rejects.toThrow('site_host_held')
})

test('a domain is looked at, and not in a year, when the clock that ran ahead is right', async () => {
  await live(US(), 'adelantado.com')
  await sql`update site_host set next_check_at = next_check_at + interval '1 year'
    where host = 'adelantado.com'`.execute(server.db)
  const looked = async () =>
    (
      await server.db
        .selectFrom('site_host')
        .select('next_check_at')
        .where('host', '=', 'adelantado.com')
        .executeTakeFirst()
    )?.next_check_at?.getTime() ?? 0
  expect(await looked()).toBeGreaterThan(clock + 300 * DAY)
  await checkDue(server.deps)
  expect(await looked()).toBeLessThan(clock + 2 * DAY)
})

test('domains that cannot be looked at hold up no other', async () => {
  for (let n = 0; n < 9; n += 1) await claim(n % 2 ? US() : THEM(), `muchos${n}.com`)
  await sql`update site_host set next_check_at = next_check_at + interval '1 second'
    where host = 'muchos8.com'`.execute(server.db)
  clock += DAY
  const dns: typeof server.deps.dns = {
    ask: (name, type) =>
      /muchos[0-7]/.test(name)
        ? Promise.reject(new Error('a fault of ours'))
        : server.deps.dns.ask(name, type),
  }
  await expect(checkDue({ ...server.deps, dns })).rejects.toThrow('a fault of ours')
  const { rows } = await sql<{ host: string }>`select host from site_host
    where checked_at = ${new Date(clock)}`.execute(server.db)
  expect(rows).toEqual([{ host: 'muchos8.com' }])
})

test('name servers that do not answer end nothing', async () => {
  await live(US(), 'quieto.com')
  table['TXT _llar.quieto.com'] = 'SERVFAIL'
  table['A quieto.com'] = 'TIMEOUT'
  for (let day = 0; day < 40; day += 1) {
    clock += DAY
    await checkDue(server.deps)
  }
  clock = START
  expect(of(await list(US()), 'quieto.com')).toMatchObject({ state: 'active', problem: 'unsure' })
})

test('the operator takes a site off: its hosts get no certificate, nothing is proved, and both ways are told', async () => {
  await live(US(), 'fuera.com')
  await server.runJobs()
  const slug = ours?.slug ?? ''
  const before = (await server.mails()).length
  expect(await runSite(['suspend', slug], server.deps)).toMatchObject({ code: 2 })
  expect(
    await runSite(['suspend', slug, 'Pide', 'datos', 'bancarios.'], server.deps),
  ).toMatchObject({
    code: 0,
  })
  expect(await runSite(['suspend', slug, 'otra vez'], server.deps)).toMatchObject({ code: 1 })
  expect(await knownHosts(server.db, server.deps.config)).toEqual([`${theirs?.slug}.webs.example`])
  expect(await siteHead(server.db, { host: 'fuera.com' })).toMatchObject({ state: 'suspended' })
  expect(await claim(US(), 'nueva.com')).toMatchObject({ status: 406 })
  const shown = await server.call('getSite', { token: aina?.token, params: { id: ours?.id ?? '' } })
  expect(shown.body).toMatchObject({
    suspension: { reason: 'Pide datos bancarios.' },
    canEdit: false,
  })
  expect((await runSite(['list', 'suspended'], server.deps)).lines.join()).toContain('Pide datos')
  expect((await runSite(['list'], server.deps)).lines.join()).toContain(
    `  ${(shown.body as Site).address}  Pide datos`,
  )
  await server.runJobs()
  expect(await runSite(['restore', slug], server.deps)).toMatchObject({ code: 0 })
  await server.runJobs()
  const told = (await server.mails()).slice(before)
  expect(told.map(({ subject }) => subject)).toEqual([
    `Llar ha retirado tu web ${slug}`,
    `Tu web ${slug} vuelve a estar como antes`,
  ])
  expect(told[0]?.text).toContain('Pide datos bancarios.')
  expect(await siteHead(server.db, { host: 'fuera.com' })).toMatchObject({ state: 'published' })
  expect(await runSite(['restore', 'no-such-site'], server.deps)).toMatchObject({ code: 1 })
})

test('what goes with the agency: its domains are anybody’s again', async () => {
  await live(THEM(), 'adios.com')
  await sql`delete from site where id = ${theirs?.id}`.execute(server.db)
  expect(await readAt('adios.com')).toBeUndefined()
  expect(await live(US(), 'adios.com')).toMatchObject({ state: 'active' })
})

test('domains that went to others add up, and the list still answers: the newest ten of them', async () => {
  await sql`insert into site_host (id, site_id, host, token, state, problem, created_at, released_at)
    select gen_random_uuid(), ${ours?.id}, 'casa-' || n || '.com', 'x', 'released', 'taken',
      ${new Date(START - 40 * DAY)}::timestamptz + n * interval '1 day', ${new Date(START)}
    from generate_series(1, 30) n`.execute(server.db)
  expect((await claim(US(), 'www.portvell.com')).status).toBe(201)
  const { items } = await list(US())
  expect(items.map(({ host }) => host)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `casa-${at + 21}.com`),
    'www.portvell.com',
  ])
})
