import { readRoutes } from '../../server/contract/routes.ts'
import type { Recorded } from '../../server/testing/record.ts'
import type { Result } from '../part.ts'
import { recorded } from '../recorded.ts'
import { startPrism } from './proxy/prism.ts'
import { startReplay } from './proxy/replay.ts'

export const name = 'a foreign proxy'
export const cores = 1
export const after = ['unit, dom and server tests']
export const seconds = 25

/** What Prism says of one exchange. */
interface Violation {
  location: string[]
  severity: string
  code: string
  message: string
}

const FILES = new Set(
  readRoutes().routes.flatMap(({ operationId, replies }) =>
    Object.entries(replies).flatMap(([status, { binary }]) =>
      binary ? [`${operationId} ${status}`] : [],
    ),
  ),
)

/** `%ff` is no character: Prism ends the connection on it. */
function isReadable(url: string): boolean {
  try {
    return decodeURIComponent(url) !== ''
  } catch {
    return false
  }
}

/** Prism waits for ever for the rest of half a document. */
function isWhole({ headers, body }: Recorded): boolean {
  if (body === null || !headers['content-type']?.includes('json')) return true
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}

/**
 * Forms are left out: Prism reads a part of JSON text as text. Streams and files, also those of
 * JSON, have no shape to look at.
 */
const isPlain = ({
  operationId,
  headers,
  status,
  reply,
  replyType,
  body,
  method,
  url,
}: Recorded): boolean =>
  isReadable(url) &&
  !FILES.has(`${operationId} ${status}`) &&
  !(headers['content-type'] ?? '').includes('multipart') &&
  (status === 204 || (replyType.includes('json') && reply !== '')) &&
  (method === 'GET' ||
    method === 'DELETE' ||
    body !== null ||
    headers['content-type'] === undefined)

/** One exchange of every operation and status, the first that was recorded. */
function oneOfEach(all: Recorded[]): Recorded[] {
  const met = new Map<string, Recorded>()
  for (const one of all)
    if (isPlain(one) && isWhole(one) && !met.has(`${one.operationId} ${one.status}`))
      met.set(`${one.operationId} ${one.status}`, one)
  return [...met.values()]
}

/** What of Prism's findings contradicts our server: it took the request, or sent the reply. */
function contradictions({ status }: Recorded, violations: Violation[]): Violation[] {
  return violations.filter(
    ({ location, severity }) =>
      severity === 'Error' && (location[0] === 'response' || status < 300),
  )
}

/**
 * A validating proxy that others wrote reads the same contract and looks at what our server was
 * asked and answered in this run's tests: it may object to no request that we took, and to no
 * answer that we gave.
 */
export async function run(): Promise<Result> {
  const exchanges = oneOfEach(recorded())
  if (exchanges.length === 0) {
    console.error(
      'Nothing was recorded: run this together with the part "unit, dom and server tests".',
    )
    return { passed: 0, failed: 1 }
  }
  const replay = await startReplay(exchanges)
  const prism = await startPrism(replay.url).catch(async (error: unknown) => {
    await replay.close() // an open server would keep this process for ever
    throw error
  })
  const faults: string[] = []
  try {
    for (const [at, exchange] of exchanges.entries()) {
      const { method, url, headers, body } = exchange
      const reply = await fetch(`${prism.url}${url}`, {
        method,
        headers: { ...headers, 'x-recorded': String(at) },
        ...(body === null || method === 'GET' ? {} : { body }),
      })
      await reply.arrayBuffer()
      const found = contradictions(
        exchange,
        JSON.parse(reply.headers.get('sl-violations') ?? '[]') as Violation[],
      )
      if (found.length > 0 || reply.status !== exchange.status) {
        const asked = `${exchange.operationId} ${exchange.status} (${method} ${url.slice(0, 80)})`
        const said = found.map(({ location, message }) => `${location.join('.')} ${message}`)
        faults.push(`${asked}: ${said.join('; ') || `answered ${reply.status}`}`)
      }
    }
  } finally {
    await prism.stop()
    await replay.close()
  }
  if (faults.length > 0) console.error(faults.map((fault) => `- ${fault}`).join('\n'))
  return { passed: exchanges.length - faults.length, failed: faults.length }
}
