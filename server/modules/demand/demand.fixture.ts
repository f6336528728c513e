import type { Demand } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** Who looks. */
export const buyer = {
  contact: {
    firstName: 'Klaus',
    lastName: 'Brandt',
    email: 'klaus@buyer.example',
    phone: '+49 30 901820',
    language: 'de',
  },
}
/** What they look for. */
export const house = {
  what: { operations: ['V'], types: ['vivienda'], subtypes: ['casa_de_pueblo'] },
  where: { islands: ['MALLORCA'], places: ['soller', 'deia'] },
  money: { priceMin: 70_000_000, priceMax: 100_000_000 },
}

/** Makes demands through the API, and reads them there and as they are stored. */
export function demandsOf(server: () => TestServer) {
  const make = async (who: Person, body: object = {}) =>
    (
      await server().call('createDemand', {
        token: who.token,
        body: { ...buyer, ...house, ...body },
      })
    ).body as Demand
  const list = async (who: Person, query: object = {}) =>
    (await server().call('listDemands', { token: who.token, query: { ...query } })).body
  const stored = (id: string) =>
    server().db.selectFrom('demand').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { make, list, stored }
}
