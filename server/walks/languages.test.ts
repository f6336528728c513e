import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/index.ts'
import { matchDesk } from '../modules/match/desk.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: Person
let buyer: Person
let homeId: string
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN' })
  buyer = await server.register({ role: 'USER' })
  homeId = (await matchDesk(server).publish(admin)).id
  // As a later version would write it, before this one was put back.
  await sql`update app_user set language = 'fr'`.execute(server.db)
}, 300_000)
afterAll(() => server.close())

const mailed = async (to: string): Promise<number> => {
  await server.runJobs()
  return (await server.mails()).filter((mail) => mail.to === to).length
}

it('somebody of an unknown language signs in, reads and changes their record', async () => {
  const { email, password, profile } = buyer
  const { status, body } = await server.call('loginUser', { body: { email, password } })
  expect([status, body.language]).toEqual([200, 'es'])
  const params = { id: profile.id }
  expect((await server.call('getUser', { token: buyer.token, params })).status).toBe(200)
  const change = { first_name: 'Klaus' }
  expect(
    (await server.call('updateUser', { token: buyer.token, params, body: change })).status,
  ).toBe(200)
})

it('and is mailed of an enquiry, in Spanish', async () => {
  const before = await mailed(admin.email)
  const body = {
    propertyId: homeId,
    firstName: 'Sofie',
    email: 'sofie@rig.example',
    message: 'Guten Tag',
    consent: true,
  }
  expect((await server.call('createLead', { token: null, body })).status).toBe(201)
  expect(await mailed(admin.email)).toBe(before + 1)
})
