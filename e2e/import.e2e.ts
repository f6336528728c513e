import { expect, test, type Page } from './journey'
import type { PropertyPage } from '../generated/model'
import { registerAgency } from './agency'
import { get } from './arrange'
import { signIn } from './home'
import { noBarriers } from './screen'

const home = (id: string, price: number, more = '') =>
  `<property><id>${id}</id><ref>FEED-${id}</ref><price>${price}</price>` +
  '<price_freq>sale</price_freq><type>Villa</type><town>Sóller</town>' +
  '<province>Illes Balears</province>' +
  '<location><latitude>25.68654</latitude><longitude>-80.431345</longitude></location>' +
  '<beds>3</beds><baths>2</baths><surface_area><built>180</built><plot>---</plot>' +
  '</surface_area>' +
  `<desc><es>Casa con jardÃ­n</es></desc>${more}</property>`
const feed = (homes: string[]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${homes.join('')}</root>`,
  )

async function upload(
  page: Page,
  file: Buffer,
  { dryRun = false, source = '' } = {},
): Promise<void> {
  await page.goto('/auth/integrations?lado=entran')
  if (source) {
    await page.getByLabel('Origen de los inmuebles').selectOption('Otro origen…')
    await page.getByLabel('Nombre del origen').fill(source)
  }
  await page
    .getByLabel('Archivo de inmuebles')
    .setInputFiles({ name: 'kyero.xml', mimeType: 'text/xml', buffer: file })
  if (!dryRun) await page.getByLabel('Solo probar: no cambia nada').uncheck()
  await page
    .getByRole('button', { name: dryRun ? 'Probar el archivo' : 'Importar inmuebles' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'kyero.xml' })).toBeVisible()
}

test('a feed is tried, imported, set to publish all, changed and undone; the public sees it in between', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request, { agency_name: 'Feed de Vent' })
  await signIn(page, profile)
  const portfolio = () => get<PropertyPage>(request, profile, 'property/')

  await page.goto('/auth/integrations?lado=entran')
  await expect(page.getByRole('heading', { name: 'Aún no has importado nada' })).toBeVisible()
  await noBarriers(page)
  await upload(page, feed([home('a', 500_000), home('b', 600_000)]), { dryRun: true })
  await expect(page.getByText('Terminada')).toBeVisible()
  expect((await portfolio()).total).toBe(0)

  await upload(page, feed([home('a', 500_000), home('b', 600_000)]))
  await expect(page.getByText('Terminada')).toBeVisible()
  await expect(page.getByText('está fuera de España; se descarta').first()).toBeVisible()
  await expect(page.getByText('«---» no es un número; se deja sin indicar.').first()).toBeVisible()
  await expect(
    page.getByRole('heading', { name: '2 inmuebles esperan para publicarse' }),
  ).toBeVisible()
  await expect(page.getByText('Falta: una foto').first()).toBeVisible()
  await noBarriers(page)
  expect((await portfolio()).items.map((item) => item.status)).toEqual(['draft', 'draft'])

  await page.goto('/auth/integrations?lado=entran')
  await page.getByRole('link', { name: 'Ajustar Kyero' }).click()
  await page.getByLabel('Publicar también los incompletos').check()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kyero' })).toBeVisible()
  await expect(page.getByText('Publicar también los incompletos: de no a sí')).toBeVisible()
  await noBarriers(page)
  await page.goto('/auth/integrations?lado=entran')
  await expect(page.getByText('publica todos')).toBeVisible()
  await upload(page, feed([home('a', 500_000), home('b', 600_000)]))
  await expect(page.getByText('Terminada')).toBeVisible()
  const { items } = await portfolio()
  const a = items.find((item) => item.ref === 'FEED-a')
  await page.goto(`/inmueble/${a?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Villa en Sóller')
  await expect(page.getByText('Casa con jardín').first()).toBeVisible()

  await upload(page, feed([home('a', 450_000), home('b', 600_000), home('c', 700_000)]))
  await expect(page.getByText('Terminada')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer importación' }).click()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByText('Deshecha')).toBeVisible()
  const after = await portfolio()
  expect(after.items.map((item) => [item.ref, item.price]).sort()).toEqual([
    ['FEED-a', 50_000_000],
    ['FEED-b', 60_000_000],
  ])
})

test('a broken feed changes nothing and says why, on a phone too', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, await registerAgency(request))
  await upload(page, feed([home('a', 1)]).subarray(0, 200))
  await expect(page.getByRole('alert')).toContainText('No se ha cambiado nada')
  await expect(page.getByText('Rechazada')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
})

test('a file of another office is asked about, given to its own source, and touches nothing of the first', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  await signIn(page, profile)
  await upload(page, feed([home('a', 1), home('b', 2)]))
  await expect(page.getByText('Terminada')).toBeVisible()
  await upload(page, feed([home('c', 3), home('d', 4), home('e', 5)]))
  await expect(page.getByRole('alert')).toContainText(
    'ninguno de los 2 de «Kyero»: ¿es de otro origen?',
  )
  await noBarriers(page)
  await page.getByRole('button', { name: 'Importar en ese origen' }).click()
  await expect(page.getByText('Ponle nombre al origen')).toBeVisible()
  await page.getByLabel('Nombre del origen').fill('Oficina de Sóller')
  await page.getByRole('button', { name: 'Importar en ese origen' }).click()
  await expect(page.getByText('Terminada')).toBeVisible()
  await expect(page.getByText('Oficina de Sóller')).toBeVisible()

  await upload(page, feed([home('x', 6), home('y', 7)]), { source: 'Oficina de Inca' })
  await expect(page.getByText('Terminada')).toBeVisible()
  await page.goto('/auth/integrations?lado=entran')
  await expect(page.getByText('3 inmuebles · última lectura')).toBeVisible()
  expect((await get<PropertyPage>(request, profile, 'property/')).total).toBe(7)

  await upload(page, feed([home('new-x', 6), home('new-y', 7)]))
  await expect(page.getByText('Rechazada')).toBeVisible()
  await page.getByRole('button', { name: 'Aceptarlo así' }).click()
  await expect(page.getByRole('dialog')).toContainText('(2) se retiran enseguida')
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptarlo así' }).click()
  await expect(page.getByText('Terminada')).toBeVisible()
  await expect(page.getByText('No viene en el archivo confirmado: retirado.').first()).toBeVisible()
})
