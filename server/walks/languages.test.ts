import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/index.ts'
import { matchDesk } from '../modules/match/desk.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let rig: TestServer
let admin: Person
let buyer: Person
let homeId: string
beforeAll(async () => {
  rig = await startTestServer()
  admin = await rig.register({ role: 'ADMIN' })
  buyer = await rig.register({ role: 'USER' })
  homeId = (await matchDesk(rig).publish(admin)).id
  // As a later version would write it, before this one was put back.
  await sql`update app_user set language = 'fr'`.execute(rig.db)
}, 60_000)
afterAll(() => rig.close())

const mailed = async (to: string): Promise<number> => {
  await rig.runJobs()
  return (await rig.mails()).filter((mail) => mail.to === to).length
}

it('somebody of an unknown language signs in, reads and changes their record', async () => {
  const { email, password, profile } = buyer
  const { status, body } = await rig.call('loginUser', { body: { email, password } })
  expect([status, body.language]).toEqual([200, 'es'])
  const params = { id: profile.id }
  expect((await rig.call('getUser', { token: buyer.token, params })).status).toBe(200)
  const change = { first_name: 'Klaus' }
  expect((await rig.call('updateUser', { token: buyer.token, params, body: change })).status).toBe(
    200,
  )
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
  expect((await rig.call('createLead', { token: null, body })).status).toBe(201)
  expect(await mailed(admin.email)).toBe(before + 1)
})
