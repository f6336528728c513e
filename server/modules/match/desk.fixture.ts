import type { Demand, Property } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { picture } from '../../testing/home.ts'

/** What a home of these tests may differ in; price in EUR cents. */
export interface Wish {
  price?: number
  ine?: string
  bedrooms?: number
  pool?: 'none' | 'private'
  shared?: boolean
}

/** Homes and demands entered through the API, each home with a reference of its own. */
export function matchDesk(server: TestServer) {
  let homes = 0

  /** A home with all that publishing asks for, not published yet. */
  async function draft(
    { token }: Person,
    { price = 50_000_000, ine = '07061', bedrooms = 3, pool, shared = false }: Wish = {},
  ): Promise<Property> {
    homes += 1
    const made = await server.call('createProperty', {
      token,
      body: {
        basics: {
          type: 'vivienda',
          subtype: 'casa',
          ref: `H-${homes}`,
          offers: [{ operation: 'V', price }],
        },
        location: { municipalityIne: ine, addressVisibility: 'hidden' },
        layout: { built: 120, bedrooms, bathrooms: 2 },
        ...(pool ? { features: { pool } } : {}),
        legal: { energy: { status: 'in_process' } },
        mandate: { startsOn: '2020-01-01', endsOn: '2099-01-01', shared },
        texts: { title: { es: `Casa ${homes}` }, description: { es: 'Casa.' } },
      },
    })
    const params = { id: (made.body as Property).id }
    await server.call('uploadPropertyMedia', {
      token,
      params,
      files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
    })
    await server.runJobs()
    return (await server.call('getProperty', { token, params })).body as Property
  }

  async function bringToMarket({ token }: Person, { id, version }: Property): Promise<Property> {
    const published = await server.call('publishProperty', {
      token,
      params: { id },
      body: { version },
    })
    if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    return published.body as Property
  }

  /** A published home whose matches are found. */
  async function publish(who: Person, wish: Wish = {}): Promise<Property> {
    const home = await bringToMarket(who, await draft(who, wish))
    await server.runJobs()
    return home
  }

  /** A demand of a house in Sóller for 500,000 € unless told, whose matches are found. */
  async function ask(who: Person, parts: Partial<Demand> = {}): Promise<Demand> {
    const { body: demand, status } = await server.call('createDemand', {
      token: who.token,
      body: {
        contact: { firstName: 'Klaus', email: `klaus-${homes}@rig.example` },
        what: { operations: ['V'], types: ['vivienda'] },
        where: { places: ['soller'] },
        money: { priceMax: 50_000_000, priceFlexPct: 10 },
        follow: { frequency: 'instant' },
        ...parts,
      },
    })
    if (status !== 201) throw new Error(JSON.stringify(demand))
    await server.runJobs()
    return demand as Demand
  }

  return { draft, bringToMarket, publish, ask }
}
