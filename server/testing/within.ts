import { operationsOf } from '../app.ts'
import { askAs } from '../contract/ask-as.ts'
import type { Ctx } from '../contract/context.ts'
import * as key from '../modules/key/index.ts'
import type { TestServer } from './test-server.ts'

/** What a handler has of somebody who asks, other operations from within included. */
export async function ctxWithin({ deps, app }: TestServer, token: string): Promise<Ctx> {
  const session = await key.resolveSession(token, deps, '127.0.0.1')
  const within = askAs(operationsOf(deps))
  return { session, lang: 'en', ip: '127.0.0.1', deps, log: app.log, askAs: within }
}
