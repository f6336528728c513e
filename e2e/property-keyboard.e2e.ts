import { expect, test } from './journey'
import { registerAgency } from './agency'
import { photo, saved, signIn, step } from './home'

test('with the keyboard alone, from the portfolio to the market', async ({ page, request }) => {
  const profile = await registerAgency(request)
  await signIn(page, profile)
  await page.goto('/auth/cartera')
  await expect(page.getByRole('heading', { name: 'Aquí estará tu cartera' })).toBeVisible()
  /** Tabs until the control with this name has the focus: proof that it can be reached. */
  const reach = async (name: RegExp, most = 160) => {
    for (let presses = 0; presses < most; presses += 1) {
      const named = await page.evaluate(() => {
        const at = document.activeElement
        if (!at || at === document.body) return ''
        const labels =
          'labels' in at
            ? [...((at as HTMLInputElement).labels ?? [])]
                .map((label) => label.textContent)
                .join(' ')
            : ''
        return (at.getAttribute('aria-label') ?? (labels || at.textContent) ?? '').trim()
      })
      if (name.test(named)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  const press = async (name: RegExp) => {
    await reach(name)
    await page.keyboard.press('Enter')
  }
  await press(/^Nuevo inmueble$/)
  await expect(page.getByLabel('Tipo de inmueble')).toBeVisible()
  await reach(/^Tipo de inmueble/)
  await page.keyboard.type('Viv')
  await reach(/^Operación$/)
  await page.keyboard.type('Ven')
  await reach(/^Precio$/)
  await page.keyboard.type('310.000')
  await saved(page)
  await press(/^Seguir/)
  await step(page, 2)
  await expect(page.getByRole('combobox', { name: 'Municipio' })).toBeVisible()
  await reach(/^Municipio/)
  await page.keyboard.type('ciutadella')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Isla')).toHaveValue('MENORCA')
  await reach(/^Dirección completa/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await press(/^Seguir/)
  await step(page, 3)
  await reach(/^Construida sin comunes/)
  await page.keyboard.type('82')
  await reach(/^Habitaciones$/)
  await page.keyboard.type('3')
  await reach(/^Baños$/)
  await page.keyboard.type('1')
  await press(/^Seguir/)
  await step(page, 4)
  await expect(page.getByRole('button', { name: 'Saltar' })).toBeVisible()
  await press(/^Saltar/)
  await step(page, 5)
  await expect(page.getByLabel('Estado del certificado')).toBeVisible()
  await reach(/^Estado del certificado/)
  await page.keyboard.type('Exe')
  await press(/^Seguir/)
  await step(page, 6)
  await expect(page.getByLabel('Empieza el')).toBeVisible()
  await reach(/^Empieza el/)
  await page.keyboard.type('01012026')
  await press(/^Seguir/)
  await step(page, 7)
  await expect(page.getByRole('button', { name: 'Añadir fotos' })).toBeVisible()
  await reach(/^Añadir fotos/)
  // On a busy machine the browser may not be listening for the chooser yet: the key is pressed
  // again.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 30_000 })
    await page.keyboard.press('Enter')
    await (await chooser).setFiles([await photo('fachada.jpg', 90)])
  }).toPass()
  await expect(page.locator('.picture-card img')).toHaveCount(1)
  await reach(/^Descripción, Español/)
  await page.keyboard.type('Piso luminoso cerca del puerto.')
  await saved(page)
  await press(/^Seguir/)
  await step(page, 8)
  await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible()
  await press(/^Publicar/)
  await expect(page.getByRole('heading', { level: 1, name: /ya está publicado$/ })).toBeFocused()
})
