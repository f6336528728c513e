import { expect, test, type Page } from './journey'
import { registerAgency, registerVisitor } from './agency'
import { expectAccessible, signedIn } from './screen'

/** Nothing of the application runs: what stands there is the page's own. */
const withoutCode = (page: Page) =>
  page.route(/\/assets\/(?!desk-frame)[^/]+\.js$/, (route) => route.abort())
const railOf = (page: Page) => page.locator('.rail').getByRole('link')

test('before any code an agent finds the own rooms, marked, in the page’s language', async ({
  page,
  request,
}) => {
  await signedIn(page, await registerAgency(request))
  await withoutCode(page)
  await page.goto('/auth/cartera')
  const today = ['Inicio', 'Mensajes', 'Agenda', 'Propuestas']
  const rooms = [...today, 'Inmuebles', 'Demandas', 'Contactos', 'Integraciones', 'Asistentes']
  const business = ['Análisis', 'Contabilidad', 'Servicios', 'Referidos', 'Formación']
  const more = ['Tu web', ...business, 'Agencia', 'Perfil', 'Suscripción']
  await expect(railOf(page)).toHaveText([...rooms, ...more])
  await expect(page.locator('.rail [aria-current]')).toHaveText('Inmuebles')
  await expect(page.locator('.top-bar .avatar')).toHaveText(/^\p{Lu}{1,2}$/u)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/de/auth/contactos')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.rail [aria-current]')).toHaveText('Kontakte')
  await expect(railOf(page).first()).toHaveAttribute('href', '/de/auth/dashboard')
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator('.rail')).toBeHidden()
  await expect(page.locator('.bnav').getByRole('link')).toHaveCount(4)
  await expectAccessible(page)
})

test('a visitor sees no agent’s room before any code, and who is not signed in sees nothing', async ({
  page,
  request,
}) => {
  await withoutCode(page)
  await page.goto('/auth/guardados')
  await expect(page.locator('html')).toHaveAttribute('data-face', 'private')
  await expect(page.locator('.app')).toHaveCount(0)
  await signedIn(page, await registerVisitor(request, 'Nora'))
  await page.goto('/auth/guardados')
  await expect(railOf(page).first()).toBeVisible()
  await expect(railOf(page).filter({ hasText: /Cartera|Contactos|Inmuebles|Agencia/ })).toHaveCount(
    0,
  )
})

test('the application takes its place without moving anything', async ({ page, request }) => {
  await signedIn(page, await registerAgency(request))
  let go = (): void => undefined
  const held = new Promise<void>((done) => (go = done))
  await page.route(/\/assets\/main-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/auth/contactos', { waitUntil: 'commit' })
  const boxes = () =>
    page.evaluate(() =>
      ['.rail-item', '.palette-button', '.create-button', '.top-bar'].flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [selector, x, y, width, height]
        }),
      ),
    )
  await expect(page.locator('.rail [aria-current]')).toHaveText('Contactos')
  await page.evaluate(() => document.fonts.ready)
  const before = await boxes()
  go()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.rail')).toHaveCount(1)
  expect(await boxes()).toEqual(before)
})

test('the diary is shown once its calendar has measured itself', async ({ page, request }) => {
  await signedIn(page, await registerAgency(request))
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        moved.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1440, 820]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/auth/agenda')
    await expect(page.getByText('09:00').first()).toBeVisible()
    const sum = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved)
    expect(sum.sum).toBeLessThan(0.1)
  }
})
