import { operationsOf } from '../../app.ts'
import { askAs } from '../../contract/ask-as.ts'
import type { Ctx } from '../../contract/context.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import * as key from '../key/index.ts'
import { propose, type ProposalInput } from './propose.service.ts'

type Asked = Pick<ProposalInput, 'operation' | 'params' | 'body' | 'target'> &
  Partial<ProposalInput>

/** Asks as somebody's assistant would. */
export async function ctxOf(server: TestServer, token: string): Promise<Ctx> {
  const { deps, app } = server
  const session = await key.resolveSession(token, deps, '127.0.0.1')
  const within = askAs(operationsOf(deps))
  return { session, lang: 'en', ip: '127.0.0.1', deps, log: app.log, askAs: within }
}

export const proposed = async (server: TestServer, { token }: Person, asked: Asked) =>
  propose(await ctxOf(server, token), {
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
