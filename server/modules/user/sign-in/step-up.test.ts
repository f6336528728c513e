import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let at: Date | null = null
beforeAll(async () => {
  server = await startTestServer({ now: () => at ?? new Date() }, { stepUpMs: 600_000 })
}, 300_000)
afterAll(() => server.close())

const MINUTE = 60_000
const later = (minutes: number) => {
  at = new Date((at ?? new Date()).getTime() + minutes * MINUTE)
}
const prove = (token: string, proof: { password: string } | { code: string }) =>
  server.call('stepUp', { token, lang: 'en', body: { method: Object.keys(proof)[0], ...proof } })
const dangerous = async (token: string) =>
  (await server.call('createTakeout', { token, lang: 'en', body: { parts: ['records'] } })).status
const known = async (token: string) => (await server.call('getStepUp', { token })).body
/** Somebody who only ever signs in with Google. */
async function withoutPassword(): Promise<Person> {
  const person = await server.register()
  await server.db
    .updateTable('app_user')
    .set({ password_hash: null })
    .where('id', '=', person.profile.id)
    .execute()
  later(11)
  return person
}
async function codeFor({ token, email }: Person): Promise<string> {
  expect((await server.call('sendStepUpCode', { token })).status).toBe(204)
  await server.runJobs()
  const mail = (await server.mails()).filter(({ to }) => to === email).at(-1)
  return /\n(\d{4} \d{4})\n/.exec(mail?.text ?? '')?.[1] ?? ''
}

it('signing in is a proof for ten minutes; then the password is one, for this session alone', async () => {
  const person = await server.register()
  const { token, password, email } = person
  expect(await known(token)).toMatchObject({ until: expect.any(String), methods: ['password'] })
  later(11)
  expect([await dangerous(token), (await known(token)).until]).toEqual([403, null])
  const other = (await server.call('loginUser', { body: { email, password } })).body.token
  later(11)
  const wrong = await prove(token, { password: 'not-mine-1' })
  expect([wrong.status, wrong.body]).toEqual([
    400,
    { password: 'This is not your current password' },
  ])
  expect(await dangerous(token)).toBe(403)
  expect((await prove(token, { password })).status).toBe(200)
  expect([await dangerous(other), await dangerous(token)]).toEqual([403, 201])
  later(11)
  expect((await server.call('createKey', { token, body: {} })).status).toBe(403)
})

it('who has no password proves it by a mailed code: once, within its time, in its session', async () => {
  const person = await withoutPassword()
  const { token } = person
  expect([await dangerous(token), (await known(token)).methods]).toEqual([403, ['code']])
  expect((await prove(token, { password: person.password })).status).toBe(400)
  const stale = await codeFor(person)
  later(11)
  expect((await prove(token, { code: stale })).body).toMatchObject({
    code: expect.stringMatching(/expired/),
  })
  const code = await codeFor(person)
  const { body: elsewhere } = await server.call('registerUser', {
    body: {
      email: 'elsewhere@rig.example',
      first_name: 'Ona',
      account: 'visitor',
      password: 'far-from-here-1',
      accept_terms: true,
    },
  })
  expect((await prove(elsewhere.token, { code })).status).toBe(400)
  expect((await prove(token, { code })).status).toBe(200)
  expect(await dangerous(token)).toBe(201)
  later(11)
  expect((await prove(token, { code })).status).toBe(400)
})

it('a code ends after five wrong tries; who has a password gets none', async () => {
  const person = await withoutPassword()
  const code = await codeFor(person)
  const off = code === '0000 0000' ? '11111111' : '00000000'
  for (let tries = 0; tries < 5; tries += 1)
    expect((await prove(person.token, { code: off })).body).toEqual({
      code: 'That is not the code in the e-mail',
    })
  expect((await prove(person.token, { code })).status).toBe(400)
  const usual = await server.register()
  expect((await server.call('sendStepUpCode', { token: usual.token })).status).toBe(406)
})

it('a proof that counts when a file begins to come counts until it is kept, however long it takes', async () => {
  const { token } = await server.register()
  const { files } = server.deps
  const put = files.put.bind(files)
  files.put = async (...given) => {
    later(11)
    return put(...given)
  }
  const bring = () =>
    server.call('createTakeoutImport', {
      token,
      files: [
        { field: 'file', filename: 'a.zip', mime: 'application/zip', content: Buffer.from('x') },
      ],
    })
  expect((await bring()).status).toBe(202)
  expect((await bring()).status).toBe(403)
  files.put = put
})
