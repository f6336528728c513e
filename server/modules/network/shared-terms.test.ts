import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Agreement } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { untilWaiting } from '../../testing/locks.ts'
import type { Person } from '../../testing/people.ts'
import { refreshAll } from './share/refresh.ts'
import { agreedPartners, shareable, TERMS, texts } from './network.fixture.ts'

const { server, acts, aina, joana, marc, circle, another } = await agreedPartners()
afterAll(() => server.close())
let home: string
beforeEach(async () => {
  home = await another()
})

/** Rows of a home once more under so many ids, in one of the tables a search reads. */
async function copy(table: string, id: string, times: number) {
  const { rows } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_schema = current_schema()
    and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    server.db,
  )
  const values = rows.map(({ name }) =>
    name === 'id'
      ? sql`('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
      : name === 'ref'
        ? sql`t.ref || '-' || n`
        : sql`t.${sql.ref(name)}`,
  )
  await sql`insert into ${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} t cross join generate_series(1, ${times}) n
    where t.id = ${id}`.execute(server.db)
}

it('1,000 shares begin and end within 60 s, at once in fact', async () => {
  const rest = await server.register({ role: 'ADMIN', agencyName: 'Mil' })
  const id = await acts.circle(rest, [joana])
  const first = await acts.publish(rest, shareable('MIL-0'))
  for (const table of ['property', 'listing', 'listing_search']) await copy(table, first, 999)
  const count = async () =>
    (await server.call('searchNetworkHomes', { token: joana.token, query: {} })).body.total
  const before = await count()
  const start = Date.now()
  const made = await acts.agreed(rest, joana, id)
  expect(made.counts.partnerShared).toBe(1000)
  expect(await count()).toBe(before + 1000)
  const began = Date.now()
  await server.call('revokeAgreement', { token: rest.token, params: { id: made.id } })
  expect(await count()).toBe(before)
  expect(Math.max(began - start, Date.now() - began)).toBeLessThan(60_000)
}, 300_000)

describe('terms of which this version cannot read all', () => {
  const writeTerms = (id: string, terms: unknown) =>
    sql`update agreement_version set terms = ${JSON.stringify(terms)}::jsonb
      where agreement_id = ${id}`.execute(server.db)
  let nuria: Person
  let open: Agreement
  beforeAll(async () => {
    nuria = await server.register({ role: 'ADMIN', agencyName: 'Es Pujol' })
    open = await acts.agreed(aina, nuria, await acts.circle(aina, [nuria]))
  })

  it.each([
    { ...TERMS, filter: { ...TERMS.filter, types: ['palafito'] } },
    { ...TERMS, filter: { ...TERMS.filter, condition: ['new'] } },
    { ...TERMS, filter: { ...TERMS.filter, priceMax: 'low' } },
    { ...TERMS, filter: null },
    { ...TERMS, onlyNew: true },
    null,
  ])('share no home that nobody has agreed on: %j', async (terms) => {
    expect(await acts.seen(nuria)).toContain(home)
    await writeTerms(open.id, terms)
    expect((await acts.change(aina, home, texts('Otra vez.'))).status).toBe(200)
    expect(await acts.seen(nuria)).not.toContain(home)
    await writeTerms(open.id, TERMS)
    await refreshAll(server.deps)
    expect(await acts.seen(nuria)).toContain(home)
  })

  it('are accepted by nobody who did not see them', async () => {
    const proposed = (await acts.propose(aina, marc, circle)).body.items[0] as Agreement
    await writeTerms(proposed.id, { ...TERMS, onlyNew: true })
    expect((await acts.accept(marc, proposed)).status).toBe(503)
    await writeTerms(proposed.id, TERMS)
    expect((await acts.accept(marc, proposed)).status).toBe(200)
  })
})

it('the clock judges by the terms of its moment, not of when it began', async () => {
  const [biel, rosa] = [
    await server.register({ role: 'ADMIN', agencyName: 'Na Foradada' }),
    await server.register({ role: 'ADMIN', agencyName: 'Es Trenc' }),
  ]
  const both = await acts.circle(aina, [biel, rosa])
  const first = await acts.agreed(aina, biel, both)
  const other = await acts.agreed(aina, rosa, both)
  expect(await acts.seen(rosa)).toContain(home)
  const busy = await server.db.startTransaction().execute()
  await sql`select from network_share where agreement_id = ${first.id} for update`.execute(busy)
  const refreshed = refreshAll(server.deps)
  await untilWaiting(server.db, 1)
  const { body } = await server.call('proposeAgreement', {
    token: aina.token,
    params: { id: other.id },
    body: {
      hash: other.versions[0]?.hash ?? '',
      terms: { ...TERMS, filter: { operations: ['A'] } },
    },
  })
  expect((await acts.accept(rosa, body)).status).toBe(200)
  await busy.commit().execute()
  await refreshed
  expect(await acts.seen(rosa)).not.toContain(home)
})
