/** What is known of a failed call: `status` null means that no answer came. */
export interface Failure {
  status: number | null
  body: unknown
  write: boolean
}

/**
 * What a person is told. `translate`: the text is Spanish of ours and has words in the namespace
 * `errors`.
 */
export interface Explanation {
  row: number
  text: string
  translate: boolean
  metadata: unknown
}

const field = (body: unknown, key: string): string | null => {
  const value = body && typeof body === 'object' ? (body as Record<string, unknown>)[key] : null
  return typeof value === 'string' && value !== '' ? value : null
}

interface Row {
  row: number
  applies: (failure: Failure) => boolean
  text: (failure: Failure) => string
  translate: (failure: Failure) => boolean
  metadata?: (failure: Failure) => unknown
}

const always = (): boolean => true
const never = (): boolean => false

/**
 * Section 8 of the specification, in its order of precedence. The first row that applies speaks.
 */
const CATALOGUE: Row[] = [
  {
    row: 1,
    applies: ({ body }) => field(body, 'error') !== null,
    text: ({ body }) => field(body, 'error') ?? '',
    translate: never,
  },
  {
    row: 2,
    applies: ({ body }) => field(body, 'message') !== null,
    text: ({ body }) => field(body, 'message') ?? '',
    translate: ({ write }) => !write,
  },
  {
    row: 3,
    applies: ({ write, body }) => write && field(body, 'detail') !== null,
    text: ({ body }) => field(body, 'detail') ?? '',
    translate: never,
  },
  {
    row: 4,
    applies: ({ status }) => status === 403,
    text: () => 'Acceso no autorizado',
    translate: always,
  },
  {
    row: 5,
    applies: ({ status }) => status === 400,
    text: ({ write }) => (write ? 'Error al guardar los datos' : 'Error al consultar los datos'),
    translate: always,
    metadata: ({ body }) => body,
  },
  // Row 3 has taken a write's detail already; this one speaks for reads and for a 406 without
  // detail, which ends without a colon.
  {
    row: 6,
    applies: ({ status }) => status === 406,
    text: ({ body }) =>
      ['Error al guardar los datos', field(body, 'detail')].filter(Boolean).join(': '),
    translate: always,
  },
  {
    row: 7,
    applies: always,
    text: () => 'Algo ha ido mal, inténtalo más tarde',
    translate: always,
  },
]

/** Chooses the catalogue's row for a failed call. */
export function explain(failure: Failure): Explanation {
  const row = CATALOGUE.find(({ applies }) => applies(failure))
  if (!row) throw new Error('the catalogue ends with a row for everything')
  return {
    row: row.row,
    text: row.text(failure),
    translate: row.translate(failure),
    metadata: row.metadata?.(failure) ?? null,
  }
}

/**
 * The error every call of the API throws: status and body as they came, and the catalogue's words
 * for people.
 */
export class ApiFailure<Body = unknown> extends Error {
  readonly status: number | null
  readonly body: Body
  readonly explanation: Explanation
  /** Seconds the server asked to wait (429, 503), if it did. */
  readonly retryAfter: number | null

  constructor(failure: Failure & { retryAfter?: number | null }) {
    const explanation = explain(failure)
    super(explanation.text)
    this.name = 'ApiFailure'
    this.status = failure.status
    this.body = failure.body as Body
    this.explanation = explanation
    this.retryAfter = failure.retryAfter ?? null
  }
}

/** What the catalogue says of anything that was thrown; of what is no failed call, its last row. */
export const explanationOf = (error: unknown): Explanation =>
  error instanceof ApiFailure
    ? error.explanation
    : explain({ status: null, body: null, write: false })

/**
 * The map of field path to message of a 400, else null: `{'basics.offers.0.price': '…'}`. A body
 * with `error` or
 * `message` is no map but the sentence of rows 1 and 2, unless the form says that it has a field of
 * that name.
 * @param own names among `error` and `message` that are fields of the form that was sent
 */
export function fieldErrorsOf(
  error: unknown,
  own: readonly string[] = [],
): Record<string, string> | null {
  if (
    !(error instanceof ApiFailure) ||
    error.status !== 400 ||
    !error.body ||
    typeof error.body !== 'object'
  )
    return null
  if (['error', 'message'].some((key) => field(error.body, key) !== null && !own.includes(key)))
    return null
  const entries = Object.entries(error.body).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/**
 * For a place that has no fields to put a 400's sentences at: the first of them, else what the
 * catalogue says.
 */
export function firstSentenceOf(error: unknown): Explanation {
  const [text] = Object.values(fieldErrorsOf(error) ?? {})
  const explanation = explanationOf(error)
  return text === undefined ? explanation : { ...explanation, text, translate: false }
}

/** The status of a failed call; null for anything else. */
export const statusOf = (error: unknown): number | null =>
  error instanceof ApiFailure ? error.status : null

/** Whether what somebody's link led to is there no more: run out, taken back, or never there. */
export const isOver = (error: unknown): boolean => [400, 404, 410].includes(statusOf(error) ?? 0)

/**
 * What helps after a failed read: asking again, signing in, or going back where the answer would
 * stay the same.
 */
export type WayOn = 'retry' | 'signIn' | 'back'

const SAME_AGAIN = new Set([400, 403, 404, 406, 410])

/** The way on from a failed read. */
export function wayOn(error: unknown): WayOn {
  const status = statusOf(error)
  if (status === 401) return 'signIn'
  return status !== null && SAME_AGAIN.has(status) ? 'back' : 'retry'
}
