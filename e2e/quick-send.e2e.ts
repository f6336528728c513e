import { expect, test } from './journey'
import { newEmail, publishHome, registerProvedAgency } from './agency'
import { addDemand, post } from './arrange'
import { mailTo } from './outbox'
import { presses } from './presses'
import { expectAccessible, signedIn } from './screen'

/** Villages of which no other test has homes: nothing but what is made here fits. */
const BUGER = { ine: '07009', slug: 'buger' }
const COSTITX = { ine: '07017', slug: 'costitx' }

const at = ({ ine }: { ine: string }) => ({
  location: { municipalityIne: ine, addressVisibility: 'hidden' },
})
const wish = ({ slug }: { slug: string }) => ({
  what: { operations: ['V'], types: ['vivienda'] },
  where: { places: [slug] },
})

test('what fits goes out from a demand in two presses, and only what was not sent yet', async ({
  page,
  request,
}) => {
  const agency = await registerProvedAgency(request)
  await publishHome(request, agency.token, 'Casa de los naranjos', at(BUGER))
  const buyer = newEmail('klaus')
  const { id } = await addDemand(request, agency, {
    contact: { firstName: 'Klaus', lastName: 'Brandt', email: buyer, language: 'de' },
    ...wish(BUGER),
  })
  await signedIn(page, agency)
  await page.goto(`/auth/cartera/demanda/${id}`)
  const open = page.getByRole('button', { name: 'Enviar inmuebles', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Enviar inmuebles' })
  const { press, count } = presses()

  await press(open)
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/^Guten Tag Klaus/)
  await expect(dialog.getByText('Encajan y aún no se han enviado.')).toBeVisible()
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await press(dialog.getByRole('button', { name: 'Enviar 1 inmueble' }))
  await expect(dialog).toBeHidden()
  expect(count()).toBe(2)
  expect((await mailTo(buyer, '/busqueda/seleccion/')).text).toContain('Guten Tag Klaus Brandt')

  // Back on it within the app, what was just sent is not chosen again.
  const cancel = dialog.getByRole('button', { name: 'Cancelar' })
  await page.locator('main').getByRole('link', { name: 'Demandas' }).first().click()
  await page.getByRole('link', { name: /^Vivienda en / }).click()
  await open.click()
  await expect(dialog.getByText('Nada nuevo encaja: elige tú los inmuebles.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Quitar / })).toHaveCount(0)
  await cancel.click()

  // Another home comes: the next time it is the one that goes.
  await publishHome(request, agency.token, 'Casa del molino', at(BUGER))
  const molino = dialog.getByRole('button', { name: /^Quitar Casa del molino/ })
  await expect(async () => {
    await open.click()
    await molino.waitFor({ timeout: 15_000 }).catch(() => cancel.click())
    await expect(molino).toBeVisible({ timeout: 1 })
  }).toPass()
  await expect(dialog.getByRole('button', { name: /^Quitar / })).toHaveCount(1)
})

test('what fits goes out by WhatsApp from a contact in three presses', async ({
  page,
  request,
}) => {
  const agency = await registerProvedAgency(request)
  await publishHome(request, agency.token, 'Casa del torrente', at(COSTITX))
  const contact = await post<{ id: string }>(request, agency, 'contact/', {
    person: { kind: 'person', firstName: 'Sofie', lastName: 'Lindqvist', language: 'en' },
    reach: {
      phones: [{ number: '+34600123456', whatsapp: true }],
      emails: [{ address: newEmail('sofie') }],
    },
  })
  await addDemand(request, agency, { contactId: contact.id, ...wish(COSTITX) })
  await signedIn(page, agency)
  await page.goto(`/auth/contactos/${contact.id}`)
  const dialog = page.getByRole('dialog')
  const { press, count } = presses()

  await press(page.getByRole('button', { name: /^Enviar inmuebles D-/ }))
  await expect(dialog.getByRole('button', { name: /^Quitar Casa del torrente/ })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(/^Hello Sofie/)
  await press(dialog.getByRole('button', { name: 'Preparar WhatsApp' }))
  const whatsapp = dialog.getByRole('link', { name: /WhatsApp/ })
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/34600123456\?text=Hello/)
  await expectAccessible(page)
  // The third press opens it.
  expect(count() + 1).toBeLessThanOrEqual(3)
})
