import { expect, test } from './journey'
import { newEmail, publishHome, registerProvedAgency } from './agency'
import { enquire } from './arrange'
import { mailTo } from './outbox'
import { presses } from './presses'
import { expectAccessible, signedIn } from './screen'

test('an enquiry is answered on the dashboard in two presses, the next one in one', async ({
  page,
  request,
}) => {
  const agency = await registerProvedAgency(request)
  const home = await publishHome(request, agency.token, 'Casa de los naranjos')
  const [klaus, sofie] = [newEmail('klaus'), newEmail('sofie')]
  await enquire(request, home, {
    firstName: 'Sofie',
    email: sofie,
    message: 'Is it still free?',
    language: 'en',
  })
  await enquire(request, home, {
    firstName: 'Klaus',
    email: klaus,
    message: 'Ist es noch frei?',
    language: 'de',
  })
  await signedIn(page, agency)
  await page.goto('/auth/dashboard')
  const line = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
  const field = page.getByRole('textbox', { name: 'Escribe el correo' })
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  const { press, count } = presses()

  await press(line('Klaus'))
  await expect(field).toHaveValue(/^Guten Tag Klaus,/)
  await expect(page.getByText('Primera respuesta. Texto en alemán.')).toBeVisible()
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  await press(send)
  await expect(field).toHaveValue(/^Hello Sofie,/)
  expect(count()).toBe(2)
  await expect(line('Klaus')).toHaveCount(0)
  await expect(line('Sofie')).toBeFocused()
  await expect(line('Sofie')).toHaveAttribute('aria-expanded', 'true')
  expect((await mailTo(klaus, 'Guten Tag Klaus')).replyTo).toBe(agency.email)

  await press(send)
  await expect(line('Sofie')).toHaveCount(0)
  expect(count()).toBe(3)
  expect((await mailTo(sofie, 'Hello Sofie')).text).toContain('Casa de los naranjos')
})
