import { expect, test } from '@playwright/test'
import { registerAgency } from './agency'
import { draft, read, signIn } from './home'

test.describe('the portfolio', () => {
  test('keeps filters in the address, exports them, and changes several at once', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const [one, two] = [await draft(request, profile), await draft(request, profile, { basics: { type: 'local', offers: [{ operation: 'A', price: 120_000 }] } })]
    await signIn(page, profile)
    await page.goto('/auth/cartera')
    await expect(page.locator('.dt tbody tr')).toHaveCount(2)
    // A rule of another screen's style that reached a cell once made its line stand higher than its neighbours'.
    expect(await page.locator('.dt tbody td').evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).display))])).toEqual(['table-cell'])
    await page.getByRole('button', { name: 'Tipo', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Local' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/type=local/)
    await expect(page.locator('.dt tbody tr')).toHaveCount(1)
    await page.reload()
    await expect(page.locator('.dt tbody')).toContainText(two.ref)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const stream = await (await file).createReadStream()
    const text = Buffer.concat(await stream.toArray()).toString('utf8')
    expect(text).toContain(two.ref)
    expect(text).not.toContain(one.ref)

    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).check()
    await page.getByRole('button', { name: 'Cambiar estado' }).click()
    await page.getByRole('dialog').getByLabel('Estado').selectOption('prospect')
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar estado' }).click()
    await expect.poll(async () => (await read(request, profile, one.id)).status).toBe('prospect')
    await expect(page.getByRole('toolbar')).toBeHidden()
  })

  test('a home is put away and comes back within ten seconds', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/${home.id}`)
    await page.getByRole('button', { name: 'Archivar' }).click()
    await expect.poll(async () => (await read(request, profile, home.id)).status).toBe('archived')
    await page.getByRole('button', { name: /^Deshacer/ }).click()
    await expect.poll(async () => (await read(request, profile, home.id)).status).toBe('draft')
  })

  test('the record knows at once what the wizard saved', async ({ page, request }) => {
    const profile = await registerAgency(request)
    const home = await draft(request, profile)
    await signIn(page, profile)
    await page.goto(`/auth/cartera/inmueble/${home.id}`)
    await expect(page.locator('.sm-o')).toContainText('945.000,00 €')
    await page.getByRole('link', { name: 'Editar', exact: true }).click()
    await page.getByLabel('Precio', { exact: true }).fill('900.000')
    await page.getByRole('link', { name: 'Ver ficha' }).click()
    await expect(page.locator('.sm-o')).toContainText('900.000,00 €')
    await expect(page.locator('.hi')).toContainText('de 945.000 € a 900.000 €')
  })

  test('another agency’s home is not there', async ({ page, request }) => {
    const [owner, stranger] = [await registerAgency(request), await registerAgency(request, { agency_name: 'Otra' })]
    const home = await draft(request, owner)
    await signIn(page, stranger)
    for (const path of ['', '/editar']) {
      await page.goto(`/auth/cartera/inmueble${path}/${home.id}`)
      await expect(page.getByRole('heading', { name: 'No encontramos esta casa' })).toBeVisible()
    }
  })
})
