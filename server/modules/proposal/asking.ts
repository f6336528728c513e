import type { ProposalTargetKind } from '../../../generated/model/index.ts'
import { compiledOf } from '../../contract/compiled.ts'
import type { Ctx, Lang } from '../../contract/context.ts'
import { HttpError } from '../../contract/errors.ts'
import { checkBody } from '../../contract/input.ts'
import { readRoutes } from '../../contract/routes.ts'
import type { Database, Db } from '../../db/index.ts'
import { TARGETS, type Body, type Doc, type Way } from './table.ts'

export interface Answer {
  status: number
  data: unknown
}

/** The same person, inside a transaction that is open. */
export const within = (ctx: Ctx, trx: Db): Ctx => ({
  ...ctx,
  deps: { ...ctx.deps, db: trx as Database },
})

/** Asks an operation as `ctx.session`; what is refused is an answer, too. */
export function ask(ctx: Ctx, { operation, params, body }: Way): Promise<Answer> {
  if (!ctx.askAs) throw new Error('Proposals are asked for where operations can be asked')
  return ctx.askAs(ctx, operation, { params, body })
}

/** A record as `ctx.session` may read it; throws what its operation answers otherwise. */
export async function readTarget(ctx: Ctx, kind: ProposalTargetKind, id: string): Promise<Doc> {
  const { read } = TARGETS[kind]
  if (read === null) throw new Error(`${kind} is no record`)
  const { status, data } = await ask(ctx, { operation: read, params: { id }, body: {} })
  if (status !== 200) throw new HttpError(status, data as Record<string, unknown>)
  return data as Doc
}

/** What an answer says against it, in words. */
export function reasonOf({ data }: Answer): string {
  const said = (data ?? {}) as Record<string, unknown>
  const one = said['detail'] ?? said['message']
  return typeof one === 'string' ? one : Object.values(said).map(String).join(' ')
}

/** A body as the contract takes it of this operation; 400 by field otherwise. */
export function heldBody(operation: string, body: Body, lang: Lang): Body {
  const { contract, routes } = readRoutes()
  const route = routes.find(({ operationId }) => operationId === operation)
  if (!route?.body) throw new Error(`${operation} takes no body`)
  const check = compiledOf(contract).validators.check(route.body.schema)
  // Decoding changes what it is given.
  const text = JSON.stringify(body)
  return checkBody(JSON.parse(text), Buffer.byteLength(text), check, lang) as Body
}
