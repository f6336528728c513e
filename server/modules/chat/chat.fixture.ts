import sharp from 'sharp'
import { inTransaction } from '../../db/index.ts'
import type { TestFile } from '../../testing/form.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createProperty, publishProperty, saveProperty } from '../property/index.ts'

/** A home on the market with an agent; a program may waive what is needed to publish. */
export async function homeOf(
  server: TestServer,
  admin: Person,
  agentId: string | null,
): Promise<string> {
  return inTransaction(server.db, async (trx) => {
    const work = {
      trx,
      deps: server.deps,
      actor: {
        userId: null,
        agencyId: admin.profile.agency_ids[0] ?? '',
        role: 'ADMIN' as const,
        lang: 'es' as const,
      },
    }
    const made = await createProperty(
      work,
      {
        basics: { type: 'vivienda', offers: [{ operation: 'V', price: 94_500_000 }] },
        texts: { title: { es: 'Casa con patio', en: 'House with courtyard' } },
      },
      agentId ? { agentId } : {},
    )
    await saveProperty(work, made.id, {
      version: made.version,
      location: { municipalityIne: '07061', addressVisibility: 'hidden' },
    })
    const waive = [
      'built',
      'bedrooms',
      'bathrooms',
      'energy',
      'mandate',
      'mandateInForce',
      'description',
      'photo',
      'pin',
    ] as const
    return (await publishProperty(work, made.id, null, { waive: [...waive] })).id
  })
}

/** Contents of files: what is taken, and what only calls itself so. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(64),
])

/** A photo as a phone makes it: on its side, and saying where it was taken. */
export function picture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
): Promise<Buffer> {
  const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '39/1 45/1 57/1' } }
  return sharp({ create: { width, height, channels: 3, background: '#aa8866' } })
    .withMetadata({ orientation: 6, exif })
    .toFormat(format)
    .toBuffer()
}

let sent = 0

/** A new name for a message. */
export const newClientId = (): string => `test-${String((sent += 1)).padStart(8, '0')}`

/**
 * An agency with two agents, a stranger's agency, a home of the first agent, and the calls people
 * make.
 */
export async function office() {
  const server: TestServer = await startTestServer()
  const admin = await server.register({ agencyName: 'Portal Vell' })
  const agent = await server.register({ role: 'STAFF', agency: admin })
  const other = await server.register({ role: 'STAFF', agency: admin })
  const stranger = await server.register()
  const visitor = await server.register({ role: 'USER' })
  const home = await homeOf(server, admin, agent.profile.id)

  const open = async (who: Person, propertyId = home) =>
    (await server.call('openChat', { token: who.token, body: { propertyId } })).body
  const say = (
    who: Person,
    id: string,
    text: string | undefined,
    more: { clientId?: string; files?: TestFile[] } = {},
  ) =>
    server.call('createChatMessage', {
      token: who.token,
      params: { id },
      lang: 'en',
      body: { clientId: more.clientId ?? newClientId(), ...(text === undefined ? {} : { text }) },
      ...(more.files ? { files: more.files } : {}),
    })
  const read = (who: Person, id: string, query: object = {}) =>
    server.call('listChatMessages', { token: who.token, params: { id }, query: { ...query } })
  const list = async (who: Person, query: object = {}) =>
    (await server.call('listChats', { token: who.token, query: { ...query } })).body.items
  /** A visitor of their own with a conversation that has begun. */
  const begun = async () => {
    const guest = await server.register({ role: 'USER' })
    const { id } = await open(guest)
    const { body } = await say(guest, id, 'Hallo, ist das Haus noch frei?')
    return { guest, id, first: body.id }
  }
  return { server, admin, agent, other, stranger, visitor, home, open, say, read, list, begun }
}

export type Office = Awaited<ReturnType<typeof office>>
