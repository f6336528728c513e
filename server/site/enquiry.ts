import type { FastifyInstance } from 'fastify'
import type { LeadCampaign, SiteDoc } from '../../generated/model/index.ts'
import type { Lang } from '../contract/context.ts'
import { campaignOf, campaignSearch } from './campaign.ts'
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
const PATH = /^(?=.{1,200}$)\/(?:[a-z0-9-]+\/)*$/
const LONGEST = 4000

/**
 * The form that an address thanks for, where the document has it: pages are kept by it, and no
 * stranger makes up others.
 */
export function thanksOf(search: URLSearchParams, { pages }: SiteDoc): string | null {
  const ok = search.get('ok')
  const isThere = pages.some(({ sections }) => sections.some(({ id }) => id === ok))
  return ok === 'home' || isThere ? ok : null
}

/** What was typed into a form, and where the form stood. */
export interface Form {
  values: Partial<Record<(typeof FIELDS)[number], string>>
  kind: string
  section: string
  /** Path of the page below its site. */
  path: string
  home: string | null
  /** Id of the page, and what its address said of an advert. */
  page: string | null
  campaign: LeadCampaign
}

/**
 * Reads an urlencoded body; a field given twice counts once, and nothing is longer than a letter.
 * `usual`: what it asks where it does not say.
 */
export function formOf(body: string, usual = 'question'): Form {
  const sent = new URLSearchParams(body)
  const one = (name: string): string => (sent.get(name) ?? '').slice(0, LONGEST)
  const kind = one('kind')
  const [section, home] = [one('section'), one('home')]
  return {
    values: Object.fromEntries(
      FIELDS.flatMap((name) => (sent.has(name) ? [[name, one(name)]] : [])),
    ),
    kind: KINDS.has(kind) ? kind : usual,
    section: SECTION.test(section) ? section : '',
    path: PATH.test(one('path')) ? one('path') : '/',
    home: UUID.test(home) ? home : null,
    page: UUID.test(one('page')) ? one('page') : null,
    campaign: campaignOf(one),
  }
}

/** The address of the form's page, as far as it names a campaign: the next try has it, too. */
export const searchOf = ({ campaign }: Form): URLSearchParams => campaignSearch(campaign)

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

/** Which site a form belongs to, and how it was read. */
export interface Received {
  siteId: string
  /** Of a host of its own; null below the portal's. */
  host: string | null
  lang: Lang
  ip: string
}

/** What could not be taken, and after how many seconds it is worth another try. */
export interface Refused {
  sent: Sent
  retryAfter: string | null
}

/**
 * Hands an enquiry to `createLead` as if it came over HTTP: same limits, checks and words. Null when
 * it was taken, else what is to be shown with the form: 400 with what is wrong, 429 past the limit,
 * 503 for anything else.
 */
export async function receive(
  app: FastifyInstance,
  form: Form,
  { siteId, host, lang, ip }: Received,
): Promise<Refused | null> {
  const { values, kind, home, section, path, page, campaign } = form
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/lead/',
    remoteAddress: ip,
    headers: { 'accept-language': lang, 'content-type': 'application/json' },
    payload: {
      ...(home === null ? {} : { propertyId: home }),
      web: {
        siteId,
        path,
        section,
        campaign,
        ...(host && { host }),
        ...(page && { pageId: page }),
      },
      kind,
      firstName: values.firstName ?? '',
      email: values.email ?? '',
      ...(values.phone?.trim() ? { phone: values.phone } : {}),
      message: messageOf(form),
      language: lang,
      consent: values.consent === '1',
      ...(values.website ? { website: values.website } : {}),
    },
  })
  const { statusCode } = reply
  if (statusCode < 300) return null
  const body: unknown = statusCode < 500 ? reply.json() : null
  const errors =
    statusCode === 400
      ? errorsOf(body, form)
      : { '': (body as { message?: string } | null)?.message ?? '' }
  const status = statusCode === 400 || statusCode === 429 ? statusCode : 503
  const wait = reply.headers['retry-after']
  return {
    sent: { section, kind, values: values as Record<string, string>, errors, status },
    retryAfter: status === 400 ? null : String(wait ?? 60),
  }
}
