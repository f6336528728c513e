import { randomUUID } from 'node:crypto'
import type {
  MarketPublication,
  MarketPublicationInput,
  Order,
  OrderAct,
  OrderActInput,
} from '../../generated/model/index.ts'
import { home, picture } from './home.ts'
import type { Person } from './people.ts'
import type { TestServer } from './test-server.ts'

/** The worked example: photos for 180.00, drone for 60.00, to the cent (design of commerce, 2). */
export const PHOTOS: MarketPublicationInput = {
  category: 'photo',
  title: { es: 'Fotos de interior y exterior', en: 'Photos' },
  price: { kind: 'fixed', amount: 18_000 },
  vat: '21',
  options: [{ id: 'drone', name: 'Dron', amount: 6_000 }],
  islands: ['MALLORCA'],
  leadDays: 0,
  cancellation: 'standard',
  payWhen: 'after',
}

/** Sellers, services and orders of a test, through the API. */
export function shop(server: TestServer) {
  const seller = async (who: Person, more: object = {}): Promise<void> => {
    const { body } = await server.call('getSeller', { token: who.token })
    const saved = await server.call('updateSeller', {
      token: who.token,
      body: {
        version: body.version,
        kind: 'person',
        displayName: 'Llum i Traç',
        legalName: 'Tomeu Sastre Llull',
        taxId: '12345678Z',
        address: 'Carrer dels Oms 12, Palma',
        municipalityIne: '07040',
        phone: '+34 971 000 000',
        email: 'hola@llum.example',
        retention: 'full',
        iban: 'ES91 2100 0418 4502 0005 1332',
        hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '20:00' })),
        professionalNumber: '2418',
        ...more,
      },
    })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  }
  const publish = async (
    who: Person,
    input: MarketPublicationInput = PHOTOS,
  ): Promise<MarketPublication> => {
    const { body: draft } = await server.call('createMarketPublication', {
      token: who.token,
      body: input,
    })
    const params = { id: draft.id }
    const added = await server.call('addMarketPicture', {
      token: who.token,
      params,
      files: [
        { field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() },
      ],
    })
    if (added.status !== 201) throw new Error(JSON.stringify(added.body))
    const out = await server.call('setMarketPublicationState', {
      token: who.token,
      params,
      body: { version: added.body.version, state: 'published' },
    })
    if (out.status !== 200) throw new Error(JSON.stringify(out.body))
    return out.body
  }
  const homeOf = async (who: Person, ref: string): Promise<string> => {
    const made = await server.call('createProperty', { token: who.token, body: home(ref) })
    return (made.body as { id: string }).id
  }
  const order = (who: Person, itemId: string, more: object = {}) =>
    server.call('createOrder', {
      token: who.token,
      body: { key: randomUUID(), itemId, options: ['drone'], expectedTotal: 25_440, ...more },
    })
  const act = (
    who: Person,
    { id, version }: Pick<Order, 'id' | 'version'>,
    name: OrderAct,
    more: Partial<OrderActInput> = {},
  ) =>
    server.call('actOnOrder', {
      token: who.token,
      params: { id },
      body: { version, act: name, ...more },
    })
  const done = async (
    who: Person,
    one: Order,
    name: OrderAct,
    more: Partial<OrderActInput> = {},
  ): Promise<Order> => {
    const { status, body } = await act(who, one, name, more)
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  const addFile = (
    who: Person,
    id: string,
    content: Buffer | string,
    extra: object = {},
    mime = 'image/jpeg',
  ) =>
    server.call('addOrderFiles', {
      token: who.token,
      params: { id },
      body: { files_extra: [extra] },
      files: [
        {
          field: 'files',
          filename: mime === 'application/pdf' ? 'cee.pdf' : 'a.jpg',
          mime,
          content,
        },
      ],
    })
  return { seller, publish, homeOf, order, act, done, addFile }
}

/** The smallest file that is a PDF. */
export const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
