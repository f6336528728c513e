import { expect, test } from './journey'
import { publishHome, registerAgency } from './agency'
import { addDemand, enquire, post, reprice } from './arrange'
import { signIn } from './home'
import { noBarriers } from './screen'

const dayIn = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format()
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
}

test('the day, what changed and the month with its targets lead to their records', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const home = await publishHome(request, profile.token, 'Casa con patio', {
    mandate: { startsOn: dayIn(0), endsOn: dayIn(4) },
  })
  await addDemand(request, profile, {
    contact: { firstName: 'Klaus', lastName: 'Brandt', email: 'klaus@e2e.example' },
    what: { operations: ['V'], types: ['vivienda'] },
  })
  await enquire(request, home, {
    firstName: 'Sofie',
    email: 'sofie@e2e.example',
    message: 'Is it still free?',
  })
  const start = new Date(`${dayIn(0)}T12:00:00Z`)
  await post(request, profile, 'agenda/', {
    kind: 'call',
    title: 'Llamar a Marta',
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + 900_000).toISOString(),
  })
  await reprice(request, profile, home, 90_000_000)

  await signIn(page, profile)
  await page.goto('/auth/dashboard')
  const panel = (name: string) => page.getByRole('region', { name })
  await expect(panel('Hoy')).toContainText('Llamar a Marta')
  await expect(panel('Hoy')).toContainText('1 consulta sin responder')
  // The list of the first hour stands beside it: what is left keeps room for its words.
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(
    (await panel('Hoy').getByText('1 consulta sin responder').boundingBox())?.width,
  ).toBeGreaterThan(180)
  await expect(panel('Consultas')).toContainText('Sofie')
  await expect(panel('Desde ayer')).toContainText('Baja el precio de Casa con patio')
  await expect(
    panel('Caducan pronto').getByRole('link', { name: 'Encargo: Casa con patio' }),
  ).toBeVisible()
  await expect(panel('Caducan pronto')).toContainText('Quedan 4 días')

  const month = panel('Del encargo a la firma')
  await month.getByRole('button', { name: 'Objetivos' }).click()
  const aims = page.getByRole('dialog', { name: 'Objetivos de cada mes' })
  await aims.getByRole('group', { name: 'Aina Ferrer' }).getByLabel('Captaciones').fill('4')
  await noBarriers(page)
  await aims.getByRole('button', { name: 'Guardar objetivos' }).click()
  await expect(aims).toBeHidden()
  await expect(
    month.getByRole('img', { name: /Captaciones, 1 de 4; Publicados, 1;/ }),
  ).toBeVisible()
  await month.getByRole('button', { name: /^Captaciones/ }).click()
  await expect(page).toHaveURL(/step=captures/)
  await noBarriers(page)
  await month
    .getByRole('region', { name: 'Captaciones' })
    .getByRole('link', { name: 'Casa con patio' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/auth/cartera/inmueble/${home.id}$`))
})

test('a published home has its address, its code and who it fits', async ({ page, request }) => {
  const profile = await registerAgency(request)
  await addDemand(request, profile, {
    contact: { firstName: 'Klaus', email: 'klaus@e2e.example' },
    what: { operations: ['V'] },
  })
  const home = await publishHome(request, profile.token)
  await signIn(page, profile)
  await page.goto(`/auth/dashboard/success/${home.id}`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Casa con patio ya está publicado' }),
  ).toBeFocused()
  await expect(page.getByLabel('Enlace público')).toHaveValue(new RegExp(`/inmueble/${home.id}$`))
  await expect(page.getByRole('region', { name: 'A quién le encaja' })).toContainText(
    'Encaja con 1 demanda',
  )
  await page.getByRole('button', { name: 'Código QR' }).click()
  await expect(page.getByRole('img', { name: /^Código QR que lleva a .*\/q\/\w+/ })).toBeVisible()
  await noBarriers(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar el código' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.svg$/)
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('dialog', { name: 'Compartir' }).getByLabel('Enlace')).toHaveValue(
    new RegExp(`/inmueble/${home.id}$`),
  )
})
