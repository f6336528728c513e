import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from './journey'
import { registerAgency } from './agency'
import { signIn } from './home'
import { noBarriers } from './screen'

const REDIRECT = 'https://assistant.invalid/callback'
const VERIFIER = randomBytes(32).toString('base64url')

test('an assistant is allowed on a page that says where access goes, and ended on another', async ({
  page,
  request,
  baseURL,
}) => {
  const made = await request.post('/oauth/register', {
    data: { client_name: 'Asistente de prueba', redirect_uris: [REDIRECT] },
  })
  expect(made.status()).toBe(201)
  const { client_id } = (await made.json()) as { client_id: string }
  const said = await request.get('/.well-known/oauth-protected-resource/mcp')
  const { resource } = (await said.json()) as { resource: string }

  const profile = await registerAgency(request)
  await signIn(page, profile)
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: REDIRECT,
    resource,
    response_type: 'code',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read:property people',
    state: 'de vuelta',
  })
  await page.goto(`/auth/conectar?${String(asked)}`)
  await expect(page.getByText('assistant.invalid', { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Ver enteros/ })).not.toBeChecked()
  await noBarriers(page)
  // Where access goes there is nobody: what it is sent is what counts.
  const sent = page.waitForRequest((one) => one.url().startsWith(REDIRECT))
  await page.route(`${REDIRECT}**`, (route) => route.fulfill({ body: 'ok' }))
  await page.getByRole('button', { name: 'Permitir' }).click()
  const answer = new URL((await sent).url()).searchParams
  expect(answer.get('state')).toBe('de vuelta')

  const form = { client_id, redirect_uri: REDIRECT, resource, code_verifier: VERIFIER }
  const tokens = await request.post('/oauth/token', {
    form: { ...form, grant_type: 'authorization_code', code: answer.get('code') ?? '' },
  })
  const { refresh_token, scope } = (await tokens.json()) as Record<string, string>
  expect(scope).toBe('read:property')

  await page.goto(new URL('/auth/conexiones', baseURL).href)
  await expect(page.getByRole('heading', { name: 'Asistente de prueba' })).toBeVisible()
  await noBarriers(page)
  await page.getByRole('button', { name: /^Terminar la conexión/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click()
  await expect(page.getByRole('heading', { name: 'Ningún asistente conectado' })).toBeVisible()
  await noBarriers(page)
  const again = await request.post('/oauth/token', {
    form: { client_id, grant_type: 'refresh_token', refresh_token: refresh_token ?? '' },
  })
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' })
})
