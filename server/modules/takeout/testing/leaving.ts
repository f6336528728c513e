import type { Takeout, TakeoutAddress } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { published } from '../../property/testing/homes.fixture.ts'

export const DAY = 86_400_000
export const ALL = ['records', 'pictures', 'documents'] as const

/** An agency with a home and a contact that takes out what is its own, and another agency. */
export async function leaving() {
  /** Milliseconds that the server's clock runs ahead. */
  const clock = { ahead: 0 }
  const server = await startTestServer({ now: () => new Date(Date.now() + clock.ahead) })
  const boss = await server.register({ role: 'ADMIN', agencyName: 'Parteix' })
  const second = await server.register({ role: 'ADMIN', agency: boss })
  const agent = await server.register({ role: 'STAFF', agency: boss })
  const stranger = await server.register({ role: 'ADMIN', agencyName: 'Altra' })
  await published(server, boss)
  await server.call('createContact', {
    token: boss.token,
    body: { person: { firstName: 'Jaume', lastName: 'Oliver' } },
  })
  await server.runJobs()

  const ask = (who: Person, body: object = { parts: ALL }) =>
    server.call('createTakeout', { token: who.token, body })
  /** Another day, as far as counting goes. */
  const forgetTries = () => sql`delete from rate_limit`.execute(server.db)
  return {
    server,
    boss,
    second,
    agent,
    stranger,
    clock,
    ask,
    forgetTries,
    /** One that is made; its id. */
    asked: async (who: Person): Promise<string> => {
      await forgetTries()
      const { id } = (await ask(who)).body as Takeout
      await server.runJobs()
      return id
    },
    show: async (who: Person, id: string): Promise<Takeout> =>
      (await server.call('getTakeout', { token: who.token, params: { id } })).body,
    addressOf: async (who: Person, id: string): Promise<string> => {
      const call = { token: who.token, params: { id } }
      const { body } = await server.call('createTakeoutAddress', call)
      return new URL((body as TakeoutAddress).url).pathname
    },
    end: (who: Person, id: string) =>
      server.call('deleteTakeout', { token: who.token, params: { id } }),
  }
}
