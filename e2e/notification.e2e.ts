import { expect, test, type Page } from '@playwright/test'
import type { NotificationPage, Profile, Property } from '../generated/model'
import { publishHome, registerAgency } from './agency'
import { enquire } from './arrange'
import { expectAccessible, signedIn } from './screen'

/** A device's keys as a push service would hand them out (RFC 8291, appendix A). */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

/**
 * No browser under test reaches a real push service: only `subscribe` is a double, the service
 * worker is the real one.
 */
async function subscribesTo(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript(
    ([address, keys]) => {
      let held: object | null = null
      const subscription = (key: BufferSource | string | null | undefined) => ({
        endpoint: address,
        options: {
          applicationServerKey: Uint8Array.from(
            atob(String(key).replaceAll('-', '+').replaceAll('_', '/')),
            (letter) => letter.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: () => {
          held = null
          return Promise.resolve(true)
        },
      })
      PushManager.prototype.subscribe = (options) =>
        Promise.resolve((held = subscription(options?.applicationServerKey)) as never)
      PushManager.prototype.getSubscription = () => Promise.resolve(held as never)
    },
    [endpoint, KEYS] as const,
  )
}

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
      ).toBeVisible({ timeout: 3_000 })
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
    const readAll = second.getByRole('button', { name: 'Marcar todo como leído' })
    if (await readAll.isVisible()) await readAll.click()
    await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
  })

  test('a device is pushed to only after the switch is pressed: seen in the page, or shown by the device', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await context.grantPermissions(['notifications'])
    await subscribesTo(page, 'https://push.example.org/device/1')
    await signedIn(page, admin)
    await page.goto('/auth/perfil')
    const toggle = page.getByRole('switch', { name: 'Recibir avisos aquí' })
    await expect(toggle).not.toBeChecked()
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0)
    await toggle.click()
    await expect(toggle).toBeChecked()
    await expect(page.getByText('Activado', { exact: true })).toBeVisible()
    await expectAccessible(page)

    const cdp = await context.newCDPSession(page)
    let registrationId = ''
    cdp.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) =>
        (registrationId =
          registrations.find((one) => !one.isDeleted)?.registrationId ?? registrationId),
    )
    await cdp.send('ServiceWorker.enable')
    await expect.poll(() => registrationId).not.toBe('')
    const push = (id: string, body: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: String(baseURL),
        registrationId,
        data: JSON.stringify({
          id,
          kind: 'CHAT',
          title: 'Klaus',
          body,
          href: '/auth/dashboard',
          topic: 'chat:1',
        }),
      })
    await push('n1', 'Nos vemos el lunes')
    await expect(page.getByRole('status').getByText('Nos vemos el lunes')).toBeVisible()

    const [worker] = context.serviceWorkers()
    const notes = () =>
      worker?.evaluate(async () => {
        const shown = await (
          globalThis as unknown as { registration: ServiceWorkerRegistration }
        ).registration.getNotifications()
        return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }))
      })
    expect(await notes()).toEqual([])
    await page.goto('about:blank')
    await push('n2', 'Mejor el martes')
    await expect
      .poll(notes)
      .toEqual([{ title: 'Klaus', body: 'Mejor el martes', data: { href: '/auth/dashboard' } }])

    await page.goto('/auth/perfil')
    await expect(toggle).toBeChecked()
    await toggle.click()
    await expect(toggle).not.toBeChecked()
    const news = await request.get('/api/v1/notification/', {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(((await news.json()) as NotificationPage).unread).toBeGreaterThanOrEqual(0)
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
