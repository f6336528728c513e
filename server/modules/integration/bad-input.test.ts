import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Integration } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
}, 300_000)
afterAll(() => server.close())

/** Spanish, for who typed it: no word of programs, no path, no English. */
const isSentence = (text: string): boolean =>
  /^[A-ZÁÉÍÓÚÑ¿«]/.test(text) &&
  text.length < 130 &&
  !/\b(must|should|invalid|property|undefined|null|schema|pattern|Error|NaN)\b|#\/|\{|\}|\/\^/.test(
    text,
  )

it('each wrong thing is refused with one sentence for a person, and changes nothing', async () => {
  const ask = async (method: string, url: string, payload?: unknown, who = boss) =>
    server.app.inject({
      method: method as 'GET',
      url: `/api/v1/${url}`,
      headers: {
        authorization: `Bearer ${who.token}`,
        'accept-language': 'es',
        'content-type': 'application/json',
      },
      ...(payload !== undefined && {
        payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      }),
    })
  const make = async (provider: string, name: string) =>
    JSON.parse((await ask('POST', 'integration/', { provider, name })).body) as Integration
  const [kyero, idealista, fotocasa, csv] = [
    await make('kyero', 'K'),
    await make('idealista', 'I'),
    await make('fotocasa', 'F'),
    await make('website_csv', 'C'),
  ]
  const P = async (one: Integration, c: object) =>
    ask('PATCH', `integration/${one.id}/`, { version: 1, ...c })
  const hook = (c: object) =>
    ask('POST', 'webhook/', {
      name: 'W',
      url: 'https://example.com/x',
      types: ['property.saved'],
      ...c,
    })
  const key = (c: object) =>
    ask('POST', 'key/', {
      name: 'K',
      scopes: ['read:property'],
      expiresOn: new Date(Date.now() + 864e5 * 30).toISOString().slice(0, 10),
      ...c,
    })
  const all: [string, () => Promise<{ statusCode: number; body: string }>][] = [
    ['no provider', () => ask('POST', 'integration/', { name: 'X' })],
    ['unknown provider', () => ask('POST', 'integration/', { provider: 'pisos', name: 'X' })],
    ['a provider of sources', () => ask('POST', 'integration/', { provider: 'csv', name: 'X' })],
    ['no name', () => ask('POST', 'integration/', { provider: 'kyero' })],
    ['blank name', () => ask('POST', 'integration/', { provider: 'kyero', name: '   ' })],
    ['long name', () => ask('POST', 'integration/', { provider: 'kyero', name: 'x'.repeat(81) })],
    ['twin name', () => ask('POST', 'integration/', { provider: 'kyero', name: 'k' })],
    ['broken json', () => ask('POST', 'integration/', '{"a":')],
    ['other settings', () => P(kyero, { resales: {} })],
    ['unknown setting', () => P(kyero, { kyero: { colour: 'red' } })],
    ['level', () => P(kyero, { kyero: { level: '4.0' } })],
    ['quality 101', () => P(kyero, { kyero: { choice: { minQuality: 101 } } })],
    ['quality text', () => P(kyero, { kyero: { choice: { minQuality: 'high' } } })],
    ['images 0', () => P(kyero, { kyero: { content: { imageMax: 0 } } })],
    ['images 51', () => P(kyero, { kyero: { content: { imageMax: 51 } } })],
    ['language', () => P(kyero, { kyero: { content: { languages: ['xx'] } } })],
    ['languages twice', () => P(kyero, { kyero: { content: { languages: ['es', 'es'] } } })],
    ['operation', () => P(kyero, { kyero: { choice: { operations: ['Z'] } } })],
    ['type', () => P(kyero, { kyero: { choice: { types: ['castillo'] } } })],
    [
      'person of others',
      () => P(kyero, { kyero: { choice: { agentIds: ['0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'] } } }),
    ],
    ['person no id', () => P(kyero, { kyero: { choice: { agentIds: ['me'] } } })],
    ['contact', () => P(kyero, { kyero: { content: { contact: 'owner' } } })],
    ['state', () => P(kyero, { state: 'ended' })],
    ['no version', () => ask('PATCH', `integration/${kyero.id}/`, { name: 'Y' })],
    ['stale', () => ask('PATCH', `integration/${kyero.id}/`, { version: 99, name: 'Y' })],
    ['customer code', () => P(idealista, { idealista: { customerCode: 'abc' } })],
    ['customer reference', () => P(idealista, { idealista: { customerReference: 'señor' } })],
    ['visibility', () => P(idealista, { idealista: { visibility: 'all' } })],
    ['publications', () => P(fotocasa, { fotocasa: { publications: ['milanuncios'] } })],
    ['active without key', () => P(fotocasa, { state: 'active' })],
    ['short key', () => P(fotocasa, { apiKey: 'x' })],
    ['key with blanks', () => P(fotocasa, { apiKey: 'abc def ghi jkl' })],
    ['key with break', () => P(fotocasa, { apiKey: 'abcdefgh\nX-Evil: 1' })],
    ['key of a read one', () => P(kyero, { apiKey: 'fk-1234567890' })],
    ['address of a sent one', () => ask('POST', `integration/${fotocasa.id}/address/`)],
    ['strange id', () => ask('GET', 'integration/abc/')],
    ['unknown id', () => ask('GET', 'integration/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b/')],
    ['choose nobody', () => ask('POST', `integration/${csv.id}/home/`, { ids: [], wanted: true })],
    [
      'choose 201',
      () =>
        ask('POST', `integration/${csv.id}/home/`, {
          ids: Array.from(
            { length: 201 },
            (_, n) => `0193a1f0-7c1e-7a4e-9b1c-${String(n).padStart(12, '0')}`,
          ),
          wanted: true,
        }),
    ],
    ['confirm nothing', () => ask('POST', `integration/${csv.id}/shrink/`)],
    ['state filter', () => ask('GET', `integration/${csv.id}/home/?state=gone`)],
    ['cursor', () => ask('GET', `integration/${csv.id}/home/?cursor=zzz`)],
    ['limit', () => ask('GET', `integration/${csv.id}/home/?limit=1000`)],
    ['hook http', () => hook({ url: 'http://example.com/x' })],
    ['hook inner', () => hook({ url: 'https://192.168.1.4/x' })],
    ['hook loopback', () => hook({ url: 'https://127.0.0.1/x' })],
    ['hook localhost', () => hook({ url: 'https://localhost/x' })],
    ['hook v6', () => hook({ url: 'https://[::1]/x' })],
    ['hook metadata', () => hook({ url: 'https://169.254.169.254/latest' })],
    ['hook decimal', () => hook({ url: 'https://2130706433/x' })],
    [
      'hook own host',
      () => hook({ url: `${server.deps.config.siteUrl.replace('http:', 'https:')}/x` }),
    ],
    ['hook credentials', () => hook({ url: 'https://a:b@example.com/x' })],
    ['hook ftp', () => hook({ url: 'ftp://example.com' })],
    ['hook js', () => hook({ url: 'javascript:alert(1)' })],
    ['hook no url', () => hook({ url: 'hello' })],
    ['hook empty', () => hook({ url: '' })],
    ['hook port', () => hook({ url: 'https://example.com:99999/' })],
    ['hook long', () => hook({ url: `https://example.com/${'x'.repeat(3000)}` })],
    ['hook types none', () => hook({ types: [] })],
    ['hook types strange', () => hook({ types: ['home.sold'] })],
    ['hook types twice', () => hook({ types: ['property.saved', 'property.saved'] })],
    ['hook name blank', () => hook({ name: ' ' })],
    ['hook name long', () => hook({ name: 'x'.repeat(200) })],
    ['key name', () => key({ name: ' ' })],
    ['key scopes none', () => key({ scopes: [] })],
    ['key scope', () => key({ scopes: ['write:everything'] })],
    ['key past', () => key({ expiresOn: '2020-01-01' })],
    ['key far', () => key({ expiresOn: '2030-01-01' })],
    ['key day', () => key({ expiresOn: '31/12/2026' })],
    ['key ip', () => key({ allowedIps: ['here'] })],
    ['key ip net', () => key({ allowedIps: ['10.0.0.0/40'] })],
    ['key ips', () => key({ allowedIps: Array.from({ length: 11 }, (_, n) => `10.0.0.${n}`) })],
  ]
  const odd: string[] = []
  for (const [what, call] of all) {
    const { statusCode, body } = await call()
    const said = JSON.parse(body) as Record<string, unknown>
    const words = Object.values(said).filter((one): one is string => typeof one === 'string')
    const isOne = words.length === 1 && isSentence(words[0] ?? '')
    if (![400, 404, 406, 409].includes(statusCode) || !isOne)
      odd.push(`${what}: ${statusCode} ${body}`)
  }
  expect(all.length).toBeGreaterThanOrEqual(70)
  const after = (await ask('GET', 'integration/')).json() as { items: Integration[] }
  expect(after.items.map(({ name, version, state }) => [name, version, state]).sort()).toEqual(
    ['C', 'F', 'I', 'K'].map((name) => [name, 1, 'draft']),
  )
  expect(odd).toEqual([])
  for (let n = 0; n < 10; n += 1) expect((await hook({ name: `W${n}` })).statusCode).toBe(201)
  expect((await hook({ name: 'W11' })).json()).toEqual({
    url: expect.stringContaining('10 webhooks'),
  })
  for (let n = 0; n < 16; n += 1)
    expect(
      (await ask('POST', 'integration/', { provider: 'kyero', name: `N${n}` })).statusCode,
    ).toBe(201)
  expect((await ask('POST', 'integration/', { provider: 'kyero', name: 'N21' })).json()).toEqual({
    name: expect.stringContaining('20 canales'),
  })
}, 300_000)
