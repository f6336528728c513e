import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { makeLink, MAIL_DAYS } from './link.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('who keeps the mailbox that an account has left reads and changes none of its searches', async () => {
  const person = await server.register({ role: 'USER' })
  const { token, email } = person
  const { body: search } = await server.call('createSavedSearch', {
    token,
    body: {
      name: 'Cerca del colegio',
      query: { operation: 'V', place: 'soller' },
      frequency: 'daily',
      channels: ['mail'],
    },
  })
  const searchToken = await makeLink(server.db, search.id, MAIL_DAYS, server.deps.now())
  const look = async () => (await server.call('getAlert', { params: { searchToken } })).status
  const next = `next-${email}`
  await server.call('updateUser', {
    token,
    params: { id: person.profile.id },
    body: { email: next, current_password: person.password },
  })
  // A change that only waits is none yet.
  expect(await look()).toBe(200)
  await server.runJobs()
  const mail = (await server.mails()).findLast(({ to }) => to === next)
  const proof = /verify=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await server.call('verifyEmail', { token, body: { token: proof } })).status).toBe(200)
  expect(await look()).toBe(404)
  const change = await server.call('updateAlert', {
    params: { searchToken },
    body: { paused: true },
  })
  expect(change.status).toBe(404)
  expect((await server.call('listSavedSearches', { token })).body.items).toMatchObject([
    { id: search.id, paused: false },
  ])
})
