import { propose } from '../modules/proposal/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { ctxWithin } from '../testing/within.ts'

/** What an assistant of the world's ADMIN would note about a contact, waiting. */
export async function proposalOf(server: TestServer, { token }: Person, id: string) {
  const one = await propose(await ctxWithin(server, token), {
    tool: 'propose_record',
    operation: 'addContactEntry',
    params: { id },
    body: { kind: 'NOTE', text: 'Viene el jueves' },
    why: null,
    target: { kind: 'contact', id, version: null },
    by: { id: 'walk', client: 'Walk' },
    taintedBy: [],
  })
  return one.id
}
