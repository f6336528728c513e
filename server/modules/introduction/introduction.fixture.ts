import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { network, shareable, TERMS } from '../network/network.fixture.ts'

/** Acts around introductions, for tests. */
export const introductions = (server: TestServer) => {
  const acts = network(server)
  let phones = 40_000_000
  /** A contact with an e-mail, a telephone, or both. */
  const client = async (
    who: Person,
    reach: { email?: string; phone?: string } = { phone: `+346${++phones}` },
  ): Promise<string> => {
    const made = await server.call('createContact', {
      token: who.token,
      body: {
        person: { firstName: 'Klaus', lastName: 'Brandt' },
        reach: {
          ...(reach.email && { emails: [{ address: reach.email }] }),
          ...(reach.phone && { phones: [{ number: reach.phone }] }),
        },
      },
    })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.id
  }
  const introduce = (who: Person, propertyId: string, contactId: string) =>
    server.call('createIntroduction', {
      token: who.token,
      body: { propertyId, contactId, evidence: 'declared' },
    })
  const check = (who: Person, propertyId: string, contactId: string) =>
    server.call('checkIntroduction', { token: who.token, body: { propertyId, contactId } })
  const register = async (who: Person, query = {}) =>
    (await server.call('listIntroductions', { token: who.token, query })).body
  const erase = async (who: Person, id: string) => {
    const { version } = (await server.call('getContact', { token: who.token, params: { id } })).body
    return server.call('eraseContact', {
      token: who.token,
      params: { id },
      body: { version, confirm: true },
    })
  }
  /** Gives a contact one more telephone. */
  const addPhone = async (who: Person, id: string, number: string) => {
    const { token } = who
    const { version, reach } = (await server.call('getContact', { token, params: { id } })).body
    const phones = [...(reach.phones ?? []), { number }]
    const body = { version, reach: { ...reach, phones } }
    const saved = await server.call('updateContact', { token, params: { id }, body })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  }
  /** One introduction as somebody reads it. */
  const mine = async (who: Person, id: string) =>
    (await register(who, { limit: 100 })).items.find((one) => one.id === id)
  return { ...acts, client, addPhone, introduce, check, register, mine, erase, shareable, TERMS }
}

/** Three agencies of one circle, the first of which shares a home with both others. */
export async function threeAgencies(server: TestServer) {
  const acts = introductions(server)
  const aina = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  const joana = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
  const marc = await server.register({ role: 'ADMIN', agencyName: 'Sal i Pins' })
  const agent = await server.register({ role: 'STAFF', agency: joana })
  const circle = await acts.circle(aina, [joana, marc])
  await acts.agreed(aina, joana, circle)
  await acts.agreed(aina, marc, circle)
  const home = await acts.publish(aina, acts.shareable('LE-1'))
  return { acts, aina, joana, marc, agent, circle, home }
}

export const agencyOf = (who: Person): string => who.profile.agency_ids[0] ?? ''
