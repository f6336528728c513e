import { expect, test } from './journey'
import type { AgendaPage } from '../generated/model'
import { newEmail, registerAgency } from './agency'
import { get, post } from './arrange'
import { presses } from './presses'
import { expectAccessible, signedIn } from './screen'

/** So many days from now. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

test('a visit is booked from a person in two presses', async ({ page, request }) => {
  const agency = await registerAgency(request)
  const { id } = await post<{ id: string }>(request, agency, 'contact/', {
    person: { kind: 'person', firstName: 'Sofie', lastName: 'Lindqvist' },
    reach: {
      phones: [{ number: '+34600123456', whatsapp: true }],
      emails: [{ address: newEmail('sofie') }],
      preferredContact: 'WHATSAPP',
    },
  })
  await signedIn(page, agency)
  await page.goto(`/auth/contactos/${id}`)
  // Every way that is known leads from the head; what is rare waits behind one button.
  await expect(page.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+34600123456',
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Correo' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unir con otra ficha' })).toBeHidden()
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  const { press, count } = presses()
  await press(page.getByRole('link', { name: 'Visita', exact: true }))
  await expect(page.getByText('Sofie Lindqvist')).toBeVisible()
  await press(page.getByRole('button', { name: 'Guardar cita' }))
  await page.waitForURL('**/auth/agenda/details?*')
  expect(count()).toBe(2)
  const { items } = await get<AgendaPage>(
    request,
    agency,
    `agenda/?from=${inDays(-1)}&to=${inDays(3)}`,
  )
  expect(items.filter(({ kind }) => kind === 'visit')).toHaveLength(1)
})
