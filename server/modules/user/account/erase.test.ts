import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sql } from '../../../db/index.ts'
import { erase } from './erase.service.ts'
import { published } from '../../property/testing/homes.fixture.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('a visitor closes the account with the password, takes it back, and closes it for good; what others received stays', async () => {
  const agency = await server.register()
  const home = await published(server, agency)
  const { token, email, password } = await server.register({ role: 'USER' })
  await server.call('saveHome', { token, body: { homeId: home.id } })
  const chat = (await server.call('openChat', { token, body: { propertyId: home.id } })).body
  await server.call('createChatMessage', {
    token,
    params: { id: chat.id },
    body: { clientId: 'erase-1', text: 'Hola' },
  })
  const lead = (
    await server.call('createLead', {
      token,
      body: {
        propertyId: home.id,
        firstName: 'Marta',
        email,
        message: 'Quiero verla esta semana',
        consent: true,
      },
    })
  ).body

  expect((await server.call('eraseMe', { token, body: { password: 'not mine' } })).status).toBe(400)
  const asked = await server.call('eraseMe', { token, body: { password } })
  expect([asked.status, asked.body.erasesAt !== null]).toEqual([200, true])
  expect((await server.call('keepMe', { token })).body).toEqual({ erasesAt: null })
  await server.runJobs() // ten seconds later
  expect((await server.call('listSavedHomes', { token })).status).toBe(200)

  await server.call('eraseMe', { token, body: { password } })
  await server.runJobs() // ten seconds later
  expect((await server.call('listSavedHomes', { token })).status).toBe(401)
  expect((await server.call('loginUser', { body: { email, password } })).status).toBe(401)
  expect((await server.call('listChats', { token: agency.token })).body.items).toEqual([])
  expect(
    (await server.call('getLead', { token: agency.token, params: { id: lead.id } })).body,
  ).toMatchObject({ firstName: 'Marta', canChat: false })
  expect((await server.mails()).filter(({ to }) => to === email).at(-1)?.subject).toContain(
    'Hemos borrado tu cuenta',
  )
})

it('is told by mail also where the mail server was away when it was erased', async () => {
  const { token, email, password, profile } = await server.register({ role: 'USER' })
  const { body } = await server.call('eraseMe', { token, body: { password } })
  const away = () => Promise.reject(new Error('no answer'))
  const mail = { ...server.deps.mail, send: away }
  const at = body.erasesAt ?? ''
  await erase({ userId: profile.id, at }, { ...server.deps, mail }).catch(() => undefined)
  await server.runJobs()
  const told = (await server.mails()).filter(({ to }) => to === email)
  expect(told.filter(({ subject }) => subject.includes('Hemos borrado tu cuenta'))).toHaveLength(1)
})

it('the people of an agency are refused in words', async () => {
  const admin = await server.register()
  const staff = await server.register({ role: 'STAFF', agency: admin })
  const answers = await Promise.all(
    [admin, staff].map(({ token, password }) =>
      server.call('eraseMe', { token, body: { password } }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([406, 406])
  expect(JSON.stringify(answers[0]?.body)).toContain('Diriges una inmobiliaria')
  expect(JSON.stringify(answers[1]?.body)).toContain('en Equipo')
})

it('that cannot be erased is as it was, and says so by mail; asking again begins anew', async () => {
  const { token, email, password } = await server.register({ role: 'USER' })
  await server.call('eraseMe', { token, body: { password } })
  await sql`update job set attempts = 99 where kind = 'user.erase'`.execute(server.db)
  await server.runJobs()
  const told = async () => (await server.mails()).filter(({ to }) => to === email).at(-1)
  expect((await told())?.subject).toContain('No hemos podido borrar tu cuenta')
  const { body } = await server.call('loginUser', { body: { email, password } })
  await sql`update job set state = 'ready', attempts = 1, put_back = 1, run_at = now()
    where kind = 'user.erase'`.execute(server.db)
  await server.runJobs()
  expect((await server.call('listSavedHomes', { token: body.token })).status).toBe(200)
  await server.call('eraseMe', { token: body.token, body: { password } })
  await server.runJobs()
  expect((await told())?.subject).toContain('Hemos borrado tu cuenta')
})
