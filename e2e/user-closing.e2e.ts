import { expect, test } from './journey'
import { PASSWORD, registerVisitor } from './agency'
import { expectAccessible, signedIn } from './screen'

test('a visitor corrects the profile on a phone, closes the account, takes it back, closes it again and is out', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const marta = await registerVisitor(request, 'Marta')
  await signedIn(page, marta)
  await page.goto('/auth/perfil')
  await page.getByLabel('Apellidos').fill('Vidal')
  await page.getByLabel('Teléfono').fill('612 345 678')
  await expect(page.getByLabel('Cuenta de Google Calendar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Tus cambios se han guardado')).toBeVisible()
  await expect(page.getByLabel('Teléfono')).toHaveValue('+34612345678')
  const close = async () => {
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Borrar mi cuenta' }).click()
  }
  // Signing in has just proved who it is, so nothing is asked.
  await close()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(page.getByText('Tu cuenta sigue como estaba')).toBeVisible()
  await expectAccessible(page)
  await close()
  await expect(page.getByText('Tu cuenta se borra en diez segundos')).toBeVisible()
  await page.waitForURL(/\/$/)
  await expect
    .poll(async () =>
      (
        await request.post('/api/v1/user/login/', {
          data: { email: marta.email, password: PASSWORD },
        })
      ).status(),
    )
    .toBe(401)
})
