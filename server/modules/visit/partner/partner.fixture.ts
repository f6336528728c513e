import type { PartnerVisitAnswer } from '../../../../generated/model/index.ts'
import { network, shareable, TERMS } from '../../network/network.fixture.ts'
import type { Person } from '../../../testing/people.ts'
import type { TestServer } from '../../../testing/test-server.ts'

/** The client, in every form somebody could be told of. */
export const CLIENT = {
  firstName: 'Wolfgang',
  lastName: 'Zeppenfeld',
  email: 'wolfgang.zeppenfeld@geheim.example',
  phone: '+34699887766',
}
/** No word of the client in what the other side gets. */
export const NAMED = /wolfgang|zeppenfeld|geheim|699\s?887\s?766|699887766/i

const DAY = 86_400_000

/** An hour of a coming day, UTC. */
export const inDays = (server: TestServer, days: number, hours = 0): string =>
  new Date(server.deps.now().getTime() + days * DAY + hours * 3_600_000).toISOString()

/** Two agencies with an agreement, a home of the one and a client of the other. */
export async function partners(server: TestServer) {
  const acts = network(server)
  const lister = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  const asker = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  const circle = await acts.circle(lister, [asker])
  const agreement = await acts.agreed(lister, asker, circle, TERMS)
  const home = await acts.publish(lister, shareable('PV-1'))
  const contactOf = async (who: Person): Promise<string> =>
    (
      await server.call('createContact', {
        token: who.token,
        body: {
          person: { firstName: CLIENT.firstName, lastName: CLIENT.lastName },
          reach: { emails: [{ address: CLIENT.email }], phones: [{ number: CLIENT.phone }] },
        },
      })
    ).body.id
  const contactId = await contactOf(asker)
  const ask = (who: Person, body: object) =>
    server.call('askPartnerVisit', {
      token: who.token,
      body: { propertyId: home, contactId, slots: [inDays(server, 3)], ...body },
    })
  const answer = (who: Person, id: string, body: PartnerVisitAnswer) =>
    server.call('answerPartnerVisit', { token: who.token, params: { id }, body })
  const list = async (who: Person) =>
    (await server.call('listPartnerVisits', { token: who.token })).body.items
  return { acts, lister, asker, circle, agreement, home, contactId, contactOf, ask, answer, list }
}
