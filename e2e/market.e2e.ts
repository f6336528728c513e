import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test, type APIRequestContext, type Browser, type Page } from './journey'
import type { MarketPublication, Order, Profile, Property, Seller } from '../generated/model'
import { newEmail, ownName, PASSWORD, picture, registerProvedAgency } from './agency'
import { as, get, patch, post } from './arrange'
import { draft } from './home'
import { mailTo } from './outbox'
import { noBarriers, signedIn } from './screen'

const run = promisify(execFile)
const HOURS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' }))

/** A photographer: a visitor with a proved e-mail, to whom the operator gave the role SERVICE. */
async function photographer(request: APIRequestContext): Promise<Profile> {
  const email = newEmail('tomeu')
  const login = { email, password: PASSWORD }
  const person = { account: 'visitor', first_name: 'Tomeu', accept_terms: true, ...login }
  const visitor = await post<Profile>(request, null, 'user/register/', person)
  const token = /verify=([\w-]+)/.exec((await mailTo(email, 'verify=')).text)?.[1]
  await post(request, visitor, 'user/verify-email/', { token }, 200)
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] }
  await run('node', ['scripts/role.ts', email, 'SERVICE'], { env })
  return post(request, null, 'user/login/', login, 200)
}

/** What they offer: photos for 180.00 without VAT, on Mallorca. */
async function offered(request: APIRequestContext, who: Profile, title: string): Promise<string> {
  await patch<Seller>(request, who, 'market/seller/', {
    version: 0,
    kind: 'person',
    displayName: 'Llum i Traç',
    legalName: 'Tomeu Sastre Llull',
    taxId: '12345678Z',
    address: 'Carrer dels Oms 12, Palma',
    municipalityIne: '07040',
    phone: '+34 971 000 000',
    email: 'hola@llum.example',
    retention: 'full',
    iban: 'ES91 2100 0418 4502 0005 1332',
    hours: HOURS,
  })
  const { id } = await post<MarketPublication>(request, who, 'market/publication/', {
    category: 'photo',
    title: { es: title },
    price: { kind: 'fixed', amount: 18_000 },
    vat: '21',
    islands: ['MALLORCA'],
    payWhen: 'after',
  })
  const sent = await request.post(`/api/v1/market/publication/${id}/picture/`, {
    headers: as(who),
    multipart: { picture: { name: 'a.png', mimeType: 'image/png', buffer: picture(90) } },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const { version } = await get<MarketPublication>(request, who, `market/publication/${id}/`)
  await post(request, who, `market/publication/${id}/state/`, { version, state: 'published' }, 200)
  return id
}

const opened = async (browser: Browser, who: Profile, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signedIn(page, who)
  await page.goto(path)
  return page
}
/** Presses a button of the order and, where it asks, the same words of its dialog. */
const act = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

test('photos ordered for a draft, delivered, taken into the home, paid by transfer and rated', async ({
  browser,
  page,
  request,
}) => {
  const [agency, tomeu] = [await registerProvedAgency(request), await photographer(request)]
  const title = ownName('Fotos de interior')
  const itemId = await offered(request, tomeu, title)
  const home = await draft(request, agency, {
    location: { municipalityIne: '07061', addressVisibility: 'hidden' },
    layout: { built: 212, bedrooms: 4, bathrooms: 2 },
    legal: { energy: { status: 'in_process' } },
    mandate: { startsOn: '2026-01-01' },
    texts: { title: { es: 'Casa con patio' }, description: { es: 'Casa de piedra con patio.' } },
  })

  await signedIn(page, agency)
  await page.goto(`/auth/marketplace/${itemId}?casa=${home.id}`)
  await page.getByLabel('Notas para el profesional').fill('La llave está en la oficina')
  await noBarriers(page)
  // 180.00 and 21 % of it, less 15 % that the agency keeps back.
  await page.getByRole('button', { name: /^Pedir por 190,80/ }).click()
  await expect(page.getByRole('heading', { name: 'Pedido enviado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  // The page before stays until the code of the next one is there.
  await expect(page.getByRole('heading', { name: 'Esperas su respuesta' })).toBeVisible()
  const path = new URL(page.url()).pathname
  const orderId = path.split('/').at(-1) ?? ''

  // Of the buyer's page the seller is led to the order.
  const desk = await opened(browser, tomeu, `/auth/marketplace/${orderId}/success`)
  await expect(desk).toHaveURL(new RegExp(`${path}$`))
  await expect(desk.getByText('La llave está en la oficina')).toHaveCount(0)
  await act(desk, 'Aceptar')
  await expect(desk.getByText('La llave está en la oficina')).toBeVisible()
  await desk.getByLabel('Lo entregado').setInputFiles([
    { name: 'sala.png', mimeType: 'image/png', buffer: picture(40) },
    { name: 'cocina.png', mimeType: 'image/png', buffer: picture(130) },
  ])
  for (const name of ['sala.png', 'cocina.png'])
    await expect(desk.getByRole('button', { name: `Quitar ${name}` })).toBeVisible()
  await noBarriers(desk)
  await act(desk, 'Entregar')
  await expect(desk.getByRole('heading', { name: 'Esperas que lo revisen' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible()
  await expect(page.getByText('Se añaden 2 imágenes.')).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Aceptar y poner en la ficha' }).click()
  await expect(page.getByRole('heading', { name: 'Completado' })).toBeVisible()
  await page.getByRole('radio', { name: '4 estrellas' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Cómo ha ido').fill('Puntual y con buena luz')
  await page.getByRole('button', { name: 'Valorar' }).click()
  await expect(page.getByText('Puntual y con buena luz')).toBeVisible()

  await desk.reload()
  await act(desk, 'He recibido la transferencia')
  await expect(desk.getByText('Pagado')).toBeVisible()
  expect(await get<Order>(request, agency, `order/${orderId}/`)).toMatchObject({
    state: 'completed',
    payment: 'paid',
    review: { stars: 5 },
  })

  // The photo was what the home still lacked.
  await expect(async () => {
    const { version } = await get<Property>(request, agency, `property/${home.id}/`)
    await post(request, agency, `property/${home.id}/publish/`, { version }, 200)
  }).toPass()
})
