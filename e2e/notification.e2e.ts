import { expect, test } from './journey'
import type { Profile, Property } from '../generated/model'
import { publishHome, registerAgency } from './agency'
import { enquire } from './arrange'
import { expectAccessible, signedIn } from './screen'

test.describe('news', () => {
  let admin: Profile
  let home: Property
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    admin = await registerAgency(request)
    home = await publishHome(request, admin.token)
    await request.dispose()
  })

  test('an enquiry rings the bell while the page is open, leads to itself, and is read in every tab', async ({
    page,
    context,
    request,
  }) => {
    await signedIn(page, admin)
    await page.goto('/auth/dashboard')
    const bell = page.getByRole('button', { name: /^Avisos/ })
    await bell.click()
    const list = page.getByRole('dialog', { name: 'Avisos' })
    await expect(list.getByText('No hay avisos')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()

    const second = await context.newPage()
    await signedIn(second, admin)
    await second.goto('/')
    await expect(second.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
    await page.bringToFront()
    await expect(async () => {
      await enquire(request, home, {
        firstName: 'Klaus',
        email: `klaus-${Date.now()}@e2e.example`,
        message: 'Ist das Haus noch frei?',
      })
      await expect(
        page.getByRole('status').getByText('Casa con patio: Ist das Haus noch frei?'),
      ).toBeVisible({ timeout: 15_000 })
    }).toPass()
    await expect(page.getByRole('button', { name: /^Avisos, sin leer: \d/ })).toBeVisible()
    await expect(second.getByRole('button', { name: /^Avisos, sin leer: \d/ })).toBeVisible()

    await page.getByRole('button', { name: /^Avisos/ }).click()
    await expectAccessible(page)
    await list
      .getByRole('link', { name: /Consulta de Klaus/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/auth\/mensajes\?chat=/)
    await expect(page.getByRole('log').getByText('Ist das Haus noch frei?')).toBeVisible()
    await expect(list).toBeHidden()
    await second.getByRole('button', { name: /^Avisos/ }).click()
    await expectAccessible(second)
    const news = second.getByRole('dialog', { name: 'Avisos' })
    await expect(news.getByRole('link', { name: /Consulta de Klaus/ }).first()).toBeVisible()
    const readAll = second.getByRole('button', { name: 'Marcar todo como leído' })
    if (await readAll.isVisible()) await readAll.click()
    await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
  })

  test('a browser that blocks it says what to do', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
    )
    await signedIn(page, admin)
    await page.goto('/auth/perfil')
    await expect(page.getByRole('note')).toContainText(
      'permite las notificaciones en los ajustes del sitio',
    )
    await expect(page.getByRole('switch', { name: 'Recibir avisos aquí' })).toHaveCount(0)
  })
})
