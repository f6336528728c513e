import { parse } from 'node:querystring'
import type { InternalReply } from './asked.ts'
import type { Ctx, Lang, Logger } from './context.ts'
import { HttpError } from './errors.ts'
import { answerOf, broken } from './failure.ts'
import { replyCheck, type ReplyCheck } from './fit-reply.ts'
import { checkParams, queryValues } from './input.ts'
import type { AnyHandler, Input, MountOptions } from './handler.ts'
import { readFrom } from './reading.ts'
import type { Route } from './routes.ts'
import { inSpan } from '../trace/span.ts'
import type { Fit } from './stored/fit.ts'
import type { Check, Validators } from './validator.ts'

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
  route: Route
  /** The path with its parameters as named groups. */
  pattern: RegExp
  params: Check | null
  query: Check
  reply: ReplyCheck | null
  handler: (input: Input, ctx: Ctx) => Promise<unknown>
}

const EMPTY = { type: 'object', additionalProperties: false }

function question(
  route: Route,
  handler: AnyHandler,
  validators: Validators,
  held: { fit: Fit; exact: boolean },
): Question {
  const schema = route.replies[String(route.success)]?.schema ?? null
  return {
    route,
    pattern: new RegExp(`^${route.url.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`),
    params: route.params && validators.check(route.params, true),
    query: validators.check(route.query ?? EMPTY, true),
    reply: schema && replyCheck(route, route.success, schema, held),
    handler: handler as unknown as Question['handler'],
  }
}

function inputOf(
  { route, params, query }: Question,
  found: RegExpExecArray,
  search: string,
  lang: Lang,
): Input {
  const named = Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
  return {
    params: params ? checkParams(named, params, lang) : {},
    query: checkParams(queryValues(parse(search), route.query ?? EMPTY), query, lang),
    headers: {},
    body: undefined,
    files: [],
  }
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
      return handler
        ? [question(route, handler, validators, { fit, exact: deps.config.exactReplies })]
        : []
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
  one: Question,
  found: RegExpExecArray,
  search: string,
  ctx: Ctx,
): Promise<InternalReply> {
  const { route, handler, reply } = one
  try {
    const input = inputOf(one, found, search, ctx.lang)
    const data = await inSpan(route.operationId, () =>
      readFrom(route, ctx, () => handler(input, ctx)),
    )
    const fitted = reply?.(data, ctx.log, ctx.lang)
    return fitted
      ? { status: fitted.status, headers: fitted.headers, data: fitted.body }
      : { status: route.success, headers: {}, data }
  } catch (error) {
    ctx.deps.condition.note(error)
    const { status, headers, body } = answerOf(error, ctx.lang)
    if (!(error instanceof HttpError))
      ctx.log.error({ operation: route.operationId, err: error }, 'operation failed')
    return { status, headers, data: body }
  }
}
