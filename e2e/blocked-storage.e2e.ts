import { expect, test } from './journey'

test('where site data are blocked a page comes to life all the same', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true })
  })
  await page.goto('/busqueda/venta/baleares')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  // A sign-in would be forgotten with the page: what to allow is said before one is asked for.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('Permite los datos de sitios')
  await expect(dialog.getByLabel('Contraseña')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await expect(page).toHaveURL(/\/maps$/)
  expect(faults).toEqual([])
})
