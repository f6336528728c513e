import { expect, test, type Page } from './journey'
import { publishHome, registerAgency, registerVisitor } from './agency'
import { expectAccessible, signedIn } from './screen'

// Somebody who has never been here.
test.use({ storageState: { cookies: [], origins: [] } })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const cookies = async (page: Page) =>
  Object.fromEntries(
    (await page.context().cookies())
      .filter(({ name }) => name.startsWith('ncc_'))
      .map(({ name, value }) => [name, decodeURIComponent(value)]),
  )

test('at the bottom, not forced; a press outside does not close the settings', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const counted: string[] = []
  page.on('request', (one) => one.url().includes('/analytics/') && counted.push(one.url()))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await expectAccessible(page)
  const box = await banner(page).boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(780)
  // The page beside it stays in use.
  await page.getByRole('button', { name: 'Menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await banner(page).getByRole('button', { name: 'Gestionar cookies' }).click()
  const settings = page.getByRole('dialog', { name: 'Gestionar cookies' })
  await expect(settings.getByRole('switch', { name: 'Analítica' })).toBeChecked()
  await expectAccessible(page)
  await page.mouse.click(4, 4)
  await expect(settings).toBeVisible()
  await settings.getByRole('button', { name: 'Borrar todo' }).click()
  await expect(settings).toBeHidden()
  expect(await cookies(page)).toEqual({ ncc_c: 'necessaryanalytics', ncc_e: 'necessary' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(counted).toEqual([])
})

test('who allows it is counted without a name, and the agency sees how often; who signs in finds the home again', async ({
  page,
  browser,
  request,
}) => {
  const agency = await registerAgency(request)
  const home = await publishHome(request, agency.token, 'Casa contada')
  const events: string[] = []
  page.on(
    'request',
    (one) =>
      one.url().includes('/analytics/event/') &&
      events.push(JSON.stringify(one.headers()['authorization'] ?? null)),
  )
  await page.goto(`/inmueble/${home.id}`)
  await expect(banner(page)).toBeVisible()
  expect(events).toEqual([])
  const counted = page.waitForResponse((reply) => reply.url().includes('/analytics/event/'))
  await banner(page).getByRole('button', { name: 'Aceptar', exact: true }).click()
  expect((await counted).status()).toBe(204)

  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage()
  await signedIn(desk, agency)
  await desk.goto(`/auth/cartera/inmueble/${home.id}`)
  const figures = desk.getByRole('region', { name: 'Interés' })
  await expect(figures.getByRole('definition').first()).toHaveText('1')
  await expect(figures.getByRole('img', { name: /Visitas por semana/ })).toBeVisible()

  const nora = await registerVisitor(request, 'Nora')
  const own = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage()
  await signedIn(own, nora)
  const kept = own.waitForResponse(
    (reply) => reply.url().endsWith('/api/v1/seen/') && reply.request().method() === 'POST',
  )
  await own.goto(`/inmueble/${home.id}`)
  expect((await kept).status()).toBe(204)
  await own.goto('/auth/historial')
  await expect(own.getByRole('heading', { name: 'Hoy' })).toBeVisible()
  await expect(own.getByRole('link', { name: 'Casa contada' })).toBeVisible()
  await expectAccessible(own)
  await own.getByRole('button', { name: 'Borrar historial' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(own.getByText('Aún no has mirado ningún inmueble')).toBeVisible()
})
