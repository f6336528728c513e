import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AgendaAttendeeInput } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/**
 * A later version knows an answer to an invitation that this one does not, and shows nobody who gave
 * it. A form that never showed them is saved, and they still come (decision 58).
 */
const LATER = 'delegated'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer({}, { exactReplies: false })
  admin = await server.register({ role: 'ADMIN' })
}, 300_000)
afterAll(() => server.close())

it('stays where others are asked along, and is told anew only by who says another', async () => {
  const { token } = admin
  const agent = { agentId: admin.profile.id, reply: 'accepted' as const }
  const made = await server.call('createAgendaEvent', {
    token,
    body: {
      kind: 'meeting',
      title: 'Gestoria',
      startsAt: '2027-09-13T08:00:00Z',
      endsAt: '2027-09-13T09:00:00Z',
      attendees: [{ email: 'Klaus@rig.example', name: 'Klaus' }, agent],
    },
  })
  const params = { id: made.body.event.id }
  await sql`
    update agenda_attendee set reply = ${LATER}
    where event_id = ${params.id} and email is not null`.execute(server.db)
  const shown = async () => (await server.call('getAgendaEvent', { token, params })).body
  const save = async (attendees: AgendaAttendeeInput[]) => {
    const body = { version: (await shown()).version, attendees }
    return (await server.call('updateAgendaEvent', { token, params, body })).status
  }
  const come = async () => {
    const { rows } = await sql<{ who: string }>`
      select coalesce(email, 'agent') || ' ' || reply as who from agenda_attendee
      where event_id = ${params.id} order by position`.execute(server.db)
    return rows.map(({ who }) => who)
  }
  expect((await shown()).attendees.map(({ agentId }) => agentId)).toEqual([agent.agentId])
  const klaus = `Klaus@rig.example ${LATER}`
  expect(await save([agent, { email: 'joana@rig.example' }])).toBe(200)
  expect(await come()).toEqual(['agent accepted', 'joana@rig.example needs_action', klaus])
  expect([await save([]), await come()]).toEqual([200, [klaus]])
  // Asked along by somebody who did not see them: what they answered stands.
  const again = { email: 'klaus@rig.example' }
  expect([await save([again]), await come()]).toEqual([200, [`klaus@rig.example ${LATER}`]])
  const said = { ...again, reply: 'declined' as const }
  expect([await save([said]), await come()]).toEqual([200, ['klaus@rig.example declined']])
})
