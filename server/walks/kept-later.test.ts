import { afterAll, expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import { json, sql } from '../db/index.ts'
import { startTestServer } from '../testing/test-server.ts'
import { published } from '../modules/property/testing/homes.fixture.ts'
import { keepBack, KEPT, kept, toldIn } from './kept.ts'

/**
 * What a home keeps back stays kept where it was shown before, or is typed where it does not belong
 * (docs/decisions/0064).
 */

const server = await startTestServer()
afterAll(() => server.close())
const theirs = await server.register({ role: 'ADMIN', agencyName: 'Theirs' })
const other = await server.register({ role: 'ADMIN', agencyName: 'Other' })
const visitor = await server.register({ role: 'USER' })
const { id: home } = await published(server, theirs)
await keepBack(server, theirs, home)

it('of a home that is off the market by then, nobody who saved it or was sent it reads any more of it either', async () => {
  const { token } = other
  const { id } = await published(server, other)
  const stored = async () => (await server.call('getProperty', { token, params: { id } })).body
  const open = {
    basics: {
      ...kept().basics,
      ref: 'OPEN-1',
      offers: [{ operation: 'V', price: KEPT.price, parkingPrice: KEPT.parking }],
    },
    location: { ...kept().location, addressVisibility: 'full', geoPrecision: 'exact' },
  }
  expect(
    (
      await server.call('updateProperty', {
        token,
        params: { id },
        body: { version: (await stored()).version, ...kept(), ...open },
      })
    ).status,
  ).toBe(200)
  const { body: share } = await server.call('createSavedShare', { token: visitor.token, body: {} })
  await server.call('saveHome', { token: visitor.token, body: { homeId: id } })
  const shown = async () =>
    toldIn(
      JSON.stringify(
        (await server.call('getSharedList', { params: { listToken: share.token } })).body,
      ),
    ).toSorted()
  expect(await shown()).toEqual(['lat', 'lon', 'price', 'zone'])
  expect(
    (
      await server.call('changePropertyStatus', {
        token,
        params: { id },
        body: { version: (await stored()).version, status: 'withdrawn' },
      })
    ).status,
  ).toBe(200)
  const closed = await server.call('updateProperty', {
    token,
    params: { id },
    body: { version: (await stored()).version, basics: kept().basics, location: kept().location },
  })
  expect([closed.status, await shown()]).toEqual([200, []])
  expect(
    toldIn(JSON.stringify((await server.call('getListing', { params: { id } })).body)),
  ).toEqual([])
})

it('of a home that was shown with more before this, the migration takes it out, and leaves others as they are', async () => {
  const path = new URL('../db/migrations/0076_addresses_kept_back.sql', import.meta.url)
  const updates = (await readFile(path, 'utf8'))
    .replace(/^--.*$/gm, '')
    .split(';')
    .filter((part) => part.includes('update listing'))
  const { public: shown } = await server.db
    .selectFrom('listing')
    .select('public')
    .where('id', '=', home)
    .executeTakeFirstOrThrow()
  const full = kept()
  const label = {
    src: '/media/label',
    widths: [320],
    width: 320,
    height: 200,
    color: null,
    kind: 'energy_label' as const,
    label: null,
    caption: {},
  }
  const before = {
    ...shown,
    offers: full.basics.offers,
    priceHistory: [{ at: shown.updatedAt, operation: 'V', price: KEPT.price }],
    energy: full.legal.energy,
    layout: full.layout,
    photos: [...shown.photos, label],
    location: { ...shown.location, street: `Carrer Sol, ${KEPT.number}` },
  }
  await sql`update listing set public = ${json(before)} where id = ${home}`.execute(server.db)
  const others = () =>
    server.db
      .selectFrom('listing')
      .select(['id', 'public'])
      .where('id', '!=', home)
      .orderBy('id')
      .execute()
  const untouched = await others()
  expect(
    toldIn(JSON.stringify((await server.call('getListing', { params: { id: home } })).body)).length,
  ).toBeGreaterThan(5)
  for (const update of updates) await sql.raw(update).execute(server.db)
  const { body } = await server.call('getListing', { params: { id: home } })
  expect(toldIn(JSON.stringify(body))).toEqual([])
  expect([
    body.photos.length,
    body.layout.seaDistance,
    body.location.street,
    body.offers.map(({ operation }) => operation),
  ]).toEqual([shown.photos.length, 3500, 'Carrer Sol', ['V', 'TDA', 'NP']])
  expect(await others()).toEqual(untouched)
})

it('of a home shown without its number, one that was typed with the street is in no page and no search', async () => {
  const { token } = theirs
  const { version } = (await server.call('getProperty', { token, params: { id: home } })).body
  const { number: _number, ...location } = kept().location
  const saved = await server.call('updateProperty', {
    token,
    params: { id: home },
    body: {
      version,
      location: {
        ...location,
        streetName: `${KEPT.street}, ${KEPT.number}`,
        addressVisibility: 'street',
        geoPrecision: 'moved',
      },
    },
  })
  expect(saved.status).toBe(200)
  const { body } = await server.call('getListing', { params: { id: home } })
  expect([body.location.street, toldIn(JSON.stringify(body)).includes('number')]).toEqual([
    `Carrer ${KEPT.street}`,
    false,
  ])
  const found = async (q: string) =>
    (await server.call('searchListings', { query: { q } })).body.items.some(({ id }) => id === home)
  expect([await found(KEPT.street), await found(KEPT.number)]).toEqual([true, false])
})
