import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { PAYEE } from '../referral.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('who proves the e-mail of an account that a stranger opened is not paid to the stranger’s IBAN', async () => {
  const stranger = await server.register({ role: 'REFERRED' })
  const { email } = stranger
  const saved = await server.call('saveReferralPayee', {
    token: stranger.token,
    body: PAYEE as never,
  })
  expect(saved.status).toBe(200)
  await server.call('requestPasswordReset', { body: { email } })
  await server.runJobs()
  const letter = (await server.mails()).findLast(({ to }) => to === email)
  const token = /reset=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  const password = 'mine-from-now-1'
  const { status } = await server.call('confirmPasswordReset', { body: { token, password } })
  expect(status).toBeLessThan(300)
  const mine = await server.call('loginUser', { body: { email, password } })
  expect(mine.status).toBe(200)
  const found = await server.call('getReferralPayee', {
    token: (mine.body as { token: string }).token,
  })
  expect([found.status, found.body]).toEqual([200, { payee: null }])
})
