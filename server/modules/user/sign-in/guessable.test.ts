import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => (server = await startTestServer()))
afterAll(() => server.close())

const SAID = {
  password:
    'Anybody would guess this password: it is one many people use, or a name. Choose another',
}
const ana = { account: 'agency', first_name: 'Ana', last_name: 'Núñez', accept_terms: true }
const choose = async (password: string) => {
  const body = { ...ana, email: 'ana.n@casaclara.example', agency_name: 'Vora Mar', password }
  return server.call('registerUser', { body: body as never, lang: 'en' })
}

it.each(['qwerty', 'Password1', '123456789', 'letmein'])(
  '%s is what many people use',
  async (one) => {
    expect(await choose(one)).toMatchObject({ status: 400, body: SAID })
  },
)

it.each([
  'nunez-2026',
  'AnaNuñez!',
  'llar1234',
  'casaclara',
  'ana.n@casaclara.example',
  'voramar7',
])('%s is a name of the site, the person or the agency', async (one) => {
  expect(await choose(one)).toMatchObject({ status: 400, body: SAID })
})

it('a name within other words is fine; a link and a change of password are held to the same', async () => {
  const { status, body } = await choose('ana-swims-at-dawn')
  expect(status).toBe(201)
  const { token, id } = body
  const current_password = 'ana-swims-at-dawn'
  const change = (password: string) =>
    server.call('updateUser', {
      token,
      params: { id },
      body: { current_password, password },
      lang: 'en',
    })
  expect(await change('Nunez1')).toMatchObject({ status: 400, body: SAID })

  await server.call('requestPasswordReset', { body: { email: 'ana.n@casaclara.example' } })
  await server.runJobs()
  const links = (await server.mails()).flatMap(
    ({ text }) => /[?&]reset=([\w-]+)/.exec(text)?.[1] ?? [],
  )
  const set = (password: string) =>
    server.call('confirmPasswordReset', {
      body: { token: links.at(-1) ?? '', password },
      lang: 'en',
    })
  expect(await set('abc123')).toMatchObject({ status: 400, body: SAID })
  // The link is not used up by it.
  expect((await set('swims-every-dawn')).status).toBe(200)
})
