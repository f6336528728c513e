import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { inTransaction } from '../../../db/index.ts'
import { notify } from '../../notification/index.ts'
import { published } from '../../property/testing/homes.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('of somebody who was deactivated nothing is shown, sent or heard; what is theirs waits for them', async () => {
  const admin = await server.register()
  const { token, email, profile } = await server.register({ role: 'STAFF', agency: admin })
  const agency = await server.register()
  const home = await published(server, agency)
  await server.call('saveHome', { token, body: { homeId: home.id } })
  const share = (await server.call('createSavedShare', { token, body: {} })).body
  await server.call('createSavedSearch', {
    token,
    body: {
      name: 'Todo',
      query: { operation: 'V' },
      frequency: 'instant',
      channels: ['mail', 'platform'],
    },
  })
  const chat = (await server.call('openChat', { token, body: { propertyId: home.id } })).body
  await server.call('createChatMessage', {
    token,
    params: { id: chat.id },
    body: { clientId: 'deactivated-1', text: 'Hola' },
  })
  const stream = await server.deps.live.open(
    {
      userId: profile.id,
      sessionId: (
        await server.db
          .selectFrom('session')
          .select('id')
          .where('user_id', '=', profile.id)
          .executeTakeFirstOrThrow()
      ).id,
    },
    null,
  )
  const ended = new Promise<void>((resolve) => void stream?.on('close', resolve).resume())
  await server.runJobs()
  const before = (await server.mails()).filter(({ to }) => to === email).length

  const change = (active: boolean) =>
    server.call('updateUser', {
      token: admin.token,
      params: { id: profile.id },
      body: { id: profile.id, active },
    })
  expect((await change(false)).status).toBe(200)
  await ended
  expect((await server.call('listSavedHomes', { token })).status).toBe(401)
  expect((await server.call('getSharedList', { params: { listToken: share.token } })).status).toBe(
    404,
  )
  await published(server, agency)
  await server.call('createChatMessage', {
    token: agency.token,
    params: { id: chat.id },
    body: { clientId: 'deactivated-2', text: 'Buenas' },
  })
  await inTransaction(server.db, async (trx) => {
    await server.deps.jobs.add(trx, 'search.news', {})
    await notify(trx, {
      userId: profile.id,
      kind: 'NOTIFICATION',
      title: 'Aviso',
      body: 'Aviso',
      href: '/auth/dashboard',
      topic: 'x',
    })
  })
  await server.call('requestPasswordReset', { body: { email } })
  await server.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'chat.mail')
    .execute()
  await server.runJobs()
  expect((await server.mails()).filter(({ to }) => to === email)).toHaveLength(before)

  // Asked back, they are as absent as before until they accept.
  expect((await change(true)).body).toMatchObject({ active: false, role: 'STAFF' })
  expect((await server.call('getSharedList', { params: { listToken: share.token } })).status).toBe(
    404,
  )
  await server.runJobs()
  const invited = (await server.mails()).filter(({ to }) => to === email).slice(before)
  expect(invited.map(({ text }) => text.includes('reset='))).toEqual([true])
  const link = /[?&]reset=([\w-]+)/.exec(invited[0]?.text ?? '')?.[1] ?? ''
  expect(
    (await server.call('joinByInvitation', { body: { token: link, password: 'back-again-1' } }))
      .status,
  ).toBe(200)
  expect(
    (await server.call('getSharedList', { params: { listToken: share.token } })).body.items,
  ).toHaveLength(1)
})
