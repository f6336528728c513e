import { expect, test } from './journey'
import type { Profile } from '../generated/model'
import { newEmail, PASSWORD } from './agency'
import { startOwnServer, type OwnServer } from './own-server'
import { expectAccessible, signedIn } from './screen'

/** A passkey belongs to a name, and the shared server has none. */
let server: OwnServer
let site = ''
test.beforeAll(async () => {
  server = await startOwnServer({ E2E_HOST: 'localhost' })
  site = server.url.replace('127.0.0.1', 'localhost')
})
test.afterAll(() => server.stop())

test('a passkey is made in the profile, signs in, is named and deleted', async ({
  page,
  request,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const registered = await request.post(`${site}/api/v1/user/register/`, {
    data: {
      account: 'visitor',
      first_name: 'Aina',
      email: newEmail('aina'),
      password: PASSWORD,
      accept_terms: true,
    },
  })
  await signedIn(page, (await registered.json()) as Profile)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${site}/auth/perfil`)
  const panel = page.getByRole('region', { name: 'Llaves de acceso' })
  await panel.getByRole('button', { name: 'Crear una llave de acceso' }).click()
  await expect(panel.getByText('Llave de acceso 1')).toBeVisible()
  await panel.getByRole('button', { name: 'Cambiar el nombre de Llave de acceso 1' }).click()
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Mi móvil')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByText('Mi móvil')).toBeVisible()
  await expect(panel.getByText('sin usar todavía')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  // The desk that is open may be on its way out itself.
  await expect(async () => void (await page.goto(`${site}/?login=1`))).toPass()
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  const withKey = dialog.getByRole('button', { name: 'Entrar con una llave de acceso' })
  await expect(withKey).toBeVisible()
  await expectAccessible(page)
  await withKey.click()
  await expect(dialog).toBeHidden()
  await page.waitForFunction(() => localStorage.getItem('llar.profile') !== null)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site}/auth/perfil`)
  await expect(panel.getByText('usada por última vez')).toBeVisible()
  await expectAccessible(page)
  // As ten minutes later: deleting asks once more who it is, and the passkey says it.
  const asks = { status: 403, json: { message: 'Confirma', code: 'step_up' } }
  await page.route('**/api/v1/user/passkey/*/', (route) => route.fulfill(asks), { times: 1 })
  await panel.getByRole('button', { name: 'Borrar Mi móvil' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await proof.getByRole('button', { name: 'Confirmar de otra forma' }).click()
  await expect(proof.getByLabel('Tu contraseña')).toBeVisible()
  await proof.getByRole('button', { name: 'Usar la llave de acceso' }).click()
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'Confirmar con la llave de acceso' }).click()
  await expect(panel.getByText('Mi móvil')).toBeHidden()

  await page.evaluate(() => localStorage.clear())
  // The desk that is open may be on its way out itself.
  await expect(async () => void (await page.goto(`${site}/?login=1`))).toPass()
  await withKey.click()
  await expect(dialog.getByRole('alert')).toHaveText('Esta llave de acceso no abre ninguna cuenta')
})
