import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { picture } from '../../../testing/home.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { HOME, referrals } from '../referral.fixture.ts'

let server: TestServer
let acts: ReturnType<typeof referrals>
let aina: Person
let pep: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  await acts.offer(aina)
  pep = await acts.referrer()
}, 300_000)
afterAll(() => server.close())

const as = (id: string) => ({ token: pep.token, params: { id } })
const photo = async (field: string) => [
  { field, filename: 'a.jpg', mime: 'image/jpeg', content: await picture() },
]

it('a draft is changed as one knows it; a picture comes and goes', async () => {
  const { id, version } = await acts.draft(pep, aina)
  const body = { ...acts.ownerOf({ ownerName: 'Joana Mas' }), version }
  const saved = await server.call('updateReferral', { ...as(id), body })
  expect([saved.status, saved.body.owner?.name]).toEqual([200, 'Joana Mas'])
  expect((await server.call('updateReferral', { ...as(id), body })).status).toBe(409)
  expect((await server.call('sendReferral', { ...as(id), body: { version } })).status).toBe(409)
  const { photos } = acts.ok(
    await server.call('addReferralPhoto', { ...as(id), files: await photo('picture') }),
  )
  const hash = photos[0] ?? ''
  const gone = await server.call('deleteReferralPhoto', {
    token: pep.token,
    params: { id, hash },
  })
  expect([gone.status, (await acts.read(pep, id)).photos]).toEqual([204, []])
})

it('what was sent is not changed any more, nor taken back once its owner answered', async () => {
  const { id, version } = await acts.sent(pep, aina)
  const answers = [
    await server.call('updateReferral', { ...as(id), body: { ...acts.ownerOf(), version } }),
    await server.call('saveReferralHome', { ...as(id), body: { ...HOME, version } }),
    await server.call('addReferralPhoto', { ...as(id), files: await photo('picture') }),
    await server.call('uploadReferralProof', { ...as(id), files: await photo('proof') }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([406, 406, 406, 406])
  const said = await acts.confirmed(pep, aina)
  expect((await server.call('deleteReferral', as(said.id))).status).toBe(406)
})

it('the link of a referral that is gone answers nothing', async () => {
  const { id, owner } = await acts.sent(pep, aina)
  const token = await acts.tokenOf(owner?.email ?? '')
  acts.ok(await server.call('deleteReferral', as(id)))
  expect((await acts.answer(token, 'yes')).status).toBe(404)
})
