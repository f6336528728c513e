import { uuidv7 } from '../db/index.ts'
import type { SheetDoc } from '../db/tables/visit.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const DOC: SheetDoc = {
  number: 1,
  language: 'es',
  title: 'Hoja de visita',
  agency: [],
  homes: [],
  when: '',
  clauses: [],
  declarations: [],
  declaresFirstVisit: true,
  noDirectDeal: true,
  visitors: [
    {
      name: 'Klaus Brandt',
      idKind: 'PASSPORT',
      idNumber: 'C01X00T47',
      signature: { typed: 'Klaus Brandt' },
    },
  ],
  agent: { name: '', signature: null },
  signedAt: '2026-01-01T00:00:00.000Z',
}

/**
 * A sheet as if it had been signed: drawing its PDF, and its copy among the home's documents, are
 * tested in the room itself.
 */
async function signedSheet(server: TestServer, agencyId: string, eventId: string): Promise<string> {
  const id = uuidv7()
  const { key, size, sha256 } = await server.deps.files.put(
    Buffer.from('%PDF-1.4'),
    `visit/${id.slice(-2)}/${id}`,
  )
  await server.db
    .insertInto('visit_sheet')
    .values({
      id,
      agency_id: agencyId,
      event_id: eventId,
      number: 1,
      language: 'es',
      doc: DOC,
      content_hash: '',
      file_hash: sha256,
      file_key: key,
      size,
      signed_at: new Date(0),
      created_by: null,
    })
    .execute()
  return id
}

/**
 * Visits and offers of a world's home: a signed sheet, an open booking, an offer, and their links.
 */
export async function deskOf(
  server: TestServer,
  admin: Person,
  { propertyId, contactId, eventId }: { propertyId: string; contactId: string; eventId: string },
) {
  const { token } = admin
  const sheetId = await signedSheet(server, admin.profile.agency_ids[0] ?? '', eventId)
  const { body: booking } = await server.call('openVisitBooking', {
    token,
    body: { propertyId, public: false },
  })
  const { body: offer } = await server.call('createOffer', {
    token,
    body: { propertyId, contactId, amount: 48_000_000 },
  })
  return { sheetId, bookingId: booking.id, visitToken: booking.token, offerId: offer.id }
}
