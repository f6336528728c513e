import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { ctxWithin } from '../../testing/within.ts'
import { propose, type ProposalInput } from './propose.service.ts'

type Asked = Pick<ProposalInput, 'operation' | 'params' | 'body' | 'target'> &
  Partial<ProposalInput>

/** Proposes as somebody's assistant would. */
export const proposed = async (server: TestServer, { token }: Person, asked: Asked) =>
  propose(await ctxWithin(server, token), {
    tool: 'propose_test',
    why: 'The owner asked for it',
    by: { id: 'grant-1', client: 'Claude' },
    taintedBy: [],
    ...asked,
  })

/** Another price of a home, as it is proposed. */
export const priceOf = (id: string, price: number): Asked => ({
  operation: 'changePrice',
  params: { id },
  body: { operation: 'V', price, reason: 'market' },
  target: { kind: 'home', id, version: null },
})
