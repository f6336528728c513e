import { expect, test } from './journey'
import type { Property } from '../generated/model'
import { newEmail, ownName, publishHome, registerProvedAgency } from './agency'
import { mailTo } from './outbox'
import { expectAccessible, listen, signedIn } from './screen'

const PHONE = { width: 360, height: 780 }
const at = (ine: string, lat: number, lon: number) => ({
  municipalityIne: ine,
  geo: { lat, lon },
  addressVisibility: 'street',
  geoPrecision: 'moved',
})

const priced = (price: number) => ({
  basics: { type: 'vivienda', subtype: 'piso', offers: [{ operation: 'V', price }] },
})

test('on a phone: who buys, a link with the same sums, two homes compared, an ad reported and answered', async ({
  browser,
  request,
}) => {
  const profile = await registerProvedAgency(request, { agency_name: 'Mar i Murs' })
  // Names that no other try has: its homes stand in the same town, and are shown as similar.
  const flatName = ownName('Piso con galería en Petra')
  const houseName = ownName('Casa junto al molino en Petra')
  const flat: Property = await publishHome(request, profile.token, flatName, {
    ...priced(26_000_000),
    location: at('07041', 39.6135, 3.112),
    layout: { built: 82, bedrooms: 3, bathrooms: 1 },
  })
  const house: Property = await publishHome(request, profile.token, houseName, {
    ...priced(31_000_000),
    location: at('07041', 39.6144, 3.1133),
    layout: { usable: 180, built: 212, bedrooms: 4, bathrooms: 2 },
  })
  const phone = await browser.newContext({
    viewport: PHONE,
    locale: 'es-ES',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await phone.newPage()
  const said = listen(page)
  await page.goto(`/inmueble/${flat.id}`)
  await expect(page.getByText('La agencia solo da los m² construidos')).toBeVisible()

  const cost = page.locator('#coste')
  await expect(cost.getByRole('row', { name: /^Impuesto de transmisiones \(ITP\)/ })).toContainText(
    '20.800',
  )
  await cost.getByLabel('Quién compra').selectOption('home')
  await expect(cost.getByRole('row', { name: /^Impuesto de transmisiones \(ITP\)/ })).toContainText(
    '10.400',
  )
  await expect(page).toHaveURL(/buyer=home.*rules=/)
  await expect(cost.getByText('Por comprobar', { exact: true })).toBeVisible()
  await cost.getByRole('link', { name: 'Enlace a este cálculo' }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const total = await cost.locator('.cost-total').textContent()
  expect([link.searchParams.get('buyer'), link.searchParams.get('date')]).toEqual([
    'home',
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  ])
  await expectAccessible(page)

  // Somebody else, who has no script either.
  const other = await (
    await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES', viewport: PHONE })
  ).newPage()
  await other.goto(link.pathname + link.search)
  await expect(other.locator('.cost-total')).toHaveText(total ?? '')
  await expect(other.getByLabel('Quién compra')).toHaveValue('home')
  await expect(
    other.getByText(/Calculado con las tablas del \d\d\/\d\d\/\d{4}, versión/),
  ).toBeVisible()
  await other.getByLabel('Quién compra').selectOption('general')
  await other.getByRole('button', { name: 'Calcular' }).click()
  await expect(
    other.getByRole('row', { name: /^Impuesto de transmisiones \(ITP\)/ }),
  ).toContainText('20.800')
  await other.context().close()

  const compare = page.getByRole('button', { name: `Comparar ${flatName}` })
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/busqueda/venta/petra')
  await page
    .getByRole('article')
    .getByRole('button', { name: `Comparar ${houseName}` })
    .click()
  await page
    .getByRole('complementary', { name: 'Para comparar' })
    .getByRole('link', { name: 'Comparar' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/busqueda/comparar/${flat.id}~${house.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar 2 inmuebles')
  await expect(page.getByRole('row', { name: /^Superficie útil/ })).toContainText(
    'Sin indicar180 m²',
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await page.getByRole('link', { name: `Quitar ${houseName}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparar 1 inmueble')
  expect(said).toEqual([])

  const email = newEmail('vecina')
  await page.goto(`/inmueble/${flat.id}`)
  await page.getByText('Avisar de un problema en este anuncio').click()
  const report = page.locator('#avisar')
  await report.getByLabel('Qué pasa').selectOption('already_sold')
  await report.getByLabel(/^Cuéntalo/).fill('El cartel dice vendido.')
  await report.getByLabel(/^Correo/).fill(email)
  await report.getByRole('button', { name: 'Enviar aviso' }).click()
  await expect(
    report.getByText('Quien responde del anuncio tiene 72 horas para contestar.').last(),
  ).toBeVisible()
  expect(said).toEqual([])
  await phone.close()

  const mail = await mailTo(profile.email, 'El cartel dice vendido.')
  const record = new URL(/https?:\/\/\S+#avisos/.exec(mail.text)?.[0] ?? '')
  const desk = await (await browser.newContext({ locale: 'es-ES' })).newPage()
  await signedIn(desk, profile)
  await desk.goto(record.pathname + record.hash)
  await expect(desk.getByText('Ya está vendido o alquilado')).toBeVisible()
  await desk.getByLabel('Respuesta').fill('Sigue en venta: el cartel es del vecino.')
  await desk.getByRole('button', { name: 'Contestar' }).click()
  await expect(desk.getByText(/^Contestado el/)).toBeVisible()
  await expectAccessible(desk)
  expect((await mailTo(email)).text).toContain('el cartel es del vecino')
})

test('addresses of comparisons and sheets that are wrong answer as such', async ({ request }) => {
  const status = async (url: string) => (await request.get(url, { maxRedirects: 0 })).status()
  expect(await status('/busqueda/comparar/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b~no-such')).toBe(200)
  expect(await status('/en/busqueda/comparar/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b')).toBe(200)
  expect(await status('/busqueda/comparar/~')).toBe(404)
  expect(await status(`/busqueda/comparar/${'a'.repeat(10_000)}`)).toBe(404)
})
