import { addresses } from './addresses.ts'
import { askAs } from './ask-as.ts'
import type { Input, MountOptions } from './handler.ts'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBody, removeFiles } from './body/body.ts'
import { compiledOf } from './compiled.ts'
import type { AskAs, Ctx, Session } from './context.ts'
import { deprecationHeaders } from './deprecation.ts'
import type { Deps } from './deps.ts'
import { HttpError } from './errors.ts'
import { answerOf } from './failure.ts'
import { replyCheck } from './fit-reply.ts'
import { gateOf } from './gate.ts'
import { internalCaller, type InternalCall } from './internal-call.ts'
import { checkBody, checkParams, namedHeaders, queryValues } from './input.ts'
import { languageOf } from './language.ts'
import { addressKey, countTry } from './rate-limit/rate-limit.ts'
import { countKey } from './scope.ts'
import { answerAgain, DoneBefore, keyOf } from './once/once.ts'
import { refuseUnproved } from './step-up.ts'
import { ALL, SEEN } from './reading.ts'
import { sendFailure, sendResult, type ReplyChecks } from './reply.ts'
import type { Route, RouteBody } from './routes.ts'
import type { Fit } from './stored/fit.ts'
import { tokenOf } from './token.ts'
import { tracedOperation } from '../trace/operation.ts'
import type { UploadedFile } from './body/upload.ts'
import type { Check, Validators } from './validator.ts'

const EMPTY = { type: 'object', additionalProperties: false }

/**
 * Mounts every operation of the contract; gives the door for questions from within. In production
 * an operation without a handler stops the start.
 */
export function mount(app: FastifyInstance, options: MountOptions): InternalCall {
  const { contract, routes: all } = options.routes
  const missing = all.filter((route) => !Object.hasOwn(options.handlers, route.operationId))
  if (missing.length > 0) {
    const words = `No handler for ${missing.map((route) => route.operationId).join(', ')}`
    if (options.deps.config.production) throw new Error(words)
    app.log.warn(words)
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null)) // bodies are read by the operation itself
  const { validators, fit } = compiledOf(contract)
  const within = askAs(options)
  const routes = all.filter((route) => !missing.includes(route))
  const operations = new Map(
    routes.map((route) => [
      route,
      tracedOperation(
        route,
        operation(route, validators, fit, { ...options, within }),
        options.deps.config,
      ),
    ]),
  )
  addresses(app, all, operations)
  return internalCaller(options, routes, validators, fit)
}

function replyChecks(route: Route, fit: Fit, exact: boolean): ReplyChecks {
  const checks: ReplyChecks = new Map()
  for (const [status, { schema }] of Object.entries(route.replies))
    if (schema)
      checks.set(Number(status), replyCheck(route, Number(status), schema, { fit, exact }))
  return checks
}

function operation(
  route: Route,
  validators: Validators,
  fit: Fit,
  options: MountOptions & { within: AskAs },
) {
  const { deps, resolveSession, within } = options
  const { replicas } = deps
  const writes = route.method !== 'GET'
  const gate = gateOf(route, options)
  const checks = replyChecks(route, fit, deps.config.exactReplies)
  // Whoever holds the address may read what it opens, often of one person: no cache on the way
  // keeps it.
  const opensByToken = /[:{]\w*token\b/i.test(route.url)
  const decode = decoder(route, validators, deps)
  const farewell = deprecationHeaders(route)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const lang = languageOf(request.headers['accept-language'])
    const files: UploadedFile[] = []
    let asker: Session | null = null
    void reply.headers(farewell)
    void reply.header(
      'cache-control',
      route.security || route.method !== 'GET' || opensByToken ? 'no-store' : 'no-cache',
    )
    // Whatever becomes of it: who failed may have written.
    if (writes && replicas) void reply.header(SEEN, ALL)
    try {
      const limit = deps.config.rateLimits ? route.rate : null
      if (limit) await countTry(deps.db, route.operationId, addressKey(request.ip), limit, lang)
      const token = tokenOf(request.headers.authorization)
      let isProved = false
      const admitted = async (): Promise<Session | null> => {
        const known = token === null ? null : await resolveSession(token, deps, request.ip)
        // What strangers may do, who still owes the second step does as one of them.
        const found = known?.owes && !route.security ? null : known
        asker = found
        const session = gate.admit(found, lang)
        // A proof that counted when the body began to come counts to its end.
        isProved ||= session?.steppedUp === true
        const proved = session && { ...session, steppedUp: isProved }
        refuseUnproved(route, proved, lang)
        return proved
      }
      const session = await admitted()
      if (deps.config.rateLimits) await countKey(deps.db, session, lang)
      const { ip, log, headers } = request
      const userAgent = headers['user-agent']
      const ctx: Ctx = { session, lang, ip, userAgent, deps, log, askAs: within }
      const named = keyOf(route, headers, lang)
      const key = options.standingSession ? named : null
      const input = await decode(request, ctx, files, key)
      // A body may take minutes to come: whoever was signed out or demoted meanwhile writes nothing.
      if (route.body && session) ctx.session = await admitted()
      refuseUnproved(route, ctx.session, lang, input.body)
      const seen = headers[SEEN]
      if (seen !== undefined) ctx.seen = String(seen)
      const done = await gate.carryOut(ctx, input, key)
      // Strangers are told nothing of how much is written here.
      if (writes && replicas && session)
        void reply.header(SEEN, await replicas.head().catch(() => ALL))
      return sendResult(reply, route, done, checks, { log: request.log, lang })
    } catch (error) {
      if (error instanceof DoneBefore)
        return sendResult(reply, route, error.reply, checks, { log: request.log, lang })
      deps.condition.note(error)
      await gate.audit
        ?.refused(error, asker, request.params)
        .catch((err: unknown) => request.log.error({ err }, 'a refusal is not in the audit log'))
      const isBare = route.method === 'GET' && Object.keys(request.query ?? {}).length === 0
      const answer = answerOf(error, lang, isBare)
      if (!(error instanceof HttpError))
        request.log.error({ operation: route.operationId, err: error }, 'operation failed')
      return sendFailure(reply.headers(answer.headers), route, answer.status, answer.body, checks, {
        log: request.log,
        lang,
      })
    } finally {
      await removeFiles(files)
    }
  }
}

function decoder(route: Route, validators: Validators, deps: Deps) {
  const params: Check | null = route.params && validators.check(route.params, true)
  const query: Check = validators.check(route.query ?? EMPTY, true)
  const headers: Check | null = route.headers && validators.check(route.headers, true)
  const body: Check | null = route.body && validators.check(route.body.schema)
  const folder = path.join(deps.config.dataDir, 'tmp')
  return async (
    request: FastifyRequest,
    ctx: Ctx,
    files: UploadedFile[],
    key: string | null,
  ): Promise<Input> => {
    const { lang } = ctx
    const input: Input = { params: {}, query: {}, headers: {}, body: undefined, files }
    if (params)
      input.params = checkParams({ ...(request.params as Record<string, unknown>) }, params, lang)
    input.query = checkParams(queryValues(request.query, route.query ?? EMPTY), query, lang)
    if (route.headers && headers)
      input.headers = checkParams(namedHeaders(request.headers, route.headers), headers, lang)
    if (route.body && body) {
      const decoded = await readBody(
        request.raw,
        route as Route & { body: RouteBody },
        folder,
        files,
        lang,
      )
      if (key !== null) await answerAgain(route, key, ctx, { ...input, body: decoded.value })
      if (decoded.value !== undefined || route.body.required)
        input.body = checkBody(decoded.value, decoded.bytes, body, lang)
    }
    return input
  }
}
