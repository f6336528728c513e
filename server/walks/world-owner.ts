import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** The page of a home's owner, and a price they are asked about, of a world. */
export async function ownerOf(
  server: TestServer,
  { token }: Person,
  { propertyId, contactId }: { propertyId: string; contactId: string },
) {
  const params = { id: propertyId }
  const { version, mandate } = (await server.call('getProperty', { token, params })).body
  const owners = [...(mandate?.owners ?? []), { name: 'Klaus Brandt', contactId }]
  await server.call('updateProperty', {
    token,
    params,
    body: { version, mandate: { ...mandate, owners } },
  })
  const { body: made } = await server.call('createOwnerLink', {
    token,
    params,
    body: { contactId, parts: ['figures', 'opinions', 'prices', 'visits'] },
  })
  const { body: proposal } = await server.call('proposePrice', {
    token,
    params,
    body: { operation: 'V', price: 1_000_000 },
  })
  return { linkId: made.link.id, proposalId: proposal.id, ownerPageToken: made.url.slice(-43) }
}
