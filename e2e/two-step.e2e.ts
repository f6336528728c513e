import { expect, test, type Page } from './journey'
import { Secret, TOTP } from 'otpauth'
import { PASSWORD, registerAgency } from './agency'
import { expectAccessible, signedIn } from './screen'

/** What an app shows; `ahead`: of the next half minute, which counts, too. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  })

/** The first step of signing in, which leads to the second. */
async function firstStep(page: Page, email: string) {
  await page.evaluate(() => localStorage.clear())
  // The desk, signed out under its feet, may still be on its way elsewhere.
  await expect(async () => void (await page.goto('/?login=1'))).toPass()
  const dialog = page.getByRole('dialog', { name: 'Entrar' })
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Contraseña').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  return page.getByRole('dialog', { name: 'Escribe tu código' })
}

test('a code is asked for besides the password, from the profile to the next sign-in', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const { email } = profile
  await signedIn(page, profile)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/auth/perfil')
  const panel = page.getByRole('region', { name: 'Verificación en dos pasos' })
  await panel.getByRole('button', { name: 'Activar' }).click()
  await expect(panel.getByRole('img', { name: 'Código QR para tu aplicación' })).toBeVisible()
  const secret = (await panel.locator('code').innerText()).replaceAll(' ', '')
  await expectAccessible(page)
  await panel.getByRole('textbox', { name: 'Código' }).fill('000000')
  await panel.getByRole('button', { name: 'Confirmar' }).click()
  await expect(panel.getByText(/^Este código no vale/)).toBeVisible()
  await panel.getByRole('textbox', { name: 'Código' }).fill(codeOf(secret))
  await panel.getByRole('button', { name: 'Confirmar' }).click()
  const codes = panel.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().innerText()).trim()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Ya los tengo' }).click()
  await expect(panel.getByText('Te quedan 10 códigos de recuperación')).toBeVisible()

  const dialog = await firstStep(page, email)
  await expect(dialog.getByLabel('Código')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Código').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Este código no vale')
  await dialog.getByLabel('Código').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/dashboard')

  const again = await firstStep(page, email)
  await again.getByLabel('Código').fill(recovery)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/auth/dashboard')
  await page.goto('/auth/perfil')
  await expect(panel.getByText('Te quedan 9 códigos de recuperación')).toBeVisible()
  await panel.getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await expect(codes).toHaveCount(10)
  await panel.getByRole('button', { name: 'Ya los tengo' }).click()
  await expect(panel.getByText('Te quedan 10 códigos de recuperación')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect(panel.getByRole('button', { name: 'Activar' })).toBeVisible()
})
