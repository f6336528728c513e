import { expect, test, type Locator, type Page } from './journey'
import { publishHome, registerAgency } from './agency'
import { signedIn } from './screen'

/** The hours dialog with a length that is too short, the caret still in it. */
async function tooShort(page: Page): Promise<Locator> {
  const agency = await registerAgency(page.request)
  const home = await publishHome(page.request, agency.token, 'Casa de la acequia')
  await signedIn(page, agency)
  await page.goto(`/auth/cartera/inmueble/${home.id}`)
  await page.getByRole('button', { name: 'Mi horario de visitas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mi horario de visitas' })
  await dialog.getByLabel('Duración (min)').fill('5')
  await expect(dialog.getByText('Tiene que ser 15 o más')).toHaveCount(0)
  return dialog
}

/** Pressed as a hand does it: the button may have moved between down and up. */
async function pressSlowly(button: Locator): Promise<void> {
  const page = button.page()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  // Two frames: what leaving the field draws is drawn.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await page.mouse.up()
}

test('the first press on save counts, though leaving the field says what is wrong with it', async ({
  page,
}) => {
  const dialog = await tooShort(page)
  await pressSlowly(dialog.getByRole('button', { name: 'Guardar' }))
  await expect(dialog.getByRole('alert')).toContainText('Hay 1 dato que revisar')
})

test('with the keyboard the same is said on leaving the field, before anything is sent', async ({
  page,
}) => {
  const dialog = await tooShort(page)
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Tiene que ser 15 o más')).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Guardar' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Hay 1 dato que revisar')
})

test('a tag that is typed and not yet entered is sent by the first press', async ({ page }) => {
  await signedIn(page, await registerAgency(page.request))
  await page.goto('/auth/contactos?nuevo=1')
  const dialog = page.getByRole('dialog', { name: 'Nuevo contacto' })
  await dialog.getByLabel('Nombre', { exact: true }).fill('Joana')
  await dialog.getByLabel('Correo electrónico').fill('joana@e2e.example')
  await dialog.getByRole('textbox', { name: /^Etiquetas/ }).fill('inversora')
  await pressSlowly(dialog.getByRole('button', { name: 'Guardar contacto' }))
  await expect(dialog).toHaveCount(0)
  await page.goto('/auth/contactos?q=joana')
  await expect(page.getByText('inversora').first()).toBeVisible()
})
