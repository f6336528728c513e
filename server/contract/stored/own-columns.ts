import type { JsonSchema } from '../routes.ts'

const ANY: JsonSchema = {}
const OBJECT: JsonSchema = { type: 'object' }
const LIST: JsonSchema = { type: 'array' }
const TEXTS: JsonSchema = { type: 'array', items: { type: 'string' } }
const NAMED_TEXTS: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } }
/** An object that cannot be worded without these texts; `params`: what they are said with. */
const sentence = (...texts: string[]): JsonSchema => ({
  type: 'object',
  required: texts,
  properties: {
    params: OBJECT,
    ...Object.fromEntries(texts.map((key) => [key, { type: 'string' }])),
  },
})
const listWith = (...texts: string[]): JsonSchema => ({ type: 'array', items: sentence(...texts) })

/** An object with these, and perhaps others. */
const object = (
  properties: Record<string, JsonSchema>,
  others: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...others },
})
const TEXT: JsonSchema = { type: 'string' }
const OR_NONE = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** A signed sheet, as far as its visit tells of it; its PDF is what counts. */
const SHEET = object(
  {
    visitors: {
      type: 'array',
      items: object({ name: TEXT, idKind: TEXT, idNumber: TEXT, signature: OBJECT }),
    },
  },
  { homeIds: TEXTS },
)

const NUMBER: JsonSchema = { type: 'number' }
/** What estimates rest on. */
const MODEL = object({
  slopes: { type: 'array', items: NUMBER },
  quantile: NUMBER,
  n: NUMBER,
  error: object({ n: NUMBER, median: NUMBER, within20: NUMBER, cover: NUMBER }),
})

/** What came of a trial of a file. */
const TRIAL = object({
  identity: object({ nearest: listWith('dialect', 'lacks') }),
  failure: OR_NONE(sentence('key')),
  held: OR_NONE(sentence('key')),
  issues: {
    type: 'array',
    items: object({ key: TEXT, field: TEXT, severity: TEXT, lines: LIST }, { params: OBJECT }),
  },
  sourceId: OR_NONE({ type: 'string', format: 'uuid' }),
})

/** What the conditions said of a file's answers, without words. */
const ELIGIBILITY = object({
  ok: OR_NONE({ type: 'boolean' }),
  date: TEXT,
  reasons: {
    type: 'array',
    items: object({
      rule: TEXT,
      outcome: TEXT,
      key: TEXT,
      validFrom: TEXT,
      readOn: TEXT,
      source: TEXT,
      figures: {
        type: 'object',
        additionalProperties: {
          anyOf: [NUMBER, object({ cents: NUMBER }), object({ day: { ...TEXT, format: 'date' } })],
        },
      },
    }),
  },
})

/**
 * Columns that hold what only the server knows: no change of the contract touches them. Another
 * version of the server may have written another shape, so each says what code takes it apart by,
 * and is read by it like the others: an odd one costs its own words, and no list.
 */
export const OWN = {
  'audit.detail': LIST,
  'agenda_event.google_base': OBJECT,
  'agenda_undo.after': OBJECT,
  'agenda_undo.before': OBJECT,
  'app_user.doc': OBJECT,
  'contact.kept': ANY,
  'demand.polygons': LIST,
  'demand_bulk.demands': listWith('id'),
  'demand_history.new': ANY,
  'demand_history.old': ANY,
  'event.payload': ANY,
  'import_conflict.against': ANY,
  'import_item.changed': TEXTS,
  'import_item.issues': listWith('key', 'field', 'severity'),
  'import_item.waits_for': TEXTS,
  'import_lab.report': TRIAL,
  'import_link.left_as': OBJECT,
  'import_link.pictures': NAMED_TEXTS,
  'import_run.rejection': sentence('key'),
  'inbox_rule.turns': NAMED_TEXTS,
  'fiscal_check.faults': TEXTS,
  'fiscal_declaration.doc': OBJECT,
  'fiscal_record.fields': OBJECT,
  'integration_fetch.failure': sentence('key'),
  'integration_log.new': ANY,
  'integration_log.old': ANY,
  'intake_row.remarks': listWith('key', 'field'),
  'intake_row.source': TEXTS,
  'intake_run.failure': sentence('key'),
  // Items as they are: an invoice with a line less is another one (modules/invoice/whole.ts).
  'invoice.doc': object({ lines: LIST, vat: LIST }),
  'invoice.issuer': object({ name: TEXT }),
  'invoice.receiver': object({ name: TEXT }),
  'invoice_issuer.doc': object({ name: TEXT, taxId: TEXT }),
  'job.payload': ANY,
  'live_event.data': ANY,
  'match.facts': OBJECT,
  'match_demand.criteria': OBJECT,
  'match_demand.lessons': listWith('criterion', 'cause'),
  'network_share.reasons': listWith('rule', 'field'),
  'move.people': NAMED_TEXTS,
  'move.question': sentence('key'),
  'move.types': NAMED_TEXTS,
  'move_item.raw': ANY,
  'payment_try.fields': OBJECT,
  'proposal.before': OBJECT,
  'proposal.body': OBJECT,
  'proposal.params': NAMED_TEXTS,
  'proposal.result': OBJECT,
  'property_bulk.homes': listWith('id'),
  'property_history.new': ANY,
  'property_history.old': ANY,
  'publication.issues': listWith('rule', 'field', 'severity'),
  'publication.told': OBJECT,
  'push_registration.keys': OBJECT,
  'rental_file.eligibility': ELIGIBILITY,
  'reso_property.media': { type: 'array', items: OBJECT },
  'reso_property.record': OBJECT,
  'site_host.found': OBJECT,
  'site_page.sources': OBJECT,
  'subscription_card_try.fields': OBJECT,
  'takeout.contents': OBJECT,
  'takeout_import.head': OBJECT,
  'takeout_import_issue.words': OBJECT,
  'valuation_model.doc': MODEL,
  'visit_sheet.doc': SHEET,
} satisfies Record<string, JsonSchema>
