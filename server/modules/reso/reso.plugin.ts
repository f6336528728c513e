import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { answerOf } from '../../contract/failure.ts'
import { HttpError } from '../../contract/errors.ts'
import { countKey, KEY_RATE } from '../../contract/scope.ts'
import { metadata } from './metadata.ts'
import { Fault } from './odata/fault.ts'
import { optionsOf } from './odata/options.ts'
import { readOne, readPage, type Page } from './read.ts'
import { readerOf, type Reader } from './reader.ts'
import { RESOURCES, type Resource } from './resources.ts'
import { scopeOf } from './scope.ts'

/** Where it lies. */
export const ROOT = '/reso/odata'

const BEARER = /^Bearer +(\S+)$/i
const PATH = /^(\w+)(?:\('((?:[^']|'')*)'\))?$/
const JSON_TYPE = 'application/json; odata.metadata=minimal; charset=utf-8'

type Request = FastifyRequest<{ Params: { '*'?: string } }>

const bodyOf = ({ code, message, target }: Fault) => ({
  error: { code, message, ...(target !== undefined && { target }) },
})

/** An error as OData tells it; what nobody foresaw is 500 and says nothing. */
function faultOf(error: unknown): { fault: Fault; headers: Record<string, string> } {
  if (error instanceof Fault) return { fault: error, headers: {} }
  const given =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : undefined
  if (given !== undefined && given >= 400 && given < 500)
    return { fault: new Fault(given, 'BadRequest', 'The request could not be read'), headers: {} }
  const { status, headers } = error instanceof HttpError ? error : answerOf(error, 'en')
  const [code, message] =
    status === 429
      ? ['TooManyRequests', `${KEY_RATE.max} requests a minute are answered`]
      : status === 503
        ? ['Unavailable', 'Not available for a moment: try again']
        : ['Broken', 'Something went wrong here']
  return { fault: new Fault(status, code, message), headers }
}

/** Who reads, by the key they bring; throws 401, 403 and 429. */
async function admit(request: Request, deps: Deps): Promise<Reader> {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const reader = bearer === undefined ? null : await readerOf(bearer, deps, request.ip)
  if (reader === null) throw new Fault(401, 'Unauthorized', 'A key of an agency is needed')
  if (deps.config.rateLimits) await countKey(deps.db, reader.session, 'en')
  if (!reader.session.key?.scopes.includes('read:reso'))
    throw new Fault(403, 'Forbidden', 'The key lacks the scope read:reso')
  return reader
}

/** The address of the records behind a page: the same question, and where it goes on. */
function linkOf(base: string, query: URLSearchParams, next: Page['next']): string | null {
  if (!next) return null
  const on = new URLSearchParams(query)
  on.delete('$skip')
  on.set('$skiptoken', next.token)
  if (next.top !== null) on.set('$top', String(next.top))
  return `${base}?${on.toString().replaceAll('%24', '$')}`
}

const serviceOf = (root: string) => ({
  '@odata.context': `${root}/$metadata`,
  value: [...RESOURCES.keys()].map((name) => ({ name, kind: 'EntitySet', url: name })),
})

async function records(
  { db, config, now }: Deps,
  resource: Resource,
  { agencyId }: Reader,
  query: URLSearchParams,
  prefer: string | undefined,
) {
  const root = config.siteUrl + ROOT
  const options = optionsOf(query, resource, prefer)
  const scope = await scopeOf(db, agencyId, options.network, now())
  const page = await readPage(db, resource, scope, options, config.siteUrl)
  const link = linkOf(`${root}/${resource.name}`, query, page.next)
  return {
    '@odata.context': `${root}/$metadata#${resource.name}`,
    ...(page.count !== null && { '@odata.count': page.count }),
    value: page.records,
    ...(link !== null && { '@odata.nextLink': link }),
  }
}

/** What only a list can be asked. */
const OF_LISTS = ['$filter', '$orderby', '$top', '$skip', '$count', '$skiptoken']

async function single(
  { db, config, now }: Deps,
  resource: Resource,
  { agencyId }: Reader,
  key: string,
  query: URLSearchParams,
) {
  const strange = OF_LISTS.find((name) => query.has(name))
  if (strange !== undefined)
    throw new Fault(400, 'InvalidOption', `${strange} is for lists`, strange)
  const options = optionsOf(query, resource, undefined)
  const scope = await scopeOf(db, agencyId, options.network, now())
  const record = await readOne(db, resource, scope, key, options, config.siteUrl)
  if (!record) throw new Fault(404, 'NotFound', `There is no such ${resource.name}`)
  const context = `${config.siteUrl}${ROOT}/$metadata#${resource.name}/$entity`
  return { '@odata.context': context, ...record }
}

/**
 * `/reso/odata`: the homes of an agency for its partners' programs, by RESO's Web API: read only,
 * with a key of the agency. Told is what the public may see, and nothing else.
 */
export const resoPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const send = (request: FastifyRequest, reply: FastifyReply) =>
      reply.headers({
        'odata-version': request.headers['odata-maxversion'] === '4.0' ? '4.0' : '4.01',
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      })
    app.setErrorHandler((error, request, reply) => {
      const { fault, headers } = faultOf(error)
      if (fault.status >= 500) request.log.error({ err: error }, 'request failed')
      if (fault.status === 401) void reply.header('www-authenticate', 'Bearer')
      return send(request, reply.headers(headers))
        .code(fault.status)
        .type(JSON_TYPE)
        .send(JSON.stringify(bodyOf(fault)))
    })
    const answer = async (request: Request, reply: FastifyReply) => {
      const reader = await admit(request, deps)
      const path = (request.params['*'] ?? '').replace(/\/$/, '')
      const query = new URLSearchParams(request.url.split('?')[1] ?? '')
      void send(request, reply)
      if (path === '$metadata') return reply.type('application/xml; charset=utf-8').send(metadata())
      void reply.type(JSON_TYPE)
      if (path === '') return JSON.stringify(serviceOf(deps.config.siteUrl + ROOT))
      const [, name = '', key] = PATH.exec(path) ?? []
      const resource = RESOURCES.get(name)
      if (!resource) throw new Fault(404, 'NotFound', 'There is no such resource')
      const prefer = request.headers['prefer']?.toString()
      return JSON.stringify(
        key === undefined
          ? await records(deps, resource, reader, query, prefer)
          : await single(deps, resource, reader, key.replaceAll("''", "'"), query),
      )
    }
    const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
      void reply.header('allow', 'GET, HEAD')
      throw new Fault(405, 'MethodNotAllowed', 'This can only be read')
    }
    for (const url of [ROOT, `${ROOT}/*`]) {
      app.get(url, answer)
      app.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        onRequest: refuse,
        handler: refuse,
      })
    }
  }
