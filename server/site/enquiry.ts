import type { FastifyInstance } from 'fastify'
import type { Lang } from '../contract/context.ts'
import type { Sent } from './entry.ts'

/** Fields of the site's forms; what else is sent is not read. */
const FIELDS = [
  'firstName',
  'email',
  'phone',
  'message',
  'visit',
  'address',
  'size',
  'state',
  'website',
  'consent',
] as const
const KINDS = new Set(['question', 'visit_request', 'valuation'])
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const SECTION = /^(?:home|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/
const PATH = /^\/(?:[a-z0-9-]+\/)*$/
const LONGEST = 4000

/** What was typed into a form, and where the form stood. */
export interface Form {
  values: Partial<Record<(typeof FIELDS)[number], string>>
  kind: string
  section: string
  /** Path of the page below its site. */
  path: string
  home: string | null
}

/** Reads an urlencoded body; a field given twice counts once, and nothing is longer than a letter. */
export function formOf(body: string): Form {
  const sent = new URLSearchParams(body)
  const one = (name: string): string => (sent.get(name) ?? '').slice(0, LONGEST)
  const kind = one('kind')
  const [section, home] = [one('section'), one('home')]
  return {
    values: Object.fromEntries(
      FIELDS.flatMap((name) => (sent.has(name) ? [[name, one(name)]] : [])),
    ),
    kind: KINDS.has(kind) ? kind : 'question',
    section: SECTION.test(section) ? section : '',
    path: PATH.test(one('path')) ? one('path') : '/',
    home: UUID.test(home) ? home : null,
  }
}

/** The words of the enquiry: the message, else what was told of the home. */
function messageOf({ values }: Form): string {
  const { message, visit, address, size, state } = values
  const told = [address, size && `${size} m²`, state, visit].filter((part) => part?.trim())
  return [message?.trim(), told.join(', ')].filter(Boolean).join('\n\n')
}

/** Where a fault of the enquiry is shown in the form. */
const SHOWN: Record<string, string> = { lastName: 'firstName' }

function errorsOf(body: unknown, form: Form): Record<string, string> {
  const faults = Object.entries((body ?? {}) as Record<string, unknown>).flatMap(([field, text]) =>
    typeof text === 'string' ? [[SHOWN[field] ?? field, text] as const] : [],
  )
  const shown = faults.map(([field, text]) => {
    const isThere = field in form.values || field === 'consent' || field === 'email'
    if (field === 'message' && form.values.message === undefined)
      return [form.values.address === undefined ? 'visit' : 'address', text]
    return [isThere || field === 'firstName' ? field : '', text]
  })
  return Object.fromEntries(shown)
}

/**
 * Hands an enquiry to `createLead` as if it came over HTTP: same limits, checks and words. Null when
 * it was taken, else what is to be shown with the form.
 */
export async function receive(
  app: FastifyInstance,
  form: Form,
  from: { agencyId: string; lang: Lang; ip: string },
): Promise<Sent | null> {
  const { values, kind, home } = form
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/lead/',
    remoteAddress: from.ip,
    headers: { 'accept-language': from.lang, 'content-type': 'application/json' },
    payload: {
      ...(home === null ? { agencyId: from.agencyId } : { propertyId: home }),
      kind,
      firstName: values.firstName ?? '',
      email: values.email ?? '',
      ...(values.phone?.trim() ? { phone: values.phone } : {}),
      message: messageOf(form),
      language: from.lang,
      consent: values.consent === '1',
      ...(values.website ? { website: values.website } : {}),
    },
  })
  if (reply.statusCode < 300) return null
  const body: unknown = reply.statusCode < 500 ? reply.json() : null
  const errors =
    reply.statusCode === 400
      ? errorsOf(body, form)
      : { '': (body as { message?: string } | null)?.message ?? '' }
  return { section: form.section, kind, values: values as Record<string, string>, errors }
}
