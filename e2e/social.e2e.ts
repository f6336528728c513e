import { expect, test } from './journey'
import { newEmail } from './agency'
import { startFirebase, type FirebaseDouble } from './identity'
import { expectAccessible } from './screen'

const google = 'Continuar con Google'

test('without an identity service there are no buttons, and the policy lets nobody in', async ({
  page,
}) => {
  const reply = await page.goto('/?login=1')
  await expect(
    page.getByRole('dialog', { name: 'Entrar' }).getByLabel('Correo electrónico'),
  ).toBeFocused()
  await expect(page.getByRole('button', { name: /Google|Apple/ })).toHaveCount(0)
  expect(reply?.headers()['content-security-policy']).not.toContain('google')
})

test.describe('with Firebase', () => {
  let firebase: FirebaseDouble
  test.beforeAll(async () => {
    firebase = await startFirebase()
  })
  test.afterAll(() => firebase?.close())

  test('a new popup cancels the earlier; one closed by the person is told quietly; the next signs in and stays on the page', async ({
    page,
    context,
  }) => {
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    const email = newEmail('google')
    const asked: string[] = []
    page.on(
      'request',
      (request) => /apis\.google|firebase-/.test(request.url()) && asked.push(request.url()),
    )
    await firebase.stand(context, { sub: email, email, name: 'Klaus Meier' }, 'waits')
    await page.goto(`${firebase.url}/?register`)
    const dialog = page.getByRole('dialog', { name: 'Crear una cuenta' })
    await expect(dialog.getByRole('button', { name: 'Continuar con Apple' })).toBeVisible()
    await expectAccessible(page)
    // Nothing of it is loaded before somebody presses.
    expect(asked).toEqual([])
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: google }).click()
    const popup = await opened
    const size = () => popup.evaluate(() => [innerWidth, innerHeight]).catch(() => null)
    await expect.poll(size).toEqual([500, 600])
    const second = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Continuar con Apple' }).click()
    const other = await second
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expect(dialog.getByRole('button', { name: 'Esperando a Apple…' })).toBeVisible()
    await other.close()
    // The SDK polls every two seconds and waits eight more (specification, section 9).
    await expect(dialog.getByRole('status')).toHaveText(
      'Has cerrado la ventana de Apple. Puedes volver a intentarlo cuando quieras.',
    )
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await firebase.stand(context, { sub: email, email, name: 'Klaus Meier' })
    await dialog.getByRole('button', { name: google }).click()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('llar.profile')))
      .toContain(email)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(
      await page.evaluate(
        () =>
          (
            JSON.parse(localStorage.getItem('llar.profile') ?? '{}') as {
              role: string
              first_name: string
            }
          ).role,
      ),
    ).toBe('USER')
    expect(faults).toEqual([])
  })

  test('with Google nobody lands in an agency that was opened with their e-mail, unproved; a stranger’s token is refused', async ({
    page,
    context,
    request,
  }) => {
    const email = newEmail('agency')
    await request.post(`${firebase.url}/api/v1/user/register/`, {
      data: {
        account: 'agency',
        agency_name: 'Portal Vell',
        first_name: 'Aina',
        email,
        password: 'stranger-knows',
        accept_terms: true,
      },
    })
    await firebase.stand(context, { sub: '', email, name: 'Aina' })
    await page.goto(`${firebase.url}/auth/perfil/agentes`)
    const dialog = page.getByRole('dialog', { name: 'Entrar' })
    await dialog.getByRole('button', { name: google }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Acceso no autorizado')
    await firebase.stand(context, { sub: email, email, name: 'Aina' })
    await dialog.getByRole('button', { name: google }).click()
    await page.waitForURL('**/auth/perfil/agentes')
    // They are a visitor of nobody; whether the agency is theirs is asked by mail.
    await expect(page.getByText('El equipo lo ve quien trabaja en una inmobiliaria.')).toBeVisible()
    // Whoever chose that password no longer gets in.
    const again = await request.post(`${firebase.url}/api/v1/user/login/`, {
      data: { email, password: 'stranger-knows' },
    })
    expect(again.status()).toBe(401)
  })
})
