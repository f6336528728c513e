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
const choose = (choices: object) => mock.inject({ method: 'PUT', url: '/__mock/choices', payload: choices })
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

test('how much there is can be chosen by header, by address, for one operation and for all', async () => {
  expect((await get(listing, { 'x-mock-scenario': 'empty' })).json()).toMatchObject({ items: [], total: 0 })
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
  expect([first.statusCode, first.headers['retry-after'], (await get(listing)).statusCode, (await get(listing)).statusCode]).toEqual([503, '1', 200, 503])
})

test('a conflict brings the stored version, an expired token ends the session', async () => {
  const patch = (scenario: string) => mock.inject({ method: 'PATCH', url: `/api/v1/property/${home}/`, headers: { ...signed, 'x-mock-scenario': scenario }, payload: { version: 1, layout: { built: 90 } } })
  const conflict = await patch('conflict')
  expect([conflict.statusCode, conflict.json().current.id]).toEqual([409, home])
  expect((await patch('expired')).statusCode).toBe(401)
  expect((await patch('usual')).json()).toMatchObject({ version: 2, layout: { built: 90 } })
})

test('roles are held: the chosen one signs in, and a token keeps the one it names', async () => {
  await choose({ role: 'USER' })
  const profile = (await mock.inject({ method: 'POST', url: '/api/v1/user/login/', payload: { email: 'a@b.example', password: 'llar-demo' } })).json()
  expect(profile.role).toBe('USER')
  expect((await get('/api/v1/contact/', { authorization: `Token ${profile.token}` })).statusCode).toBe(403)
  expect((await get('/api/v1/contact/', signed)).statusCode).toBe(200)
})

test('the page lists every operation, and shows requests with what was wrong', async () => {
  for (const [url, type] of [['/__mock', 'text/html'], ['/__mock/page.css', 'text/css'], ['/__mock/page.js', 'text/javascript']] as const) {
    const file = await get(url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
  }
  const { operations } = (await get('/__mock/operations')).json()
  expect(operations).toContainEqual(expect.objectContaining({ operationId: 'updateProperty', scenarios: expect.arrayContaining(['conflict', 'row-3', 'answer-404']) }))
  await mock.inject({ method: 'DELETE', url: '/__mock/requests' })
  await get(`${listing}?limit=x`, { 'accept-language': 'en' })
  expect((await get('/__mock/requests')).json()).toMatchObject([{ operationId: 'searchListings', status: 400, scenario: 'usual', wrong: { limit: 'Enter a whole number' } }])
  expect((await choose({ everywhere: 'nothing' })).json()).toEqual({ error: 'There is no scenario nothing' })
})

test('pictures and files are there', async () => {
  expect((await get(`/media/${'0'.repeat(32)}/320.webp`)).headers['content-type']).toBe('image/webp')
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
  await expect.poll(async () => (await get('/__mock/requests')).json()[0]).toMatchObject({ scenario: 'waiting', status: 0 })
})
