import { proposed } from '../modules/proposal/proposal.fixture.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** What an assistant of the world's ADMIN would note about a contact, waiting. */
export async function proposalOf(server: TestServer, admin: Person, id: string): Promise<string> {
  const one = await proposed(server, admin, {
    operation: 'addContactEntry',
    params: { id },
    body: { kind: 'NOTE', text: 'Viene el jueves' },
    target: { kind: 'contact', id, version: null },
  })
  return one.id
}
