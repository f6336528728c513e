import { expect, test } from './journey'
import { registerAgency } from './agency'
import { draft, photo, read, signIn } from './home'

test('photos are labelled, captioned, flagged as plan and removed with a way back', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const home = await draft(request, profile)
  await signIn(page, profile)
  await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-7`)
  await page
    .getByTestId('photo-picker')
    .setInputFiles([await photo('cocina.jpg', 40), await photo('planta.jpg', 200)])
  await expect(page.locator('.picture-card img')).toHaveCount(2)

  await page.getByRole('button', { name: 'Editar: Foto 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Datos de la foto' })
  await dialog.getByLabel('Qué se ve').selectOption('kitchen')
  await dialog.getByRole('tab', { name: 'Inglés' }).click()
  await dialog.getByRole('textbox', { name: /Inglés/ }).fill('Kitchen with a view')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('listitem', { name: 'Foto 1, Cocina' })).toBeVisible()

  await page.getByRole('button', { name: 'Editar: Foto 2' }).click()
  await dialog.getByRole('group', { name: 'Qué es' }).getByRole('button', { name: 'Plano' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('listitem', { name: 'Foto 2, Plano' })).toBeVisible()
  const { media } = await read(request, profile, home.id)
  expect(media.map(({ kind, label, caption }) => ({ kind, label, caption }))).toEqual([
    { kind: 'photo', label: 'kitchen', caption: { en: 'Kitchen with a view' } },
    { kind: 'plan', label: null, caption: {} },
  ])

  await page.getByRole('button', { name: 'Quitar: Foto 1' }).click()
  await expect(page.locator('.picture-card')).toHaveCount(1)
  await page.getByRole('button', { name: /^Deshacer \(/ }).click()
  await expect(page.locator('.picture-card')).toHaveCount(2)
  await page.getByRole('button', { name: 'Quitar: Foto 2' }).click()
  await page.getByRole('link', { name: 'Ver ficha' }).click()
  await expect.poll(async () => (await read(request, profile, home.id)).media.length).toBe(1)
})

test('photos are put in order by dragging, too', async ({ page, request }) => {
  const profile = await registerAgency(request)
  const home = await draft(request, profile)
  await signIn(page, profile)
  await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-7`)
  await page
    .getByTestId('photo-picker')
    .setInputFiles([await photo('a.jpg', 10), await photo('b.jpg', 110), await photo('c.jpg', 210)])
  await expect(page.locator('.picture-card img')).toHaveCount(3)
  const before = (await read(request, profile, home.id)).media.map(({ id }) => id)
  await page.locator('.picture-card').nth(2).dragTo(page.locator('.picture-card').nth(0))
  await expect
    .poll(async () => (await read(request, profile, home.id)).media.map(({ id }) => id))
    .toEqual([before[2], before[0], before[1]])
})

test('a paper keeps its type, comes back whole, and can be taken away', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const home = await draft(request, profile)
  await signIn(page, profile)
  await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-7`)
  await page.getByLabel('Tipo de documento').selectOption('cedula')
  const buffer = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
  await page.getByTestId('document-picker').setInputFiles([
    { name: 'cédula.pdf', mimeType: 'application/pdf', buffer },
    { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
  ])
  await expect(page.locator('.document-list li')).toContainText('cédula.pdf')
  await expect(page.locator('.document-list li')).toContainText('Cédula')
  await expect(page.locator('.documents .error-message')).toContainText('nota.txt')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar cédula.pdf' }).click()
  const stream = await (await file).createReadStream()
  expect(Buffer.concat(await stream.toArray()).equals(buffer)).toBe(true)
  await page.getByRole('button', { name: 'Quitar cédula.pdf' }).click()
  await expect(page.locator('.document-list li')).toHaveCount(0)
})
