import { expect, test } from './journey'
import { newEmail, publishHome, registerAgency } from './agency'
import { enquire } from './arrange'
import { expectAccessible, signedIn } from './screen'

test('Ctrl-K finds a home and a thread by a few letters, opens them, and knows them the next time', async ({
  page,
  request,
}) => {
  const agency = await registerAgency(request)
  const home = await publishHome(request, agency.token, 'Casa de los naranjos')
  await publishHome(request, agency.token, 'Ático con terraza')
  await enquire(request, home, { firstName: 'Klaus', email: newEmail('klaus'), message: 'Hallo' })
  await signedIn(page, agency)
  await page.goto('/auth/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Empty: what can be done, no record yet.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Buscar o hacer' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(palette.getByRole('option', { name: 'Nuevo inmueble' })).toBeVisible()
  await expect(palette.getByRole('group', { name: 'Lo último que abriste' })).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  // A home by its title without accents, by the arrows.
  await page.getByRole('button', { name: /Buscar o hacer/ }).click()
  await field.fill('atico')
  const found = palette.getByRole('option', { name: /Ático con terraza/ })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(found.getByText('Ático', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ático con terraza')

  // Who wrote, and where all that they wrote is looked for.
  await page.keyboard.press('Control+k')
  await field.fill('klau')
  await palette.getByRole('group', { name: 'Mensajes' }).getByRole('option').click()
  await expect(page).toHaveURL(/\/auth\/mensajes\?chat=/)

  // What was opened last, the newest first; on a phone over the whole screen.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.keyboard.press('Control+k')
  const last = palette.getByRole('group', { name: 'Lo último que abriste' })
  await expect(last.getByRole('option')).toHaveText([/^Klaus/, /^Ático con terraza/])
  expect(await palette.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })
  await expectAccessible(page)
})
