import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildMock } from './app.ts'

let mock: FastifyInstance
beforeAll(async () => {
  mock = await buildMock({ today: new Date('2026-11-23T00:00:00Z') })
})
afterEach(() => mock.inject({ method: 'DELETE', url: '/__mock/choices' }))
afterAll(() => mock.close())

const get = (url: string, headers: Record<string, string> = {}) => mock.inject({ url, headers })
const choose = (choices: object) =>
  mock.inject({ method: 'PUT', url: '/__mock/choices', payload: choices })
const listing = '/api/v1/listing/'
const home = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const signed = { authorization: 'Token mock-ADMIN', 'accept-language': 'en' }

test('the same question has the same answer, and a home its price on every page', async () => {
  const first = (await get(listing)).json()
  expect((await get(listing)).json()).toEqual(first)
  const [card] = first.items
  const page = (await get(`${listing}${card.id}/`)).json()
  expect([page.id, page.ref, page.location.town]).toEqual([card.id, card.ref, card.place])
  expect(Object.keys(card.title)).toEqual(['es', 'en', 'ca', 'de'])
})

test('a person, an agency and a budget are the same in a list and on their page', async () => {
  const both = async (list: string) => {
    const [row] = (await get(list, signed)).json().items
    return [row, (await get(`${list}${row.id}/`, signed)).json()]
  }
  const [contact, ofContact] = await both('/api/v1/contact/')
  expect(contact.email).toMatch(/^[a-z]+\.[a-z]+@/)
  expect([ofContact.name, ofContact.agentId, ofContact.agentName]).toEqual([
    contact.name,
    contact.agentId,
    contact.agentName,
  ])
  const agent = (await get(`/api/v1/user/${contact.agentId}/`, signed)).json()
  expect(`${agent.first_name} ${agent.last_name}`).toBe(contact.agentName)
  const [card, page] = await both(listing)
  expect(page.agency.name).toBe(card.agencyName)
  const demands = (await get('/api/v1/demand/', signed)).json().items
  const budgets = await Promise.all(
    demands.map(async ({ id }: { id: string }) => {
      const { money } = (await get(`/api/v1/demand/${id}/`, signed)).json()
      return money && [money.priceMin, money.priceMax]
    }),
  )
  const listed = demands.map((demand: Record<string, number>) => [demand.priceMin, demand.priceMax])
  expect(budgets.filter(Boolean)).not.toEqual([])
  expect(budgets.map((budget, at) => budget ?? listed[at])).toEqual(listed)
})

test('a list that is all there is leads to no other page', async () => {
  expect((await get(listing)).json()).toMatchObject({ next: null, previous: null })
})

test('how much there is can be chosen by header, by address, for one operation and for all', async () => {
  expect((await get(listing, { 'x-mock-scenario': 'empty' })).json()).toMatchObject({
    items: [],
    total: 0,
  })
  expect((await get(`${listing}?__mock=one&limit=5`)).json().items).toHaveLength(1)
  const many = (await get(`${listing}?__mock=many`)).json()
  expect(many.items).toHaveLength(24)
  const second = (await get(`${listing}?__mock=many&cursor=${many.next}`)).json()
  expect(second.items[0].id).not.toBe(many.items[0].id)
  await choose({ everywhere: 'row-7', operations: { searchListings: 'empty' } })
  expect((await get(listing)).json().items).toEqual([])
  expect((await get('/api/v1/place/?q=palma')).statusCode).toBe(418)
})

test('a try that fails once succeeds the second time', async () => {
  await choose({ everywhere: 'once-503' })
  const first = await get(listing)
  expect([
    first.statusCode,
    first.headers['retry-after'],
    (await get(listing)).statusCode,
    (await get(listing)).statusCode,
  ]).toEqual([503, '1', 200, 503])
})

test('a conflict brings the stored version, an expired token ends the session', async () => {
  const patch = (scenario: string) =>
    mock.inject({
      method: 'PATCH',
      url: `/api/v1/property/${home}/`,
      headers: { ...signed, 'x-mock-scenario': scenario },
      payload: { version: 1, layout: { built: 90 } },
    })
  const conflict = await patch('conflict')
  expect([conflict.statusCode, conflict.json().current.id]).toEqual([409, home])
  expect((await patch('expired')).statusCode).toBe(401)
  expect((await patch('usual')).json()).toMatchObject({ version: 2, layout: { built: 90 } })
})

test('roles are held: the chosen one signs in, and a token keeps the one it names', async () => {
  await choose({ role: 'USER' })
  const profile = (
    await mock.inject({
      method: 'POST',
      url: '/api/v1/user/login/',
      payload: { email: 'a@b.example', password: 'llar-demo' },
    })
  ).json()
  expect(profile.role).toBe('USER')
  expect(
    (await get('/api/v1/contact/', { authorization: `Token ${profile.token}` })).statusCode,
  ).toBe(403)
  expect((await get('/api/v1/contact/', signed)).statusCode).toBe(200)
})

