import { expect, test } from '@playwright/test'

test('an address that leads nowhere: the status, the words of the specification, a way home', async ({ page }) => {
  for (const [url, words, title] of [
    ['/nada?a=1', 'Page not found: /nada?a=1', 'Página no encontrada'],
    ['/de/nada', 'Page not found: /de/nada', 'Seite nicht gefunden'],
    ['/busqueda/compra/inca', 'Page Not Found: /busqueda/compra/inca', 'Página no encontrada'],
  ] as const) {
    const reply = await page.goto(url)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
})
