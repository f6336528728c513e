import { application } from './assistant'
import { expect, test } from './journey'
import { registerAgency } from './agency'
import { signIn } from './home'
import { noBarriers } from './screen'

test('an assistant is allowed on a page that says where access goes, and ended on another', async ({
  page,
  request,
  baseURL,
}) => {
  const client = await application(request, 'read:property people')
  const profile = await registerAgency(request)
  await signIn(page, profile)
  await page.goto(client.consent)
  await expect(page.getByText('assistant.invalid', { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Ver enteros/ })).not.toBeChecked()
  await noBarriers(page)
  const answer = await client.allowed(page)
  expect(answer.get('state')).toBe('de vuelta')

  const { refresh_token, scope } = await client.tokens(answer.get('code'))
  expect(scope).toBe('read:property')

  await page.goto(new URL('/auth/conexiones', baseURL).href)
  await expect(page.getByRole('heading', { name: 'Asistente de prueba' })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: /^Terminar la conexión/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click()
  await expect(page.getByRole('heading', { name: 'Ningún asistente conectado' })).toBeVisible()
  await noBarriers(page)
  const again = await request.post('/oauth/token', {
    form: {
      client_id: client.client_id,
      grant_type: 'refresh_token',
      refresh_token: refresh_token ?? '',
    },
  })
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' })
})
