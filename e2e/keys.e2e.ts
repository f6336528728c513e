import { expect, test } from './journey'
import { publishHome, registerAgency } from './agency'
import { signIn } from './home'
import { noBarriers } from './screen'

test('a key is made, opens what it was given and nothing else, and ends', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  await publishHome(request, profile.token, 'Casa de la clave')
  await signIn(page, profile)
  await page.goto('/auth/integrations')
  await page.getByRole('link', { name: 'Programadores' }).click()
  await expect(page.getByRole('heading', { name: 'Aún no hay claves' })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Nueva clave' }).click()
  await page.getByLabel('Para qué es').fill('Web propia')
  await page.getByRole('group', { name: 'Agenda' }).getByLabel('Cambiar').check()
  await expect(page.getByRole('group', { name: 'Agenda' }).getByLabel('Leer')).toBeChecked()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Crear la clave' }).click()
  const secret = await page.getByLabel('Secreto de Web propia').inputValue()
  await noBarriers(page)

  const ask = async (path: string) =>
    (
      await request.get(`/api/v1/${path}/`, { headers: { authorization: `Bearer ${secret}` } })
    ).status()
  expect([await ask('property'), await ask('agenda'), await ask('contact')]).toEqual([
    200, 200, 403,
  ])
  expect(await ask('key')).toBe(403)

  await page.reload()
  await expect(page.getByText(/^Último uso/)).toBeVisible()
  // The secret is told once.
  await expect(page.getByLabel('Secreto de Web propia')).toBeHidden()
  await page.getByRole('button', { name: 'Anular Web propia' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).click()
  await expect(page.getByText('Anulada', { exact: true })).toBeVisible()
  expect(await ask('property')).toBe(401)
})

test('a webhook is tested, says why nothing arrived, and keeps what it was to be told', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  await signIn(page, profile)
  await page.goto('/auth/integrations?lado=programadores')
  await page.getByRole('button', { name: 'Nuevo webhook' }).click()
  await page.getByLabel('Para qué es').fill('Mi programa')
  await page.getByLabel('Dirección de tu programa').fill('https://yo:secreto@avisos.invalid/llar')
  await page.getByRole('checkbox', { name: 'Contacto nuevo' }).check()
  await noBarriers(page)
  await page.getByRole('button', { name: 'Crear el webhook' }).click()
  await expect(page.getByText('Quita el usuario y la contraseña').first()).toBeVisible()
  await page.getByLabel('Dirección de tu programa').fill('https://avisos.invalid/llar')
  await page.getByRole('button', { name: 'Crear el webhook' }).click()
  await expect(page.getByLabel('Secreto de Mi programa')).toHaveValue(/^whsec_/)
  await page.getByRole('link', { name: 'Ver Mi programa' }).click()
  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByText('En pausa')).toBeVisible()

  await page.getByRole('button', { name: 'Enviar una prueba' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/No se pudo conectar/)).toBeVisible()
  await expect(dialog.getByText('"webhook.test"')).toBeVisible()
  await noBarriers(page)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()

  await request.post('/api/v1/contact/', {
    headers: { authorization: `Bearer ${profile.token}` },
    data: { person: { firstName: 'Magdalena' } },
  })
  await page.reload()
  await expect(page.getByText('1 aviso en espera')).toBeVisible()
  await page.getByRole('button', { name: /^Ver Contacto nuevo/ }).click()
  await expect(dialog).toContainText('contact.created')
  await expect(dialog).not.toContainText('Magdalena')
})
