import type { Chat, ChatMessage, Lead } from '../../generated/model/index.ts'
import { picture } from '../testing/home.ts'
import type { TestServer } from '../testing/test-server.ts'

/** What people who are not of the agency ask of it and its home, signed in or not. */
export async function askedBy(server: TestServer, name: string, propertyId: string) {
  const asked = await server.call('createLead', {
    body: {
      propertyId,
      firstName: 'Klaus',
      email: 'klaus@rig.example',
      message: 'Hallo',
      consent: true,
    },
  })
  const reported = await server.call('createReport', {
    body: { propertyId, reason: 'wrong_price' },
  })
  const { token } = await server.register({ role: 'USER' })
  const chat = (await server.call('openChat', { token, body: { propertyId } })).body as Chat
  const said = await server.call('createChatMessage', {
    token,
    params: { id: chat.id },
    body: { clientId: `world-${name}-1`, text: 'Hallo' },
    files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  const file = await server.call('createRental', {
    token,
    body: {
      side: 'owner',
      island: 'MALLORCA',
      largeHolder: 'no',
      ownedSince: '2015-05-01',
      registered: 'no',
      askedRent: 120_000,
      address: 'Carrer Major 3',
      name: 'Magdalena',
      email: 'magdalena@rig.example',
      consent: true,
    },
  })
  const rentalToken = await rentalLinkOf(server, file.body.id)
  return {
    leadId: (asked.body as Pick<Lead, 'id'>).id,
    reportId: (reported.body as Pick<Lead, 'id'>).id,
    chatId: chat.id,
    messageId: (said.body as ChatMessage).id,
    fileId: (said.body as ChatMessage).files[0]?.id,
    rentalId: file.body.id,
    rentalToken,
  }
}

/** The link by which the applicant of a rental file sends documents. */
async function rentalLinkOf({ db, deps }: TestServer, id: string): Promise<string> {
  const expiresAt = new Date(deps.now().getTime() + 86_400_000)
  await db
    .updateTable('rental_file')
    .set({ link_no: 1, link_until: expiresAt, asked: ['deed'] })
    .where('id', '=', id)
    .execute()
  return deps.links.sign({ purpose: 'rental-documents', id, options: { no: '1' }, expiresAt })
}
