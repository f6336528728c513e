import { expect, test } from './journey'
import type { Contact } from '../generated/model'
import { publishHome, registerAgency } from './agency'
import { enquire, post } from './arrange'
import { signIn } from './home'
import { noBarriers } from './screen'

test('a person is added once, noted, merged with their double, taken apart and found again', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  await signIn(page, profile)
  await page.goto('/auth/contactos')
  await page.getByRole('button', { name: 'Nuevo contacto' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo contacto' })
  await dialog.getByLabel('Nombre', { exact: true }).fill('Catalina')
  await dialog.getByLabel('Apellidos').fill('Oliver Vicens')
  await dialog.getByLabel('Número').fill('600 111 222')
  await dialog.getByRole('button', { name: 'Propietario' }).click()
  await noBarriers(page)
  await dialog.getByRole('button', { name: 'Guardar contacto' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Catalina Oliver Vicens' }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Llamada' }).click()
  await page.getByLabel('De qué hablasteis').fill('Quiere vender antes del verano')
  await page.getByRole('button', { name: 'Anotar', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Historial' })).toContainText(
    'Quiere vender antes del verano',
  )
  await noBarriers(page)

  // The same phone again: refused at the field, with the name of whoever looks after her.
  await page.goto('/auth/contactos?nuevo=1')
  await dialog.getByLabel('Nombre', { exact: true }).fill('Cata')
  await dialog.getByLabel('Número').fill('+34 600111222')
  await dialog.getByRole('button', { name: 'Guardar contacto' }).click()
  await expect(dialog.getByText('Ya lo lleva Aina Ferrer').first()).toBeVisible()

  const double = await post<Contact>(request, profile, 'contact/', {
    person: { kind: 'person', firstName: 'Cata', lastName: 'Oliver' },
    reach: { emails: [{ address: 'cata@e2e.example' }] },
  })
  await page.goto('/auth/contactos?q=vicens')
  await page.getByRole('link', { name: 'Catalina Oliver Vicens' }).click()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('button', { name: 'Unir con otra ficha' }).click()
  const merge = page.getByRole('dialog')
  await merge.getByRole('combobox', { name: 'La otra ficha' }).fill('cata@e2e')
  await merge.getByRole('option', { name: /Cata Oliver/ }).click()
  await merge.getByRole('radio', { name: 'Cata', exact: true }).check()
  await merge.getByRole('button', { name: 'Unir fichas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cata Oliver Vicens' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'cata@e2e.example' })).toBeVisible()

  // The old address leads to the one she is part of; then both are apart again.
  const kept = page.url()
  await page.goto(`/auth/contactos/${double.id}`)
  await expect(page).toHaveURL(kept)
  await page.getByRole('button', { name: 'Separar la ficha de Cata Oliver' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Catalina Oliver Vicens' }),
  ).toBeVisible()
  await page.goto('/auth/contactos')
  await expect(page.getByRole('link', { name: /Oliver/ })).toHaveCount(2)
  await noBarriers(page)
})

test('an enquiry becomes a contact, who is handed out and erased with what the law keeps said', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const home = await publishHome(request, profile.token)
  await enquire(request, home, {
    firstName: 'Klaus',
    lastName: 'Brandt',
    email: 'klaus@e2e.example',
    message: 'Ist das Haus noch frei?',
    language: 'de',
  })
  await signIn(page, profile)
  await page.goto('/auth/dashboard')
  await page
    .getByRole('button', { name: /Klaus Brandt/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Guardar como contacto' }).click()
  await page.getByRole('link', { name: 'Ver el contacto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Klaus Brandt' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Historial' })).toContainText(
    'Ist das Haus noch frei?',
  )

  await page.getByRole('button', { name: 'Anotar consentimiento' }).click()
  await page.getByRole('dialog').getByLabel('Para qué').selectOption('matches_email')
  await page.getByRole('dialog').getByLabel('Prueba').fill('Lo dijo por teléfono el lunes')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  // In the record: the dialog may still be closing, with the same words in its field.
  await expect(page.getByRole('blockquote')).toHaveText('Lo dijo por teléfono el lunes')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('button', { name: 'Entregar sus datos' }).click()
  const text = Buffer.concat(await (await (await file).createReadStream()).toArray()).toString(
    'utf8',
  )
  expect(JSON.parse(text)).toMatchObject({
    consents: [{ purpose: 'matches_email' }],
    enquiries: [{ message: 'Ist das Haus noch frei?' }],
  })

  const friend = (await (
    await request.post('/api/v1/contact/', {
      headers: { authorization: `Token ${profile.token}` },
      data: {
        person: { firstName: 'Marta', lastName: 'Oliver' },
        notes: { text: 'Amiga de Klaus Brandt, klaus@e2e.example' },
      },
    })
  ).json()) as { id: string }
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('button', { name: 'Borrar a la persona' }).click()
  await page.getByRole('dialog').getByRole('checkbox').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar a la persona' }).click()
  await expect(page.getByRole('dialog')).toContainText('La prueba de lo que consintió')
  await expect(page.getByRole('dialog')).toContainText('En 1 sitio sigue escrito su nombre')
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Marta Oliver' }),
  ).toHaveAttribute('href', `/auth/contactos/${friend.id}`)
  await noBarriers(page)
  await page.getByRole('button', { name: 'Volver a los contactos' }).click()
  await expect(page.getByRole('link', { name: 'Marta Oliver' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Klaus Brandt' })).toHaveCount(0)
})

test('a person is linked to another, once it is said who and what they are', async ({
  page,
  request,
}) => {
  const profile = await registerAgency(request)
  const add = (firstName: string, lastName: string) =>
    post<Contact>(request, profile, 'contact/', { person: { kind: 'person', firstName, lastName } })
  const { id } = await add('Catalina', 'Oliver')
  await add('Bartomeu', 'Ferrà')
  await signIn(page, profile)
  await page.goto(`/auth/contactos/${id}`)
  await page.getByRole('button', { name: 'Vincular a alguien' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vincular a alguien' })
  await dialog.getByLabel('Qué es para este contacto').selectOption({ label: 'Abogado' })
  await dialog.getByLabel('Nota').fill('Desde la herencia')
  await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect(dialog.getByText('Elige a la persona').first()).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Persona' }).fill('Bartomeu')
  await dialog.getByRole('option', { name: /Bartomeu Ferrà/ }).click()
  await noBarriers(page)
  await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Abogado · Desde la herencia')).toBeVisible()
})
