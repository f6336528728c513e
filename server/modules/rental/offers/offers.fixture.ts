import type { Rental, RentalPatch } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { owner } from '../rental.fixture.ts'

export const INCA = '07027'
/** A household that meets the programme's conditions. */
export const tenant = {
  side: 'tenant',
  island: 'MALLORCA',
  registeredSince: '2010-01-01',
  monthlyRent: 70_000,
  members: [
    { name: 'Joan Pons', birth: '1990-02-03', income: 2_400_000 },
    { name: 'Aina Pons', birth: '1992-02-03', income: 0 },
    { name: 'Pau Pons', birth: '2020-02-03', income: 0 },
  ],
  name: 'Joan Pons',
  consent: true,
} as const

type Change = Omit<RentalPatch, 'version'>

/** What an officer does with files and their offers. */
export function officerActs(server: TestServer, officer: Person) {
  let sent = 0
  const read = async (id: string): Promise<Rental> =>
    (await server.call('getRental', { token: officer.token, params: { id } })).body
  const change = async (id: string, body: Change) =>
    server.call('updateRental', {
      token: officer.token,
      lang: 'en',
      params: { id },
      body: { version: (await read(id)).version, ...body },
    })
  /** A file on its way until it is approved, with what an officer adds to it. */
  const approved = async (body: object, facts: Change = {}): Promise<string> => {
    sent += 1
    const email = `offers${sent}@rig.example`
    const { id } = (await server.call('createRental', { body: { ...body, email } as never })).body
    for (const state of ['documents', 'visit', 'approved'] as const) await change(id, { state })
    await change(id, facts)
    return id
  }
  return {
    read,
    change,
    approved,
    home: () => approved(owner, { municipality: INCA, bedrooms: 2 }),
    propose: (id: string, tenantFile: string, { token } = officer) =>
      server.call('createRentalOffer', {
        token,
        lang: 'en',
        params: { id },
        body: { tenantFile, rentOwner: 120_000, rentTenant: 80_000 },
      }),
    answer: (offerId: string, said: 'accepted' | 'declined') =>
      server.call('answerRentalOffer', {
        token: officer.token,
        params: { offerId },
        body: { answer: said },
      }),
  }
}
