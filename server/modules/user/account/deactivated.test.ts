import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { inTransaction } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { published } from '../../property/testing/homes.fixture.ts'

let rig: TestServer
beforeAll(async () => {
  rig = await startTestServer()
})
afterAll(() => rig.close())

it('of somebody who was deactivated nothing is shown, sent or heard; what is theirs waits for them', async () => {
  const admin = await rig.register()
  const { token, email, profile } = await rig.register({ role: 'STAFF', agency: admin })
  const agency = await rig.register()
  const home = await published(rig, agency)
  await rig.call('saveHome', { token, body: { homeId: home.id } })
  const share = (await rig.call('createSavedShare', { token, body: {} })).body
  await rig.call('createSavedSearch', {
    token,
    body: {
      name: 'Todo',
      query: { operation: 'V' },
      frequency: 'instant',
      channels: ['mail', 'platform'],
    },
  })
  const chat = (await rig.call('openChat', { token, body: { propertyId: home.id } })).body
  await rig.call('createChatMessage', {
    token,
    params: { id: chat.id },
    body: { clientId: 'deactivated-1', text: 'Hola' },
  })
  const stream = await rig.deps.live.open(
    {
      userId: profile.id,
      sessionId: (
        await rig.db
          .selectFrom('session')
          .select('id')
          .where('user_id', '=', profile.id)
          .executeTakeFirstOrThrow()
      ).id,
    },
    null,
  )
  const ended = new Promise<void>((resolve) => void stream?.on('close', resolve).resume())
  await rig.runJobs()
  const before = (await rig.mails()).filter(({ to }) => to === email).length

  const change = (active: boolean) =>
    rig.call('updateUser', {
      token: admin.token,
      params: { id: profile.id },
      body: { id: profile.id, active },
    })
  expect((await change(false)).status).toBe(200)
  await ended
  expect((await rig.call('listSavedHomes', { token })).status).toBe(401)
  expect((await rig.call('getSharedList', { params: { listToken: share.token } })).status).toBe(404)
  await published(rig, agency)
  await rig.call('createChatMessage', {
    token: agency.token,
    params: { id: chat.id },
    body: { clientId: 'deactivated-2', text: 'Buenas' },
  })
  await inTransaction(rig.db, async (trx) => {
    await rig.deps.jobs.add(trx, 'search.news', {})
    await notify(trx, {
      userId: profile.id,
      kind: 'NOTIFICATION',
      title: 'Aviso',
      body: 'Aviso',
      href: '/auth/dashboard',
      topic: 'x',
    })
  })
  await rig.call('requestPasswordReset', { body: { email } })
  await rig.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'chat.mail')
    .execute()
  await rig.runJobs()
  expect((await rig.mails()).filter(({ to }) => to === email)).toHaveLength(before)

  // Asked back, they are as absent as before until they accept.
  expect((await change(true)).body).toMatchObject({ active: false, role: 'STAFF' })
  expect((await rig.call('getSharedList', { params: { listToken: share.token } })).status).toBe(404)
  await rig.runJobs()
  const invited = (await rig.mails()).filter(({ to }) => to === email).slice(before)
  expect(invited.map(({ text }) => text.includes('reset='))).toEqual([true])
  const link = /[?&]reset=([\w-]+)/.exec(invited[0]?.text ?? '')?.[1] ?? ''
  expect(
    (await rig.call('joinByInvitation', { body: { token: link, password: 'back-again-1' } }))
      .status,
  ).toBe(200)
  expect(
    (await rig.call('getSharedList', { params: { listToken: share.token } })).body.items,
  ).toHaveLength(1)
})
