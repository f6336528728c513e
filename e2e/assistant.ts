import { createHash, randomBytes } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './journey'

const REDIRECT = 'https://assistant.invalid/callback'

/** An application that registered itself, and the page on which a person lets it in. */
export async function application(request: APIRequestContext, scope: string) {
  const made = await request.post('/oauth/register', {
    data: { client_name: 'Asistente de prueba', redirect_uris: [REDIRECT] },
  })
  expect(made.status()).toBe(201)
  const { client_id } = (await made.json()) as { client_id: string }
  const said = await request.get('/.well-known/oauth-protected-resource/mcp')
  const { resource } = (await said.json()) as { resource: string }
  const code_verifier = randomBytes(32).toString('base64url')
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: REDIRECT,
    resource,
    response_type: 'code',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    scope,
    state: 'de vuelta',
  })
  const form = { client_id, redirect_uri: REDIRECT, resource, code_verifier }
  return {
    client_id,
    consent: `/auth/conectar?${String(asked)}`,
    /** Presses the button that lets it in; what the application is sent. */
    async allowed(page: Page): Promise<URLSearchParams> {
      // Where access goes there is nobody: what it is sent is what counts.
      await page.route(`${REDIRECT}**`, (route) => route.fulfill({ body: 'ok' }))
      await page.getByRole('button', { name: 'Permitir' }).click()
      // To its end, or the next page is called off by this one.
      await page.waitForURL(`${REDIRECT}**`)
      return new URL(page.url()).searchParams
    },
    async tokens(code: string | null): Promise<Record<string, string>> {
      const sent = { ...form, grant_type: 'authorization_code', code: code ?? '' }
      return (await (await request.post('/oauth/token', { form: sent })).json()) as never
    },
  }
}

/** What a client that others wrote is answered by a tool. */
export async function callTool(
  site: string,
  token: string,
  name: string,
  args: Record<string, unknown>,
): Promise<unknown> {
  const client = new Client({ name: 'journey', version: '1.0.0' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', site), { requestInit: { headers } }),
  )
  const { structuredContent } = await client.callTool({ name, arguments: args })
  await client.close()
  return structuredContent
}
