import { devices, expect, test } from '@playwright/test'
import { publishHome, registerAgency } from './agency'
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
  const sheet = page.getByRole('dialog', { name: 'Filtros', exact: true })
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
    .getByRole('dialog', { name: 'Filtros', exact: true })
    .getByRole('button', { name: /^Ver/ })
    .last()
    .tap()
  await expect(plain).toHaveURL(/\/busqueda\/venta\/baleares\?bedroomsMin=2$/)
  await plain.context().close()
})
