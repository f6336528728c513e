import { application, callTool } from './assistant'
import { registerAgency } from './agency'
import { draft, read, signIn } from './home'
import { expect, test } from './journey'
import { noBarriers } from './screen'

test('what an assistant would write is read, altered, confirmed and taken back at the desk', async ({
  page,
  request,
  baseURL,
}) => {
  const profile = await registerAgency(request)
  const home = await draft(request, profile)
  await signIn(page, profile)
  const client = await application(request, 'read:property write:property write:agenda propose')
  await page.goto(client.consent)
  const { access_token = '' } = await client.tokens((await client.allowed(page)).get('code'))

  const price = { id: home.id, operation: 'V', priceEuros: 700_000, reason: 'market' }
  await callTool(String(baseURL), access_token, 'propose_price', { ...price, why: 'Nadie la pide' })
  const call = { kind: 'call', startsAt: '2032-05-10T08:00:00Z', endsAt: '2032-05-10T09:00:00Z' }
  await callTool(String(baseURL), access_token, 'propose_event', {
    ...call,
    title: 'Llamar a Joana',
  })

  await page.goto(new URL('/auth/propuestas', baseURL).href)
  await expect(page.getByRole('row', { name: /Asistente de prueba/ })).toHaveCount(2)
  await noBarriers(page)
  // The newest comes first: from the keyboard, the one below it.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cambiar el precio' })).toBeVisible()
  await expect(page.getByText('Nadie la pide')).toBeVisible()
  await expect(page.getByRole('row', { name: /945\.000 €.*700\.000 €/ })).toBeVisible()
  await noBarriers(page)
  // A fourth less: whoever confirms has read what it is about.
  const confirm = page.getByRole('button', { name: 'Confirmar' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel(`Para confirmar, escribe ${home.basics.ref}`).fill(`${home.basics.ref}`)
  expect((await read(request, profile, home.id)).basics.offers[0]?.price).toBe(94_500_000)
  await confirm.click()
  await expect(page.getByText('Confirmada')).toBeVisible()
  expect((await read(request, profile, home.id)).basics.offers[0]?.price).toBe(70_000_000)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Deshecha')).toBeVisible()
  expect((await read(request, profile, home.id)).basics.offers[0]?.price).toBe(94_500_000)

  await page.getByRole('link', { name: 'Propuestas' }).first().click()
  await page.getByRole('link', { name: 'Apuntar en la agenda' }).click()
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByText('Rechazada').first()).toBeVisible()
})
