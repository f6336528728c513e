import { faker } from '@faker-js/faker'
import { getResponse, type RequestHandler } from 'msw'
import type { Route } from '../generated/server/route-type.ts'
import type { Validators } from '../server/contract/validator.ts'
import { countsOf } from './data/counts.ts'
import { makeCredible, type Amount } from './data/make-credible.ts'
import { share } from './data/seed.ts'
import type { Shapes } from './data/shapes.ts'
import type { Spot } from './data/spot.ts'
import { handlers } from './handlers.ts'

/** A request as the contract decoded it, and who sent it. */
export interface Asked {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  lang: Spot['lang']
  role: string
}

/** What the mock stands on. */
export interface MockContext {
  shapes: Shapes
  validators: Validators
  /** The day on which the mock believes to be; its data are the same all day long. */
  today: Date
}

const PAGE = 24
const PAGES = 3
const byAddress = new Map<string, RequestHandler>(
  handlers.map((handler) => [handler.info.header, handler]),
)

// faker has one seed for all: who draws from it waits until the one before has drawn.
let turn: Promise<unknown> = Promise.resolve()

/** The body that the operation's generated handler makes up, from this seed. */
function madeUp(route: Route, seed: string): Promise<unknown> {
  const mine = turn.then(async () => {
    const handler = byAddress.get(`${route.method} *${route.url}`)
    if (!handler) throw new Error(`No generated mock of ${route.operationId}`)
    faker.seed(Math.floor(share(seed) * 2 ** 31))
    const response = await getResponse(
      [handler],
      new Request(`http://mock.test${route.url.replaceAll(/:\w+/g, 'x')}`, {
        method: route.method,
      }),
    )
    const text = (await response?.text()) ?? ''
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  })
  turn = mine.catch(() => undefined)
  return mine
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/**
 * What was sent stands in the reply to it wherever it fits there, so that a form shows what was
 * saved.
 */
function withSent(
  reply: unknown,
  sent: unknown,
  known: object,
  holds: (body: unknown) => boolean,
): unknown {
  if (!isRecord(reply) || !isRecord(sent)) return reply
  const saved: Record<string, unknown> =
    'version' in reply && typeof sent['version'] === 'number'
      ? { ...reply, version: sent['version'] + 1 }
      : reply
  const kept = Object.entries(sent).filter(
    ([name, value]) => (name in reply || name in known) && name !== 'version' && value !== null,
  )
  const whole = { ...saved, ...Object.fromEntries(kept) }
  if (holds(whole)) return whole
  return kept.reduce(
    (body, [name, value]) =>
      holds({ ...body, [name]: value }) ? { ...body, [name]: value } : body,
    saved,
  )
}

/** Cursors of the mock are page numbers. */
const pageOf = (query: Record<string, unknown>): number =>
  Number(/^mock-(\d)$/.exec(String(query['cursor'] ?? ''))?.[1] ?? 0)

/**
 * The success reply of an operation: the generated mock's, dressed; the same for the same request,
 * however often.
 */
export async function answer(
  route: Route,
  asked: Asked,
  amount: Amount,
  { shapes, today, validators }: MockContext,
): Promise<unknown> {
  const schema = shapes.reply(route.path, route.method, route.success)
  const record = String(asked.params['id'] ?? Object.values(asked.params)[0] ?? route.operationId)
  const made = await madeUp(route, `${route.operationId} ${record}`)
  if (schema === null || made === undefined) return made
  const spot: Spot = {
    record,
    kind: shapes.kindAt(route.path),
    tag: route.tag,
    lang: asked.lang,
    today,
    params: asked.params,
    query: asked.query,
    role: asked.role,
  }
  const page = pageOf(asked.query)
  const rows = Math.min(PAGE, Number(asked.query['limit'] ?? PAGE))
  const body = makeCredible(made, schema, spot, '', { shapes, amount, rows, offset: page * rows })
  if (isRecord(body) && Array.isArray(body['items']))
    return tabbed(
      amount === 'many' ? paged(body, page, rows) : counted(body),
      schema,
      amount === 'many' ? rows * PAGES : body['items'].length,
      shapes,
    )
  // What is optional may be missing in what was made up.
  const known = (shapes.settled(schema).schema['properties'] ?? {}) as object
  const check =
    asked.body === undefined
      ? null
      : validators.check(route.replies[String(route.success)]?.schema ?? {})
  return check ? withSent(body, asked.body, known, (one) => check(one, false) === null) : body
}

/** A list that is all there is says how long it is, and that nothing is beside it. */
function counted(body: Record<string, unknown>): Record<string, unknown> {
  const { length } = body['items'] as unknown[]
  return {
    ...body,
    ...('next' in body ? { next: null } : {}),
    ...('previous' in body ? { previous: null } : {}),
    ...(typeof body['total'] === 'number' ? { total: length } : {}),
  }
}

/** A list with counts per tab has those of its rows. */
function tabbed(
  body: Record<string, unknown>,
  schema: unknown,
  total: number,
  shapes: Shapes,
): Record<string, unknown> {
  const { properties = {} } = shapes.settled(schema).schema as {
    properties?: Record<string, unknown>
  }
  const { counts, items } = body
  return isRecord(counts)
    ? { ...body, counts: countsOf(counts, properties['counts'], shapes, items as unknown[], total) }
    : body
}

/** One of three pages, with the cursors of the others where the contract has them. */
function paged(body: Record<string, unknown>, page: number, rows: number): Record<string, unknown> {
  return {
    ...body,
    ...('next' in body ? { next: page < PAGES - 1 ? `mock-${page + 1}` : null } : {}),
    ...('previous' in body ? { previous: page > 0 ? `mock-${page - 1}` : null } : {}),
    ...(typeof body['total'] === 'number' ? { total: rows * PAGES } : {}),
  }
}
