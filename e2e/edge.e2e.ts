import { expect, test, type APIRequestContext } from './journey'
import type { Property } from '../generated/model'
import { publishHome, registerAgency, registerVisitor } from './agency'
import { as, get, patch, post } from './arrange'
import { startOwnServer, type OwnServer } from './own-server'
import { startSharedCache, type SharedCache } from './shared-cache'

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

let server: OwnServer
let cache: SharedCache
test.beforeAll(async () => {
  cache = await startSharedCache()
  server = await startOwnServer({ EDGE_PURGE_URL: cache.url })
  cache.inFrontOf(server.url)
})
test.afterAll(async () => {
  await server.stop()
  await cache.close()
})

/** What the cache gives, and whether it had it. */
async function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const reply = await request.get(cache.url + path, { headers, maxRedirects: 0 })
  const told = reply.headers()
  const body = await reply.body()
  return { status: reply.status(), hit: told['x-cache'] === 'hit', told, body, text: String(body) }
}

test('two people and one cache: what one was given is, to the byte, what the other gets', async ({
  playwright,
}) => {
  const origin = await playwright.request.newContext({ baseURL: server.url })
  const agency = await registerAgency(origin, { agency_name: 'Ses Cases' })
  const visitor = await registerVisitor(origin, 'Margalida')
  const home = await publishHome(origin, agency.token, 'Casa de dos')
  await post(origin, visitor, 'saved/', { homeId: home.id })
  const [one, two] = [
    { ...as(agency), cookie: 'i18n_redirected=de; ncc_c=x', 'accept-language': 'de' },
    { ...as(visitor), cookie: 'other=1', 'accept-language': 'en' },
  ]
  for (const path of [
    `/inmueble/${home.id}`,
    '/en',
    '/busqueda/venta/soller',
    '/ca/faq',
    '/maps',
  ]) {
    const inTurn = async () => {
      cache.forget()
      return [
        await ask(origin, path, one),
        await ask(origin, path, two),
        await ask(origin, path),
      ] as const
    }
    let [first, second, third] = await inTurn()
    // What publishing the home told the cache may arrive in between.
    await expect(async () => {
      if (!second.hit || !third.hit) [first, second, third] = await inTurn()
      expect([path, first.hit, second.hit, third.hit]).toEqual([path, false, true, true])
    }).toPass()
    expect([path, first.status, first.told['cache-control']]).toEqual([path, 200, SHARED])
    expect(second.body.equals(first.body) && third.body.equals(first.body)).toBe(true)
    expect([path, first.told['set-cookie'], first.told['vary']]).toEqual([
      path,
      undefined,
      'Accept-Encoding',
    ])
    expect(first.told['content-security-policy']).not.toContain('nonce')
    // Nobody's token, and nothing of who only looks; whose home it is the page says.
    for (const own of [agency.token, visitor.token, visitor.email, visitor.first_name])
      expect(first.text).not.toContain(own)
    // Straight from the server it is the same, whoever asks, but for when its data were asked for.
    const bare = (text: string) => text.replaceAll(/"(?:dataUpdatedAt|dehydratedAt)":\d+/g, '')
    const straight = async (headers: Record<string, string>) =>
      bare(await (await origin.get(path, { headers })).text())
    expect(await straight(one)).toBe(await straight(two))
  }
  await origin.dispose()
})

test('what hangs on who asks, or on a secret link, comes from the server each time', async ({
  playwright,
}) => {
  const origin = await playwright.request.newContext({ baseURL: server.url })
  const agency = await registerAgency(origin, { agency_name: 'Mar i Murs' })
  const { id } = await publishHome(origin, agency.token, 'Casa propia')
  const { items } = await get<{ items: { slug: string }[] }>(origin, agency, 'agency/')
  const slug = items.at(-1)?.slug ?? ''
  for (const path of [
    '/',
    `/externo?agency=${slug}&embed=1`,
    `/inmueble/${id}?downPayment=90000`,
    '/busqueda/venta/soller?said=para+mi+madre',
    '/en?token=secret',
    '/?alert=secret',
    '/busqueda/guardados/dispositivo',
    '/busqueda/lista/secret',
    '/busqueda/seleccion/secret',
    '/busqueda/visita/secret',
    '/alquiler-seguro/documentos/secret',
    '/alerta/secret',
    '/auth/cartera',
    '/auth/nowhere',
    '/api/v1/user/',
  ]) {
    const [, again] = [await ask(origin, path), await ask(origin, path)]
    expect([path, again.hit]).toEqual([path, false])
    expect([path, again.told['cache-control'] ?? 'none']).not.toEqual([path, 'none'])
    expect(again.told['cache-control']).not.toContain('s-maxage')
  }
  // The bare home page leads to the language of who asks; another browser's is not theirs.
  expect((await ask(origin, '/', { 'accept-language': 'es' })).status).toBe(200)
  const german = await ask(origin, '/', { 'accept-language': 'de' })
  expect([german.status, german.told['location'], german.told['cache-control']]).toEqual([
    302,
    '/de',
    'no-store',
  ])
  await origin.dispose()
})

test('a new price, a withdrawal and a publication are seen through the cache within seconds', async ({
  playwright,
}) => {
  const origin = await playwright.request.newContext({ baseURL: server.url })
  const agency = await registerAgency(origin, { agency_name: 'Es Molí' })
  const home = await publishHome(origin, agency.token, 'Casa del molí')
  const [page, list] = [`/inmueble/${home.id}`, '/busqueda/venta/soller?sort=price']
  // Sooner than what is kept for a minute goes by itself.
  const soon = 40_000
  const shows = async (path: string, words: string) =>
    expect(async () => expect((await ask(origin, path)).text).toContain(words)).toPass({
      timeout: soon,
      intervals: [100],
    })
  await shows(page, '945.000')
  await shows(list, '945.000')
  expect((await ask(origin, page)).told['surrogate-key']).toContain(`home-${home.id}`)

  const offers = [{ operation: 'V', price: 87_654_300 }]
  const read = () => get<Property>(origin, agency, `property/${home.id}/`)
  const { version, basics } = await read()
  await patch(origin, agency, `property/${home.id}/`, { version, basics: { ...basics, offers } })
  await shows(page, '876.543')
  await shows(list, '876.543')

  const withdrawn = { version: (await read()).version, status: 'withdrawn' }
  await post(origin, agency, `property/${home.id}/status/`, withdrawn, 200)
  // What was told before is told again some seconds later.
  await expect(async () => {
    const { status, hit, told } = await ask(origin, page)
    const kept = 'public, max-age=0, s-maxage=60'
    expect([status, hit, told['cache-control']]).toEqual([410, true, kept])
  }).toPass({ timeout: soon })
  await origin.dispose()
})

test('a page that is not there is kept for a minute, apart for programs, which get no screen', async ({
  request,
}) => {
  const [person, bot] = ['Mozilla/5.0 (X11) Firefox/140', 'Googlebot/2.1']
  const path = '/inmueble/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
  const first = await ask(request, path, { 'user-agent': person })
  const program = await ask(request, path, { 'user-agent': bot })
  expect([first.status, program.status, program.hit]).toEqual([404, 404, false])
  expect(first.text).toContain('<h1')
  expect(program.text).not.toContain('<h1')
  const again = await ask(request, path, { 'user-agent': person })
  expect([again.hit, again.body.equals(first.body)]).toEqual([true, true])
  expect(again.told['cache-control']).toBe('public, max-age=0, s-maxage=60')
})
