import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { PAYEE, referrals } from '../referral.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

it('whom the agency read is whom the receipt names: another payee in between is a conflict', async () => {
  const acts = referrals(server)
  const aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  await acts.offer(aina)
  const pep = await acts.referrer()
  const save = async (change = {}) =>
    acts.ok(
      await server.call('saveReferralPayee', { token: pep.token, body: { ...PAYEE, ...change } }),
    )
  await save()
  const { id } = await acts.due(pep, aina, 'P-1')
  const read = await acts.read(aina, id)
  expect(read.transfer?.name).toBe(PAYEE.legalName)
  await save({ legalName: 'Tomeu Riera' })
  const stale = await acts.step(aina, read, { act: 'pay' })
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { current: { transfer: { name: 'Tomeu Riera' } } },
  ])
  const paid = await acts.step(aina, await acts.read(aina, id), { act: 'pay' })
  expect(paid.body).toMatchObject({ state: 'paid' })
}, 300_000)

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
