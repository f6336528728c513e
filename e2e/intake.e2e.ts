import { expect, test } from './journey'
import type { ContactPage } from '../generated/model'
import { registerAgency } from './agency'
import { get } from './arrange'
import { signIn } from './home'
import { noBarriers } from './screen'

test('the contacts of an old program come in within four steps, with what is wrong in its place, and the way back', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request, { agency_name: 'Agenda Vella' })
  await signIn(page, profile)
  const contacts = () => get<ContactPage>(request, profile, 'contact/')
  // As a Spanish desktop program of ten years ago writes it: semicolons, Windows letters, names of
  // its own.
  const file = Buffer.from(
    'Cliente;Tfno;E-mail;Localidad;Clave\r\n' +
      '"Muñoz Peña, Íñigo";600 11 22 33;inigo@munoz.example;Sóller;A1\r\n' +
      'Catalina Oliver Mas;971;cata@oliver.example;Deià;B2\r\n;;;;C3\r\n',
    'latin1',
  )

  await page.goto('/auth/contactos/importar')
  await expect(page.getByRole('heading', { level: 1, name: 'Importar contactos' })).toBeVisible()
  await noBarriers(page)
  await page
    .getByLabel('Archivo de contactos')
    .setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer: file })

  await expect(page.getByRole('heading', { name: 'clientes.csv' })).toBeVisible()
  await expect(page.getByText('Muñoz Peña, Íñigo')).toBeVisible()
  await expect(page.getByLabel('Qué contiene Cliente')).toHaveValue('fullName')
  await expect(page.getByLabel('Qué contiene Tfno')).toHaveValue('phone')
  await page.getByLabel('Qué contiene Clave').selectOption({ label: 'Notas' })
  await page.getByPlaceholder('Escribe y pulsa Intro').fill('Programa antiguo')
  await page.keyboard.press('Enter')
  await noBarriers(page)
  await page.getByRole('button', { name: 'Ver cómo quedan' }).click()

  const second = page.getByRole('row').filter({ hasText: 'Catalina' })
  await expect(second).toContainText('«971» no es un teléfono; queda en las notas.')
  await expect(page.getByRole('row').filter({ hasText: 'No entra' })).toContainText(
    'No tiene nombre, teléfono ni correo.',
  )
  expect((await contacts()).total).toBe(0)
  await noBarriers(page)
  await page.reload()
  await page.getByRole('button', { name: 'Importar 3 filas' }).click()

  await expect(page.getByRole('heading', { name: 'Contactos importados' })).toBeVisible()
  await expect(page.getByText('No tiene nombre, teléfono ni correo.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Nuevo', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Íñigo Muñoz Peña' })).toBeVisible()
  await noBarriers(page)
  expect((await contacts()).items.map(({ name }) => name).sort()).toEqual([
    'Catalina Oliver Mas',
    'Íñigo Muñoz Peña',
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  expect((await download).suggestedFilename()).toBe('clientes - resultado.csv')

  await page.getByRole('button', { name: 'Deshacer importación' }).click()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Importación deshecha' })).toBeVisible()
  expect((await contacts()).total).toBe(0)
})

test('a file that is none says so, on a phone too', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, await registerAgency(request))
  await page.goto('/auth/contactos/importar')
  await page.getByLabel('Archivo de contactos').setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('89504e470d0a1a0a0000000d4948445200000100000001000806000000', 'hex'),
  })
  await expect(page.getByRole('alert')).toContainText('No parece un archivo de contactos')
  await page.goto('/auth/contactos/importar?run=0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b&step=2')
  await expect(page.getByRole('heading', { name: 'No encontramos esta importación' })).toBeVisible()
  await noBarriers(page)
})
