import { expect, test } from './journey'
import { newEmail, PASSWORD, publishHome, registerAgency } from './agency'
import { reprice } from './arrange'
import { expectAccessible } from './screen'

test.use({ viewport: { width: 390, height: 844 } })

test('a visitor on a phone saves a home, signs up, sees it cost less, notes, files, shares and takes it away', async ({
  page,
  request,
  browser,
}) => {
  const agency = await registerAgency(request)
  const home = await publishHome(request, agency.token, 'Casa del limonero')
  await page.goto(`/inmueble/${home.id}`)
  await page.getByRole('button', { name: 'Guardar Casa del limonero' }).click()
  const heart = page.getByRole('button', { name: 'Guardar Casa del limonero' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: '1 inmueble guardado en este dispositivo' }).click()
  await expect(page.getByRole('link', { name: 'Casa del limonero' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Llevarlas a mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('tendrás tus inmuebles guardados')).toBeVisible()
  await dialog.getByRole('button', { name: /^(Crear|Crea|Regístrate)/ }).click()
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Marta')
  await dialog.getByRole('textbox', { name: /^Correo/ }).fill(newEmail('marta'))
  await dialog
    .getByLabel(/^Contraseña/)
    .first()
    .fill(PASSWORD)
  await dialog.getByRole('checkbox').last().check()
  await dialog
    .getByRole('button', { name: /^Crear|^Registr/ })
    .last()
    .click()
  await expect(page.getByText('1 inmueble de este dispositivo está ya en tu cuenta')).toBeVisible()
  await page.goto(`/inmueble/${home.id}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await reprice(request, agency, home, 93_000_000)

  await page.goto('/auth/guardados')
  const row = page.getByRole('listitem', { name: 'Casa del limonero' })
  await expect(row.getByText(/Bajó 15\.000\s€/)).toBeVisible()
  await row.getByRole('textbox').fill('Luz de tarde')
  await expect(row.getByText('Nota guardada')).toBeVisible()
  await page.getByRole('button', { name: 'Carpeta nueva' }).click()
  await page.getByLabel('Nombre de la carpeta').fill('Con jardín')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Con jardín 0' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Todos 1' }).click()
  await row.getByLabel('Carpeta de Casa del limonero').selectOption('Con jardín')
  await expect(page.getByRole('button', { name: 'Con jardín 1' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Compartir todo' }).click()
  await page.getByRole('button', { name: 'Crear enlace a todo' }).click()
  const link = await page.getByRole('dialog').getByLabel('Enlace').inputValue()
  await page.keyboard.press('Escape')
  const friend = await (
    await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  ).newPage()
  await friend.goto(new URL(link).pathname)
  await expect(friend.getByRole('link', { name: 'Casa del limonero' })).toBeVisible()
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await friend.content()).not.toContain('Luz de tarde')
  await friend.context().close()

  await row.getByRole('button', { name: 'Quitar Casa del limonero' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(row.getByRole('textbox')).toHaveValue('Luz de tarde')
})
