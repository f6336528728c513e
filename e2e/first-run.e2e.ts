import { expect, test, type Page } from './journey'
import { newEmail, PASSWORD } from './agency'
import { photo, step } from './home'
import { expectAccessible } from './screen'

test('a new agency publishes its first home from the list of its first hour in ten clicks', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Dar de alta mi agencia' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear una cuenta' })
  await expect(dialog.getByRole('radio', { name: 'Publicar como inmobiliaria' })).toBeChecked()
  await dialog.getByLabel('Nombre de la inmobiliaria').fill('Finques Son Vida')
  await dialog.getByLabel('Isla').selectOption('MALLORCA')
  await dialog.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Margalida')
  await dialog.getByLabel('Correo electrónico').fill(newEmail('margalida'))
  await dialog.getByLabel('Contraseña').fill(PASSWORD)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.waitForURL('**/auth/dashboard')

  const list = page.getByRole('region', { name: 'Pon en marcha tu agencia' })
  await expect(list.getByRole('img', { name: '0 por ciento hecho' })).toBeVisible()
  await expect(page.getByText('Te damos la bienvenida, Margalida')).toBeVisible()
  await expectAccessible(page)

  let clicks = 0
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    clicks += 1
    await page.locator('#main').getByRole(role, { name, exact: true }).first().click()
  }
  await press('Nuevo inmueble', 'link')
  await page.getByLabel('Tipo de inmueble').selectOption('vivienda')
  await page.getByLabel('Operación', { exact: true }).selectOption('V')
  await page.getByLabel('Precio', { exact: true }).fill('945.000')
  await press(/^Seguir/)
  await step(page, 2)
  await page.getByRole('combobox', { name: 'Municipio' }).fill('soller')
  await expect(page.getByRole('option', { name: /^Sóller/ }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Municipio' }).press('ArrowDown')
  await page.getByRole('combobox', { name: 'Municipio' }).press('Enter')
  await expect(page.getByLabel('Isla')).toHaveValue('MALLORCA')
  await page.getByLabel('Solo la población').press('Space')
  await press(/^Seguir/)
  await step(page, 3)
  await page.getByLabel('Construida sin comunes').fill('164,5')
  await page.getByRole('textbox', { name: 'Habitaciones', exact: true }).fill('3')
  await page.getByRole('textbox', { name: 'Baños', exact: true }).fill('2')
  await press(/^Seguir/)
  await step(page, 4)
  await press('Saltar')
  await step(page, 5)
  await page.getByLabel('Estado del certificado').selectOption('in_process')
  await press(/^Seguir/)
  await step(page, 6)
  await page.getByLabel('Empieza el').fill('2026-01-10')
  await press(/^Seguir/)
  await step(page, 7)
  clicks += 1 // the file is chosen in the browser's own window
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo('fachada.jpg', 90))
  await expect(page.locator('.picture-card img')).toHaveCount(1)
  await page
    .getByRole('tabpanel', { name: 'Español' })
    .nth(0)
    .getByRole('textbox')
    .fill('Casa con patio y naranjos')
  await page
    .getByRole('tabpanel', { name: 'Español' })
    .nth(1)
    .getByRole('textbox')
    .fill('Casa de piedra con patio y naranjos en el centro del pueblo.')
  await press(/^Seguir/)
  await step(page, 8)
  await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible()
  await press('Publicar')
  await page.waitForURL('**/auth/dashboard/success/**')
  expect(clicks).toBeLessThanOrEqual(10)

  await page.goto('/auth/dashboard')
  await expect(page.getByText('Inmuebles en marcha')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Quedan \d cosas/ })).toBeVisible()
  await expectWholeFigures(page)
  await page.getByRole('button', { name: 'Quitar de la lista: Invita a tu equipo' }).click()
  await expect(page.getByRole('heading', { name: 'Invita a tu equipo' })).toBeHidden()
  await page.getByRole('button', { name: 'Ocultar esta lista' }).click()
  await expect(page.getByRole('heading', { name: /^Quedan/ })).toBeHidden()
})

/** On a laptop, and then on a phone: no tile breaks its word, no bar cuts off its number. */
async function expectWholeFigures(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const tile = page.getByRole('button', { name: /^Publicados/ }).getByText('Publicados')
    await expect
      .poll(() =>
        tile.evaluate((word) => {
          const letters = document.createRange()
          letters.selectNodeContents(word)
          return letters.getClientRects().length
        }),
      )
      .toBe(1)
    await expect
      .poll(() =>
        page.locator('.dashboard-chart').evaluate((chart) => {
          // What lies beyond the rectangle of its clip is not drawn.
          const clip = chart.querySelector<SVGRectElement>('clipPath rect')
          const left = chart.querySelector('svg')?.getBoundingClientRect().left ?? 0
          const frame = clip ? left + clip.x.baseVal.value + clip.width.baseVal.value : 0
          const labels = [...chart.querySelectorAll('.MuiBarChart-label')]
          const rights = labels.map((label) => label.getBoundingClientRect().right)
          return labels.length > 0 && Math.max(...rights) <= frame
        }),
      )
      .toBe(true)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}
