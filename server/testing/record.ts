import { mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Route } from '../contract/routes.ts'

/** One question and its answer, as they went over the wire. */
export interface Recorded {
  operationId: string
  status: number
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
  replyType: string
  /** The contract needs it with 429. */
  retryAfter: string | null
  reply: string
}

const BODY_BYTES = 60_000
const KEPT_HEADERS = ['content-type', 'accept-language', 'last-event-id']

/** Where recordings of this run go; none unless `npm test` asks for them. */
const FOLDER = process.env['RECORD_ANSWERS']
let files = 0

/** `GET listing` of `/api/v1/listing/{id}/`. */
const beginningOf = (method: string, address: string): string =>
  `${method} ${address.split('/')[3] ?? ''}`

/** Routes and what their addresses look like, by method and the first part of the address. */
type Patterns = Map<string, [RegExp, Route][]>

function patternsOf(routes: Route[]): Patterns {
  const ordered = routes.toSorted((a, b) => a.url.split(':').length - b.url.split(':').length)
  return Map.groupBy(
    ordered.map((route): [RegExp, Route] => [
      new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`),
      route,
    ]),
    ([, { method, url }]) => beginningOf(method, url),
  )
}

/** Hundreds of servers of a run have the same routes. */
const known = new WeakMap<Route[], Patterns>()

/**
 * Keeps, of every operation and status a test file meets, the first question and answer; one file
 * when it closes.
 */
export class Recorder {
  readonly #met = new Map<string, Recorded>()
  readonly #routes: Patterns

  constructor(routes: Route[]) {
    this.#routes = known.get(routes) ?? patternsOf(routes)
    known.set(routes, this.#routes)
  }

  /**
   * Listens to what is injected into an app, and to what it is asked over a real connection: of
   * that the status alone.
   */
  listen(app: FastifyInstance): void {
    if (FOLDER === undefined) return
    app.server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
      reply.once('close', () =>
        this.#note(
          { method: (request.method ?? 'GET') as 'GET', url: request.url ?? '' },
          { statusCode: reply.statusCode, headers: {}, payload: '' },
        ),
      )
    })
    const inject = app.inject.bind(app) as (
      options: InjectOptions,
    ) => Promise<LightMyRequestResponse>
    app.inject = (async (options: InjectOptions) => {
      const response = await inject(options)
      this.#note(options, response)
      return response
    }) as FastifyInstance['inject']
  }

  #note(
    { method = 'GET', url = '', headers, payload }: InjectOptions,
    response: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'payload'>,
  ): void {
    if (typeof url !== 'string' || !url.startsWith('/api/')) return
    const address = url.split('?')[0] ?? ''
    const route = this.#routes
      .get(beginningOf(method, address))
      ?.find(([pattern]) => pattern.test(address))?.[1]
    if (!route) return
    const key = `${route.operationId} ${response.statusCode}`
    if (this.#met.has(key)) return
    const kept = Object.entries(headers ?? {})
      .filter(([name]) => KEPT_HEADERS.includes(name.toLowerCase()))
      .map(([name, value]) => [name.toLowerCase(), String(value)])
    const text =
      typeof payload === 'string' || Buffer.isBuffer(payload)
        ? payload.toString('latin1')
        : payload === undefined
          ? null
          : JSON.stringify(payload)
    // An object is sent as JSON, and named so, by the injection itself.
    const isObject = typeof payload === 'object' && !Buffer.isBuffer(payload)
    const replyType = String(response.headers['content-type'] ?? '')
    const { 'retry-after': retryAfter = null } = response.headers
    this.#met.set(key, {
      operationId: route.operationId,
      status: response.statusCode,
      method: route.method,
      url,
      // The contract names the scheme Bearer; Token, which older clients send, is taken as well.
      headers: {
        ...(isObject && { 'content-type': 'application/json' }),
        ...Object.fromEntries(kept),
        ...(headers?.['authorization'] ? { authorization: 'Bearer recorded' } : {}),
      },
      body:
        text !== null && text.length <= BODY_BYTES
          ? typeof payload === 'string'
            ? payload
            : text
          : null,
      replyType,
      retryAfter: retryAfter === null ? null : String(retryAfter),
      reply:
        replyType.includes('json') && response.payload.length <= BODY_BYTES ? response.payload : '',
    })
  }

  /** Writes what was met. */
  close(): void {
    if (FOLDER === undefined || this.#met.size === 0) return
    mkdirSync(FOLDER, { recursive: true })
    files += 1
    writeFileSync(
      path.join(FOLDER, `${process.pid}-${Date.now()}-${files}.json`),
      JSON.stringify([...this.#met.values()]),
    )
  }
}
