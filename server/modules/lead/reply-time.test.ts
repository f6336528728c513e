import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { makeWorld } from '../../walks/world.ts'
import { countReplyTimes } from './reply-time.ts'

let server: TestServer
let admin: Person
let home: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ admin } = await makeWorld(server, 'Replies'))
  const { items } = (await server.call('listProperties', { token: admin.token })).body
  home = items.find(({ ref }) => ref === 'Replies-1')?.id ?? ''
}, 300_000)
afterAll(() => server.close())

const shown = async () => {
  await countReplyTimes(null, server.deps)
  return (await server.call('getListing', { params: { id: home } })).body.agent?.replyMinutes
}

it('a reply time is shown from five answers on: the median of the last 90 days', async () => {
  const property = (await server.call('getProperty', { token: admin.token, params: { id: home } }))
    .body
  await server.call('updateProperty', {
    token: admin.token,
    params: { id: home },
    body: { version: property.version, agentId: admin.profile.id },
  })
  const answered = async (minutes: number, days = 1) => {
    const { id } = (
      await server.call('createLead', {
        body: {
          propertyId: home,
          firstName: 'A',
          email: `m${minutes}-${days}@rig.example`,
          message: `${minutes}`,
          consent: true,
        },
      })
    ).body
    await server.db
      .updateTable('lead')
      .set({
        assigned_to: admin.profile.id,
        answered_at: new Date(),
        first_response_minutes: minutes,
        created_at: new Date(Date.now() - days * 86_400_000),
      })
      .where('id', '=', id)
      .execute()
  }
  for (const minutes of [10, 20, 180, 400]) await answered(minutes)
  await answered(1, 91)
  expect(await shown()).toBeUndefined()
  await answered(9000)
  expect(await shown()).toBe(180)
})