test('the page lists every operation, and shows requests with what was wrong', async () => {
  for (const [url, type] of [
    ['/__mock', 'text/html'],
    ['/__mock/page.css', 'text/css'],
    ['/__mock/page.js', 'text/javascript'],
  ] as const) {
    const file = await get(url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
  }
  const { operations } = (await get('/__mock/operations')).json()
  expect(operations).toContainEqual(
    expect.objectContaining({
      operationId: 'updateProperty',
      scenarios: expect.arrayContaining(['conflict', 'row-3', 'answer-404']),
    }),
  )
  await mock.inject({ method: 'DELETE', url: '/__mock/requests' })
  await get(`${listing}?limit=x`, { 'accept-language': 'en' })
  expect((await get('/__mock/requests')).json()).toMatchObject([
    {
      operationId: 'searchListings',
      status: 400,
      scenario: 'usual',
      wrong: { limit: 'Enter a whole number' },
    },
  ])
})

test('a scenario that there is not is refused with those that there are, wherever it is wished', async () => {
  const known =
    /^There is no scenario emtpy; there are usual, empty, .*row-1.*conflict, and answer-/
  for (const answer of [
    await get(`${listing}?__mock=emtpy`),
    await get(listing, { 'x-mock-scenario': 'emtpy' }),
    await choose({ everywhere: 'emtpy' }),
  ]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: expect.stringMatching(known) },
    ])
  }
  const atOne = await choose({ operations: { searchListings: 'conflict' } })
  expect([atOne.statusCode, atOne.json().error]).toEqual([
    400,
    expect.stringMatching(/^searchListings has no scenario conflict; it has usual, .*answer-400/),
  ])
  expect((await choose({ role: 'BOSS' })).json()).toEqual({
    error: 'There is no role BOSS; there are USER, ADMIN, STAFF, SERVICE, REFERRED, LLOGUER_SEGUR',
  })
  expect((await get('/__mock/requests')).json()).toContainEqual(
    expect.objectContaining({ status: 400, wrong: { error: expect.stringMatching(known) } }),
  )
})

test('a known scenario that means nothing at an operation is no mistake, nor is an empty wish', async () => {
  for (const wish of ['conflict', 'row-3', 'answer-409', ''])
    expect((await get(listing, { 'x-mock-scenario': wish })).statusCode, wish).toBe(200)
})

test.each([
  '/api/v1/property/',
  '/api/v1/lead/',
  '/api/v1/demand/',
  '/api/v1/contact/',
  '/api/v1/inbox/',
  '/api/v1/rental/',
  '/api/v1/match/demand/',
])('counts of %s are those of its rows', async (list) => {
  const url = list === '/api/v1/match/demand/' ? `${list}${home}/` : list
  const as = {
    authorization: url.includes('rental') ? 'Token mock-LLOGUER_SEGUR' : 'Token mock-ADMIN',
  }
  const of = async (scenario: string) => {
    const answer = await get(url, { ...as, 'x-mock-scenario': scenario })
    expect(answer.statusCode).toBe(200)
    return answer.json() as {
      items: { status?: string; state?: string }[]
      counts?: Record<string, number>
    }
  }
  expect(Object.values((await of('empty')).counts ?? {}).filter((count) => count !== 0)).toEqual([])
  for (const [scenario, pages] of [
    ['usual', 1],
    ['one', 1],
    ['many', 3],
  ] as const) {
    const { items, counts = {} } = await of(scenario)
    for (const [name, count] of Object.entries(counts)) {
      const rows = items.filter(({ status, state }) => [status, state].includes(name)).length
      if (rows > 0) expect(count, `${scenario} ${name}`).toBe(rows * pages)
      expect(count, `${scenario} ${name}`).toBeLessThanOrEqual(items.length * pages)
    }
  }
})

test('pictures and files are there', async () => {
  expect((await get(`/media/${'0'.repeat(32)}/320.webp`)).headers['content-type']).toBe(
    'image/webp',
  )
  const csv = await get('/api/v1/contact/export/?format=csv', signed)
  expect(csv.statusCode).toBeLessThan(401)
})

test('a connection can be cut, and an answer kept waiting', async () => {
  const url = `${await mock.listen({ port: 0, host: '127.0.0.1' })}${listing}`
  await expect(fetch(`${url}?__mock=offline`)).rejects.toThrow(/fetch failed|aborted/)
  const patience = new AbortController()
  const waiting = fetch(`${url}?__mock=waiting`, { signal: patience.signal })
  await expect.poll(async () => (await fetch(url)).status).toBe(200)
  patience.abort()
  await expect(waiting).rejects.toThrow(/fetch failed|aborted/)
  await expect
    .poll(async () => (await get('/__mock/requests')).json()[0])
    .toMatchObject({ scenario: 'waiting', status: 0 })
})
