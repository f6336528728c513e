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
  return { ...acts, client, addPhone, introduce, check, register, erase, shareable, TERMS }
}
