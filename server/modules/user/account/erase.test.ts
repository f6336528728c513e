import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { published } from '../../property/testing/homes.fixture.ts'

let rig: TestServer
beforeAll(async () => {
  rig = await startTestServer()
})
afterAll(() => rig.close())

it('a visitor closes the account with the password, takes it back, and closes it for good; what others received stays', async () => {
  const agency = await rig.register()
  const home = await published(rig, agency)
  const { token, email, password } = await rig.register({ role: 'USER' })
  await rig.call('saveHome', { token, body: { homeId: home.id } })
  const chat = (await rig.call('openChat', { token, body: { propertyId: home.id } })).body
  await rig.call('createChatMessage', {
    token,
    params: { id: chat.id },
    body: { clientId: 'erase-1', text: 'Hola' },
  })
  const lead = (
    await rig.call('createLead', {
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

  expect((await rig.call('eraseMe', { token, body: { password: 'not mine' } })).status).toBe(400)
  const asked = await rig.call('eraseMe', { token, body: { password } })
  expect([asked.status, asked.body.erasesAt !== null]).toEqual([200, true])
  expect((await rig.call('keepMe', { token })).body).toEqual({ erasesAt: null })
  await rig.runJobs() // ten seconds later
  expect((await rig.call('listSavedHomes', { token })).status).toBe(200)

  await rig.call('eraseMe', { token, body: { password } })
  await rig.runJobs() // ten seconds later
  expect((await rig.call('listSavedHomes', { token })).status).toBe(401)
  expect((await rig.call('loginUser', { body: { email, password } })).status).toBe(401)
  expect((await rig.call('listChats', { token: agency.token })).body.items).toEqual([])
  expect(
    (await rig.call('getLead', { token: agency.token, params: { id: lead.id } })).body,
  ).toMatchObject({ firstName: 'Marta', canChat: false })
  expect((await rig.mails()).filter(({ to }) => to === email).at(-1)?.subject).toContain(
    'Hemos borrado tu cuenta',
  )
})

it('the people of an agency are refused in words', async () => {
  const admin = await rig.register()
  const staff = await rig.register({ role: 'STAFF', agency: admin })
  const answers = await Promise.all(
    [admin, staff].map(({ token, password }) => rig.call('eraseMe', { token, body: { password } })),
  )
  expect(answers.map(({ status }) => status)).toEqual([406, 406])
  expect(JSON.stringify(answers[0]?.body)).toContain('Diriges una inmobiliaria')
  expect(JSON.stringify(answers[1]?.body)).toContain('en Equipo')
})
