import type { Config } from '../../../config/env.ts'
import { parseJson } from '../../../contract/guard.ts'
import { FetchRefused, guardedAsk } from '../../../ports/fetch/index.ts'

/** What the REST API answers, by what is to be done. */
export type Answer =
  | { kind: 'ok'; body: unknown }
  /** There is no such thing (any more). */
  | { kind: 'none' }
  /** The key is not taken. */
  | { kind: 'refused' }
  | { kind: 'tooMany' }
  /** No sense, no answer or a failure of theirs: another time may work. */
  | { kind: 'later' }

const ORIGIN = 'https://procesos.inmovilla.com'
const MOST_BYTES = 30_000_000
const PATIENCE_S = 30

/** Asks Inmovilla one thing, for example `/propiedades/?listado`. Never throws. */
export async function askInmovilla(
  config: Pick<Config, 'portalOrigins' | 'privateHosts'>,
  token: string,
  path: string,
  seconds = PATIENCE_S,
): Promise<Answer> {
  const origin = config.portalOrigins['inmovilla'] ?? ORIGIN
  try {
    const { status, text } = await guardedAsk(config.privateHosts)(
      `${origin}/api/v1${path}`,
      { method: 'GET', headers: { Token: token, Accept: 'application/json' } },
      { maxBytes: MOST_BYTES, seconds },
    )
    return read(status, text)
  } catch (error) {
    if (error instanceof FetchRefused) return { kind: 'later' }
    throw error
  }
}

/** Status first; an error may also come as 200 with its number in `codigo`. */
function read(status: number, text: string): Answer {
  const body = parsed(text)
  const inside = Number(Object(body)['codigo'])
  const number = status === 200 && inside >= 400 ? Number(String(inside).slice(0, 3)) : status
  if (number === 401 || number === 403) return { kind: 'refused' }
  if (number === 404) return { kind: 'none' }
  if (number === 408 || number === 429) return { kind: 'tooMany' }
  if (number !== 200 || body === undefined || body === null || typeof body !== 'object')
    return { kind: 'later' }
  return { kind: 'ok', body }
}

function parsed(text: string): unknown {
  const read = parseJson(text)
  return 'value' in read ? read.value : undefined
}
