import type { ListUnmetCellsParams, UnmetCell, UnmetCells } from '../../../generated/model/index.ts'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { agencyOf } from '../listing/homes.fixture.ts'
import { syncListings } from '../listing/index.ts'
import { village } from '../valuation/market.fixture.ts'
import { countDay } from './count.service.ts'

/** A day of the test's month, from 1. */
export const dayAt = (day: number): Date => new Date(Date.UTC(2026, 2, day, 9))

/** A search of a buyer; a house to buy, with three bedrooms or more, unless told. */
export interface Search {
  contactId?: string
  email?: string
  phone?: string
  places?: string[]
  islands?: string[]
  bedrooms?: number
}

/** Houses on the market, so that prices have bands, and searches entered through the API. */
export async function unmetWorld(server: TestServer) {
  const homes = village(agencyOf('Sa Talaia'), 60)
  await inTransaction(server.db, (trx) => syncListings(trx, homes))
  let people = 0

  /** One record of an agency that says that these e-mails are one person's. */
  async function contact({ token }: Person, emails: readonly string[]): Promise<string> {
    const { status, body } = await server.call('createContact', {
      token,
      body: {
        person: { firstName: 'Klaus' },
        reach: { emails: emails.map((address) => ({ address })) },
      },
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return (body as { id: string }).id
  }

  async function search(
    { token }: Person,
    { contactId, email, phone, places = ['soller'], islands = [], bedrooms = 3 }: Search = {},
  ): Promise<string> {
    people += 1
    const { status, body } = await server.call('createDemand', {
      token,
      body: {
        ...(contactId
          ? { contactId }
          : {
              contact: {
                firstName: 'Klaus',
                ...(phone ? { phone } : {}),
                ...(email || !phone ? { email: email ?? `klaus-${people}@buyers.example` } : {}),
              },
            }),
        what: { operations: ['V'], types: ['vivienda'], subtypes: ['casa_de_pueblo'] },
        where: { places, islands: islands as 'MALLORCA'[] },
        home: { bedroomsMin: bedrooms, bedroomsMax: bedrooms },
      },
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return (body as { id: string }).id
  }

  const close = (id: string, open = false) =>
    server.db.updateTable('match_demand').set({ open }).where('demand_id', '=', id).execute()

  const count = (day: number) => countDay({ db: server.db, now: () => dayAt(day) })

  async function told(who: Person, query: ListUnmetCellsParams = {}): Promise<UnmetCells> {
    const { status, body } = await server.call('listUnmetCells', {
      token: who.token,
      query: { family: 'house', ...query },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body as UnmetCells
  }

  /** What is told of the middle band, by place: the searches ask for no price, so bands are alike. */
  const places = async (who: Person, beds: UnmetCell['beds'] = 'three') =>
    Object.fromEntries(
      (await told(who, { band: 3, ...(beds ? { beds } : {}) })).items.map(
        ({ place, buyers, own }) => [place, [buyers, own]],
      ),
    )

  return { contact, search, close, count, told, places }
}
