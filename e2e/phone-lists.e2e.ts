import { expect, test } from './journey'
import { registerProvedAgency } from './agency'
import { draft } from './home'
import { expectAccessible, signedIn } from './screen'

test.use({ viewport: { width: 360, height: 780 } })

test('lists on a phone show their first row above the middle, and what is done with them', async ({
  page,
  request,
}) => {
  const aina = await registerProvedAgency(request)
  await draft(request, aina)
  await request.post('/api/v1/contact/', {
    headers: { authorization: `Token ${aina.token}` },
    data: { person: { firstName: 'Klaus', lastName: 'Brandt' } },
  })
  await signedIn(page, aina)
  const lists = [
    ['/auth/cartera', 'Cartera', 'Nuevo inmueble'],
    ['/auth/contactos', 'Contactos', 'Nuevo contacto'],
  ] as const
  for (const [address, title, act] of lists) {
    await page.goto(address)
    const list = page.getByRole('region', { name: title })
    const row = list.locator('tbody tr').first()
    await expect(row).toBeVisible()
    expect((await row.boundingBox())?.y).toBeLessThan(780 / 2)
    // Shown as an icon, it keeps its name.
    await expect(page.locator('#main').getByText(act, { exact: true })).toHaveAccessibleName(act)
    await expectAccessible(page)
  }
})
