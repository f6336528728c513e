import { expect, test, type APIRequestContext } from './journey'
import type { Profile, Property } from '../generated/model'
import { publishHome, registerAgency } from './agency'
import { get, post } from './arrange'
import { expectAccessible, listen } from './screen'

let profile: Profile
let deia: Property
let inca: Property

const at = (municipalityIne: string, lat: number, lon: number, geoPrecision = 'exact') => ({
  municipalityIne,
  addressVisibility: 'full',
  geo: { lat, lon },
  geoPrecision,
})

async function withdraw(request: APIRequestContext, home: Property): Promise<void> {
  const { version } = await get<Property>(request, profile, `property/${home.id}/`)
  await post(request, profile, `property/${home.id}/status/`, { version, status: 'withdrawn' }, 200)
}

test.beforeAll(async ({ request }) => {
  profile = await registerAgency(request, { agency_name: 'Serra i Mar' })
  deia = await publishHome(request, profile.token, 'Casa de piedra en Deià', {
    location: at('07018', 39.7481, 2.6482, 'moved'),
    layout: { usable: 146, built: 164, plot: 310, bedrooms: 4, bathrooms: 2 },
    legal: {
      energy: {
        status: 'provided',
        consumptionLetter: 'D',
        consumptionKwh: 142,
        emissionsLetter: 'E',
      },
      ibiYearly: 64_000,
    },
    texts: {
      title: { es: 'Casa de piedra en Deià', de: 'Steinhaus in Deià' },
      description: { es: 'Casa con olivar y vistas.', de: 'Haus mit Olivenhain und Aussicht.' },
    },
  })
  inca = await publishHome(request, profile.token, 'Piso con balcón en Inca', {
    basics: { type: 'vivienda', subtype: 'piso', offers: [{ operation: 'V', price: 21_000_000 }] },
    location: at('07027', 39.7211, 2.9109),
    layout: { built: 80, bedrooms: 2, bathrooms: 1 },
  })
})

test('without a script: found by place and filters, opened, read', async ({ browser }) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  ).newPage()
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Dónde' }).fill('deya')
  await page.locator('select[name=type]').selectOption('vivienda')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\/busqueda\/venta\/deia\?type=vivienda$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Viviendas en venta en Deià')

  await page.getByRole('button', { name: 'Habitaciones' }).click()
  await page
    .getByRole('dialog', { name: 'Habitaciones' })
    .getByRole('radio', { name: '4+' })
    .check()
  await page
    .getByRole('dialog', { name: 'Habitaciones' })
    .getByRole('button', { name: /^Ver/ })
    .click()
  await expect(page).toHaveURL(/bedroomsMin=4/)
  await page.getByRole('link', { name: 'Quitar 4 hab. o más' }).click()
  await expect(page).not.toHaveURL(/bedroomsMin/)

  await page.getByRole('link', { name: 'Casa de piedra en Deià' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casa de piedra en Deià')
  await expect(page.getByText('Casa con olivar y vistas.')).toBeVisible()
  await expect(page.getByRole('img', { name: /letra D/ })).toBeVisible()
  await expect(page.getByText('Ubicación aproximada.')).toBeVisible()
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as { '@type': string; about: Record<string, unknown>; offers: { price: string }[] }
  expect(data['@type']).toBe('RealEstateListing')
  expect(data.offers[0]?.price).toBe('945000.00')
  await page.context().close()
})

test('with a script: filters, place and pages live in the address, and nothing is said in the console', async ({
  page,
}) => {
  const said = listen(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/busqueda/venta/mallorca')
  await page.getByRole('button', { name: 'Más filtros' }).click()
  await page
    .getByRole('dialog', { name: 'Más filtros' })
    .getByRole('checkbox', { name: /^Piso/ })
    .click()
  await expect(page).toHaveURL(/subtype=piso/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Piso con balcón en Inca' }).first()).toBeVisible()

  const place = page.getByRole('combobox', { name: 'Dónde' })
  await place.fill('deya')
  await expect(page.getByRole('option', { name: /^Deià/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/deia\?subtype=piso/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ningún anuncio en Deià')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('list').filter({ hasText: 'anuncio' }).getByRole('link').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\/deia\?subtype=piso/)
  await page.goBack()
  await expect(page).toHaveURL(/\/mallorca\?subtype=piso/)
  await expect(place).toHaveValue('Mallorca')
  expect(said).toEqual([])
})

test('the drawing becomes a map; a price shows its home', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/busqueda/venta/inca')
  const map = page.getByRole('group', { name: 'Mapa de resultados' })
  await expect(map).toHaveAttribute('data-live', 'yes')
  await map.getByRole('link', { name: /Piso con balcón en Inca/ }).click()
  await expect(
    page.locator('.pop').getByRole('link', { name: 'Piso con balcón en Inca' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Alejar' }).click()
  await expect(page.getByRole('button', { name: 'Buscar en esta zona' })).toBeVisible()
  await page.getByRole('button', { name: 'Buscar en esta zona' }).click()
  await expect(page).toHaveURL(/\/baleares\?bbox=/)
})

test('addresses that are old, wrong or gone answer as such', async ({ page, request }) => {
  const status = async (url: string): Promise<[number, string | undefined]> => {
    const reply = await request.get(url, { maxRedirects: 0 })
    return [reply.status(), reply.headers()['location']]
  }
  expect(await status('/busqueda/V/inca?type=vivienda')).toEqual([
    301,
    '/busqueda/venta/inca?type=vivienda',
  ])
  expect(await status('/en/busqueda/A/inca')).toEqual([301, '/en/busqueda/alquiler/inca'])
  for (const url of [
    '/busqueda/compra/inca',
    '/busqueda/venta/atlantida',
    '/busqueda/venta/inca?page=-1',
    '/busqueda/venta/inca?bbox=9,9,1,1',
    '/busqueda/venta/inca?cursor=x',
    `/busqueda/venta/${'a'.repeat(10_000)}`,
    '/maps?type=castle',
    '/inmueble/1',
    '/inmueble/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
  ]) {
    expect((await status(url))[0], url.slice(0, 80)).toBe(404)
  }
  const sold = await publishHome(request, profile.token, 'Casa que se retira', {
    location: at('07018', 39.748, 2.65),
  })
  await withdraw(request, sold)
  const reply = await page.goto(`/inmueble/${sold.id}`)
  expect(reply?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este inmueble ya no se ofrece')
  await expect(page.getByRole('link', { name: 'Casa de piedra en Deià' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('one home: pictures by keyboard, its text in another language, its link copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const said = listen(page)
  await page.goto(`/inmueble/${deia.id}`)
  await page.getByRole('link', { name: /^Ampliar foto 1 de 1/ }).press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Fotos' })
  await expect(lightbox.getByText('1 de 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByText('Haus mit Olivenhain und Aussicht.')).toBeVisible()
  await expect(page.locator('#descripcion [lang=de]').last()).toBeVisible()
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/inmueble/${deia.id}`,
  )
  expect(said).toEqual([])
})

/** Each is loaded as on a phone, then seen wider: the server draws one page for all widths. */
test('axe finds nothing on the public pages at 360, 820 and 1440 px', async ({ page }) => {
  const look = async (url: string, widths: number[]) => {
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
    }
  }
  for (const url of ['/', '/busqueda/venta/baleares', '/maps', `/inmueble/${deia.id}`])
    await look(url, [360, 820, 1440])
  for (const url of [
    '/busqueda/venta/deia?subtype=piso&priceMax=5000000',
    `/inmueble/${inca.id}`,
    '/de/busqueda/venta/mallorca',
  ])
    await look(url, [360, 1440])
})
