import { parse } from 'node:querystring'
import type { Asked, InternalReply } from './asked.ts'
import type { Ctx, Lang, Logger } from './context.ts'
import { doorOf, inputOf, refusalOf, replyOf, type Door } from './door.ts'
import { broken } from './failure.ts'
import { queryValues } from './input.ts'
import type { AnyHandler, Handler, MountOptions } from './handler.ts'
import { readFrom } from './reading.ts'
import type { Route } from './routes.ts'
import { inSpan } from '../trace/span.ts'
import type { Fit } from './stored/fit.ts'
import type { Validators } from './validator.ts'

export type { InternalReply }

/**
 * Asks a public GET operation by its address, as an anonymous visitor. An address that is none of
 * those is 404. `seen`: a replica answers only if it has that much; nothing unless told.
 */
export type InternalCall = (
  url: string,
  lang: Lang,
  log: Logger,
  seen?: string,
) => Promise<InternalReply>

interface Question {
  door: Door
  /** The path with its parameters as named groups. */
  pattern: RegExp
  handler: Handler
}

const question = (door: Door, handler: AnyHandler): Question => ({
  door,
  pattern: new RegExp(
    `^${door.route.url.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`,
  ),
  handler: handler as unknown as Handler,
})

function askedBy(route: Route, found: RegExpExecArray, search: string): Asked {
  const params = Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
  return { params, query: queryValues(parse(search), route.query ?? {}) }
}

/**
 * The contract without the wire, for pages that the server renders itself: the same decoding,
 * handler and check of the reply as over HTTP, but no request, no headers, no JSON written and read
 * again. Nobody is signed in; the visitor's page is what counts against a limit, not the questions
 * it causes.
 */
export function internalCaller(
  { handlers, deps }: MountOptions,
  routes: Route[],
  validators: Validators,
  fit: Fit,
): InternalCall {
  const open = routes.filter(
    ({ method, security, body, headers, replies, success }) =>
      method === 'GET' && !security && !body && !headers && !replies[String(success)]?.binary,
  )
  // A path without parameters comes before one that would take it for a parameter.
  const questions = open
    .toSorted((a, b) => a.url.split(':').length - b.url.split(':').length)
    .flatMap((route) => {
      const handler = handlers[route.operationId]
      const held = { fit, exact: deps.config.exactReplies }
      return handler ? [question(doorOf(route, validators, held), handler)] : []
    })
  return async (url, lang, log, seen) => {
    const [path = '', search = ''] = url.split('?', 2)
    for (const one of questions) {
      const found = one.pattern.exec(path)
      if (found)
        return answer(one, found, search, {
          session: null,
          lang,
          ip: '127.0.0.1',
          deps,
          log,
          ...(seen !== undefined && { seen }),
        })
    }
    return { status: 404, headers: {}, data: broken(lang) }
  }
}

async function answer(
  { door, handler }: Question,
  found: RegExpExecArray,
  search: string,
  ctx: Ctx,
): Promise<InternalReply> {
  const { route } = door
  try {
    const input = inputOf(door, askedBy(route, found, search), ctx.lang)
    const data = await inSpan(route.operationId, () =>
      readFrom(route, ctx, () => handler(input, ctx)),
    )
    return replyOf(door, data, ctx)
  } catch (error) {
    ctx.deps.condition.note(error)
    return refusalOf(door, error, ctx)
  }
}
