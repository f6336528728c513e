import { devices, expect, test } from './journey'
import { ownName, publishHome, registerAgency } from './agency'
import { expectAccessible } from './screen'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 360, height: 780 }, locale: 'es-ES' })

test('on a phone one button holds every filter and says how many are on, with a script and without', async ({
  page,
  request,
  browser,
}) => {
  const agency = await registerAgency(request)
  await publishHome(request, agency.token, 'Casa del pinar')
  await page.goto('/busqueda/venta/baleares?bedroomsMin=2')
  await expect(page.getByRole('button', { name: 'Precio' })).toBeHidden()
  await page.getByRole('button', { name: 'Filtros · 1' }).tap()
  const sheet = page.getByRole('group', { name: 'Filtros', exact: true })
  await sheet.getByLabel('Hasta').first().selectOption({ label: '2.000.000 €' })
  await expect(page).toHaveURL(/priceMax=200000000/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Ver \d/ }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtros · 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Filtros · 2' }).tap()
  await sheet.getByRole('button', { name: 'Borrar todo' }).tap()
  await expect(page).toHaveURL(/\/busqueda\/venta\/baleares$/)

  const plain = await (
    await browser.newContext({ ...phone, javaScriptEnabled: false, locale: 'es-ES' })
  ).newPage()
  await plain.goto('/busqueda/venta/baleares')
  await plain.getByRole('button', { name: 'Filtros' }).tap()
  await plain.getByRole('radio', { name: '2+' }).first().check()
  await plain
    .getByRole('group', { name: 'Filtros', exact: true })
    .getByRole('button', { name: /^Ver/ })
    .last()
    .tap()
  await expect(plain).toHaveURL(/\/busqueda\/venta\/baleares\?bedroomsMin=2$/)
  await plain.context().close()
})

test('who allows it finds what they saw and what came since; who takes it back leaves nothing', async ({
  page,
  request,
}) => {
  const agency = await registerAgency(request)
  const seen = await publishHome(request, agency.token, 'Casa del almendro')
  await page.goto('/contacto')
  await page.getByRole('button', { name: 'Cookies', exact: true }).tap()
  await page.getByRole('button', { name: 'Aceptar todo' }).tap()
  await page.goto(`/inmueble/${seen.id}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('llar.seen'))).toContain(seen.id)
  await page.goto('/busqueda/guardados/dispositivo')
  await expect(
    page
      .getByRole('region', { name: 'Vistos hace poco' })
      .getByRole('link', { name: 'Casa del almendro' }),
  ).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Vistos hace poco' })).toBeVisible()

  // Two days away: what was published meanwhile is told, and leads to a search of its own.
  await page.evaluate(() =>
    localStorage.setItem('llar.visit', JSON.stringify({ at: Date.now() - 172_800_000 })),
  )
  await page.goto('/busqueda/venta/baleares')
  await page.getByRole('link', { name: /nuevas? desde tu última visita/ }).tap()
  await expect(page).toHaveURL(/since=20/)
  await expect(page.getByText(/^Publicadas desde el/)).toBeVisible()

  await page.goto('/contacto')
  await page.getByRole('button', { name: 'Cookies', exact: true }).tap()
  await page.getByRole('button', { name: 'Borrar todo' }).tap()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).not.toContain('llar.seen')
})

test('a sentence in German becomes filters; what is not understood is said and stays words', async ({
  browser,
  request,
}) => {
  const agency = await registerAgency(request)
  const title = ownName('Casa con Charme')
  await publishHome(request, agency.token, title, {
    basics: {
      type: 'vivienda',
      subtype: 'casa',
      offers: [{ operation: 'V', price: 80_000_000 }],
    },
    features: { pool: 'private' },
  })
  const page = await (await browser.newContext({ ...phone, locale: 'de-DE' })).newPage()
  await page.goto('/de')
  const where = page.getByRole('combobox').first()
  await where.fill('Haus mit Pool in Sóller bis 900.000 mit Charme')
  await where.press('Enter')
  await expect(page).toHaveURL(/\/de\/busqueda\/venta\/soller\?/)
  await expect(page.getByText('Nicht verstanden: „Charme“.')).toBeVisible()
  const active = page.getByRole('list', { name: 'Aktive Filter' })
  for (const words of ['Pool', 'Bis 900.000 €', '«Charme»'])
    await expect(active.getByText(words)).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await active.getByRole('link', { name: /Charme/ }).tap()
  await expect(page).not.toHaveURL(/said=|q=/)
  await page.context().close()
})
