import { expect, test } from './journey'
import { registerAgency } from './agency'
import { draft, read, saved, signIn } from './home'
import { expectAccessible } from './screen'

test.use({ viewport: { width: 360, height: 800 } })

test('texts are drafted from the facts, read, taken where there are none, and undone', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const home = await draft(request, profile, {
    basics: {
      type: 'vivienda',
      subtype: 'atico',
      offers: [{ operation: 'V', price: 94_500_000 }],
      condition: 'reformado',
    },
    location: { municipalityIne: '07040', addressVisibility: 'hidden' },
    layout: { built: 120, bedrooms: 2, bathrooms: 2, views: ['sea'] },
    texts: { title: { es: 'Con el mar delante' } },
  })
  await signIn(page, profile)
  await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-7`)
  await page.getByRole('button', { name: 'Ver los borradores' }).click()
  const drafts = page.getByRole('region', { name: 'Redactar con los datos' })
  await expect(drafts.getByText('Tiene 2 habitaciones y 2 baños.')).toBeVisible()
  const field = drafts.getByRole('link', { name: 'Habitaciones' })
  await expect(field).toHaveAttribute(
    'href',
    `/auth/cartera/inmueble/editar/${home.id}/step-3#layout.bedrooms`,
  )
  await expectAccessible(page)
  await drafts.getByRole('button', { name: 'Poner donde falta' }).click()
  await expect(drafts.getByText('Ya hay textos en todos los idiomas.')).toBeVisible()
  await expect
    .poll(async () => (await read(request, profile, home.id)).texts?.title)
    .toEqual({
      es: 'Con el mar delante',
      en: 'Penthouse with sea views in Palma',
      ca: 'Àtic amb vistes a la mar a Palma',
      de: 'Penthouse mit Meerblick in Palma',
    })
  await expect(page.getByRole('textbox', { name: 'Descripción, Español' })).toHaveValue(
    /^Ático en Palma, con 120 m² construidos\. Tiene 2 habitaciones y 2 baños\./,
  )
  // Saved, with undo and the way to the record: one row, so that what is typed below stays in place.
  await saved(page)
  await expect(page.getByRole('button', { name: 'Deshacer', exact: true })).toBeVisible()
  const rows = await page.locator('.wizard-head .end').boundingBox()
  expect(rows?.height).toBeLessThan(60)
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect
    .poll(async () => (await read(request, profile, home.id)).texts)
    .toEqual({ title: { es: 'Con el mar delante' } })
})

test('a home without words is given them where it is published', async ({ page, request }) => {
  const profile = await registerAgency(request)
  const home = await draft(request, profile, {
    basics: { type: 'vivienda', subtype: 'atico', offers: [{ operation: 'V', price: 94_500_000 }] },
    location: { municipalityIne: '07040', addressVisibility: 'hidden' },
    layout: { built: 120, bedrooms: 2, bathrooms: 2 },
  })
  await signIn(page, profile)
  await page.goto(`/auth/cartera/inmueble/editar/${home.id}/step-8`)
  const stop = page.getByRole('link', { name: 'Descripción' })
  await expect(
    page.locator('#main').getByRole('listitem').filter({ has: stop }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ver los borradores' }).click()
  await page.getByRole('button', { name: 'Poner donde falta' }).click()
  await expect(page.getByRole('heading', { name: 'Ático en Palma', level: 3 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Redactar con los datos' })).toBeHidden()
  expect((await read(request, profile, home.id)).texts?.title).toMatchObject({
    es: 'Ático en Palma',
    de: 'Penthouse in Palma',
  })
})
