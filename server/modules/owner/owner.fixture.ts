import { expect } from 'vitest'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** Makes contacts the owners of a home, in the mandate. */
export async function setOwners(
  server: TestServer,
  { token }: Person,
  { propertyId, contactIds }: { propertyId: string; contactIds: string[] },
): Promise<void> {
  const params = { id: propertyId }
  const { version, mandate } = (await server.call('getProperty', { token, params })).body
  const saved = await server.call('updateProperty', {
    token,
    params,
    body: {
      version,
      mandate: {
        ...mandate,
        owners: contactIds.map((contactId) => ({ name: 'Oliver', contactId })),
      },
    },
  })
  expect(saved.status).toBe(200)
}
