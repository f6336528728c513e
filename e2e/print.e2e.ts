import { expect, test } from './journey'
import { registerAgency, publishHome } from './agency'
import { signIn } from './home'
import { expectAccessible } from './screen'

test('an agent prints a window card, hands over its link, and hangs QR cards whose scans are counted', async ({
  page,
  browser,
}) => {
  const profile = await registerAgency(page.request)
  const { id, ref } = await publishHome(page.request, profile.token, 'Casa con patio')
  await signIn(page, profile)

  await page.goto(`/auth/cartera/inmueble/${id}`)
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('link', { name: 'Imprimir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imprimir' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Página 1 de 1 de la vista previa' })).toBeVisible()
  await page.getByRole('button', { name: 'Horizontal' }).click()
  await page.getByLabel('Título', { exact: true }).fill('Patio y naranjos')
  await page.getByRole('button', { name: 'Precio a consultar' }).click()
  await expect(page.getByText('La dirección de este inmueble está oculta')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Con dirección' })).toHaveCount(0)
  await expect(page.getByText('Así saldrá impreso')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Crear el PDF' }).click()
  await page.waitForURL(/imprimir-pdf\?enlace=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Patio y naranjos' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Página 1 de 1/ })).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar el PDF' }).click()
  expect((await saving).suggestedFilename()).toBe(`${ref}-cartel-A4.pdf`)

  // Whoever has the link sees it without an account; a changed one opens nothing.
  const link = page.url()
  const visitor = await browser.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Patio y naranjos' })).toBeVisible()
  await visitor.goto(link.replace(/enlace=.{8}/, 'enlace=AAAAAAAA'))
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Este enlace no es válido o ha caducado' }),
  ).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Ir al inicio' })).toBeVisible()

  // The choice is remembered.
  await page.goto(`/auth/cartera/inmueble/${id}/imprimir`)
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Patio y naranjos')

  await page.getByRole('link', { name: 'Tarjetas QR' }).click()
  await expect(page.getByText(ref, { exact: false }).first()).toBeVisible()
  await page
    .getByRole('radiogroup', { name: /por hoja/ })
    .or(page.getByRole('group', { name: /por hoja/ }))
    .getByRole('radio', { name: '8' })
    .check({ force: true })
  await expect(page.getByText('Así saldrá impreso')).toBeVisible()
  await expectAccessible(page)
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar la hoja' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/^qr-.*\.pdf$/)

  const codes = await page.request.get(`/api/v1/property/${id}/qr/`, {
    headers: { authorization: `Token ${profile.token}` },
  })
  const board = ((await codes.json()) as { items: { code: string; place: string }[] }).items.find(
    ({ place }) => place === 'board',
  )
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    locale: 'en-GB',
  })
  const scanned = await phone.newPage()
  await scanned.goto(`/q/${board?.code}`)
  await expect(scanned).toHaveURL(new RegExp(`/en/inmueble/${id}`))
  await page.goto(`/auth/cartera/inmueble/${id}/imprimir`)
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Cartel en la fachada' }),
  ).toContainText('1 lectura')
})
