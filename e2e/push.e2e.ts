import { expect, test, type Page } from './journey'
import type { NotificationPage } from '../generated/model'
import { browserOptions } from '../scripts/browser'
import { registerAgency } from './agency'
import { expectAccessible, signedIn } from './screen'

// The shell without windows has no device that could show anything.
test.use({ launchOptions: browserOptions({ whole: true }) })

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

test('a device is pushed to only after the switch is pressed: seen in the page, or shown by the device', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const admin = await registerAgency(request)
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
  const worker = async () =>
    context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'))
  // A page that shows nothing has three seconds to say so; a slow machine's gets a minute.
  const patience = async (factor: number) =>
    (await worker()).evaluate((times) => {
      const real = setTimeout
      const slower = (go: () => void, ms = 0, ...more: unknown[]) => real(go, ms * times, ...more)
      Object.assign(globalThis, { setTimeout: slower })
    }, factor)
  await patience(20)
  await push('n1', 'Nos vemos el lunes')
  await expect(page.getByRole('status').getByText('Nos vemos el lunes')).toBeVisible()

  const notes = async () =>
    (await worker())
      .evaluate(async () => {
        const shown = await (
          globalThis as unknown as { registration: ServiceWorkerRegistration }
        ).registration.getNotifications()
        return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }))
      })
      .catch(() => null)
  expect(await notes()).toEqual([])
  await patience(1 / 20)
  await page.goto('about:blank')
  // The page that is gone may count as seen for a moment; the topic keeps it one note.
  await expect
    .poll(async () => (await push('n2', 'Mejor el martes'), notes()), { intervals: [4000] })
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
