import { expect, test } from './journey'
import { newEmail, publishHome, registerProvedAgency } from './agency'
import { enquire, get } from './arrange'
import { mailTo } from './outbox'
import { expectAccessible, signedIn } from './screen'

test('an enquiry is read, answered by mail from a text of six, written down as a call, given rules, and put away', async ({
  page,
  request,
}) => {
  const agency = await registerProvedAgency(request)
  const home = await publishHome(request, agency.token, 'Casa de los naranjos')
  const email = newEmail('klaus')
  const ask = (firstName: string, language: string) =>
    enquire(request, home, {
      firstName,
      lastName: 'Brandt',
      email: firstName === 'Klaus' ? email : newEmail('sofie'),
      phone: '+49 30 901820',
      message: `${firstName} fragt`,
      language,
    })
  await signedIn(page, agency)
  await page.goto('/auth/mensajes')
  await expect(page.getByText('Todavía no hay conversaciones')).toBeVisible()

  // Both come in while the page is open: the rail says who waits, list and title what is unread.
  await ask('Sofie', 'en')
  await ask('Klaus', 'de')
  const rail = page.getByRole('navigation', { name: 'Principal' })
  await expect(rail.getByRole('link', { name: /Mensajes 2 sin responder/ })).toBeVisible()
  await expect(page).toHaveTitle(/^\(2\) Mensajes/)
  const list = page.getByRole('region', { name: 'Conversaciones' })
  await expect(list.getByRole('button', { name: 'Sin leer 2' })).toBeVisible()
  await list.getByRole('link', { name: /Klaus Brandt/ }).click()
  await expect(page.getByRole('log').getByText('Klaus fragt')).toBeVisible()
  await expect(page.getByRole('log').getByText('La recibe Aina Ferrer')).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Mensajes/)
  // Who was read still waits.
  await expect(rail.getByRole('link', { name: /Mensajes 2 sin responder/ })).toBeVisible()

  // The six texts; one in the language of the person, its places filled.
  await page.getByRole('button', { name: 'Plantillas, reparto y más' }).click()
  await page.getByRole('menuitem', { name: 'Plantillas' }).click()
  await page.getByRole('button', { name: 'Añadir seis para empezar' }).click()
  await page.getByRole('button', { name: 'Cambiar Primera respuesta' }).click()
  const text = page.getByRole('textbox', { name: 'Texto, Español' })
  await text.fill('Hola, {nmbre}')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/No conocemos \{nmbre\}/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Volver' }).click()
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByRole('tab', { name: 'Correo' }).click()
  await page.getByRole('button', { name: 'Plantillas', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Primera respuesta' }).click()
  const field = page.getByRole('textbox', { name: 'Escribe el correo' })
  await expect(field).toHaveValue(/^Guten Tag Klaus,/)
  await expect(page.getByText('Texto en alemán.')).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden() // it fades out
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('log').getByText(/Guten Tag Klaus,/)).toBeVisible()
  await expect(page.getByRole('log').getByText('Enviado')).toBeVisible()
  await expect(list.getByRole('link', { name: /Klaus Brandt/ })).not.toContainText('sin respuesta')
  await expect(list.getByRole('link', { name: /Sofie Brandt/ })).toContainText(
    /sin respuesta|Acaba de escribir/,
  )
  expect((await mailTo(email, 'Guten Tag Klaus')).replyTo).toBe(agency.email)

  // A call is written down; the person becomes a contact.
  await page.getByRole('tab', { name: 'Llamada' }).click()
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByText('Di qué ha pasado con la llamada')).toBeVisible()
  await page.getByRole('button', { name: 'Hemos hablado' }).click()
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByRole('log').getByText('Hemos hablado')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar como contacto' }).click()
  await expect(page.getByRole('link', { name: 'Ver el contacto' })).toBeVisible()

  // Rules; the next enquiry says which one gave it.
  await page.getByRole('button', { name: 'Plantillas, reparto y más' }).click()
  await page.getByRole('menuitem', { name: 'Reparto y tiempo de respuesta' }).click()
  const rules = page.getByRole('dialog', { name: 'Reparto y tiempo de respuesta' })
  await rules.getByRole('button', { name: 'Añadir regla' }).click()
  const second = rules.getByRole('group', { name: 'Regla 2' })
  await second.getByLabel('Qué mira').selectOption({ label: 'Por idioma' })
  await second.getByRole('button', { name: 'Inglés' }).click()
  await rules.getByRole('button', { name: 'Guardar' }).click()
  await expect(second.getByText('Elige quién lo recibe')).toBeVisible()
  await rules.getByRole('button', { name: 'Aina Ferrer' }).click()
  await rules.getByRole('button', { name: 'Subir: Regla 2' }).click()
  await expectAccessible(page)
  await rules.getByRole('button', { name: 'Guardar' }).click()
  await expect(rules).toHaveCount(0)
  await ask('Oliver', 'en')
  await list.getByRole('link', { name: /Oliver Brandt/ }).click()
  await expect(
    page.getByRole('log').getByText('La recibe Aina Ferrer por el idioma: inglés.'),
  ).toBeVisible()

  // Put away, taken back; on a phone list, thread and back.
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Archivar' }).click()
  await expect(list.getByRole('link', { name: /Oliver Brandt/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  await expect(list.getByRole('link', { name: /Oliver Brandt/ })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(list).toBeHidden()
  await page.getByRole('button', { name: 'Inmueble y persona' }).click()
  await expect(
    page
      .getByRole('dialog', { name: 'Inmueble y persona' })
      .getByRole('link', { name: 'Ver la ficha' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Volver a la lista' }).click()
  await expect(list.getByRole('link', { name: /Sofie Brandt/ })).toBeVisible()
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Sin responder' }).click()
  await expect(list.getByRole('link', { name: /Klaus Brandt/ })).toHaveCount(0)
  const { counts } = await get<{ counts: { unanswered: number } }>(request, agency, 'inbox/')
  expect(counts.unanswered).toBe(2)
})
