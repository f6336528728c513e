import type { JsonSchema, RoutesFile } from '../routes.ts'

type Contract = RoutesFile['contract']
type Component = {
  properties?: Record<string, JsonSchema>
  required?: string[]
  'x-aliases'?: Record<string, string>
}
type Shape = (contract: Contract) => JsonSchema

const reference = (contract: Contract, name: string): JsonSchema => ({
  $ref: `${contract.$id}#/$defs/${name}`,
})
const one =
  (name: string): Shape =>
  (contract) =>
    reference(contract, name)
const listOf =
  (name: string): Shape =>
  (contract) => ({ type: 'array', items: reference(contract, name) })
const mapOf =
  (name: string): Shape =>
  (contract) => ({ type: 'object', additionalProperties: reference(contract, name) })

/**
 * Some parts of a component, as its table keeps them; needed are those that the component needs.
 */
function parts(name: string, which: (key: string) => boolean, needs = true): Shape {
  return (contract) => {
    const {
      properties = {},
      required = [],
      'x-aliases': aliases = {},
    } = contract.$defs[name] as Component
    return {
      type: 'object',
      additionalProperties: false,
      'x-aliases': Object.fromEntries(Object.entries(aliases).filter(([, key]) => which(key))),
      required: needs ? required.filter(which) : [],
      properties: Object.fromEntries(Object.entries(properties).filter(([key]) => which(key))),
    }
  }
}
const among =
  (...keys: string[]) =>
  (key: string): boolean =>
    keys.includes(key)
const but =
  (...keys: string[]) =>
  (key: string): boolean =>
    !keys.includes(key)

/** An object of the house of which some keys hold what the contract states. */
const holding =
  (properties: Record<string, Shape>): Shape =>
  (contract) => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([key, shape]) => [key, shape(contract)]),
    ),
  })
/** The same, with keys that only another version knows. */
const open =
  (shape: Shape): Shape =>
  (contract) => ({ ...shape(contract), additionalProperties: true })
const orNull =
  (shape: Shape): Shape =>
  (contract) => ({ anyOf: [shape(contract), { type: 'null' }] })

const home = parts(
  'Property',
  among('basics', 'location', 'layout', 'features', 'legal', 'mandate', 'texts', 'publication'),
)
const feed = holding({
  steps: parts(
    'Property',
    among('basics', 'location', 'layout', 'features', 'legal', 'texts'),
    false,
  ),
})
const PERSON = among('person', 'reach', 'profile', 'legal', 'notes')
const person = parts('Contact', PERSON, false)

/**
 * What each jsonb column holds of the contract. One that is new stands here or in `OWN`; a test
 * says so.
 */
const SHAPES = {
  'agency.doc': parts(
    'Agency',
    but('id', 'slug', 'logo', 'cover', 'version', 'createdAt', 'updatedAt'),
  ),
  'agenda_event.geo': one('GeoPoint'),
  'app_user.permissions': parts('AgentPermissions', () => true, false),
  'chat_thread.assigned_why': one('InboxWhy'),
  'chat_thread.home': one('ChatHome'),
  'contact.doc': parts('Contact', PERSON),
  'contact_merge.after': person,
  'contact_merge.before': person,
  'demand.doc': parts('Demand', among('what', 'where', 'home', 'money', 'buyer', 'follow')),
  'import_item.before': holding({
    steps: orNull(
      parts('Property', among('basics', 'location', 'layout', 'features', 'legal', 'texts'), false),
    ),
    said: orNull(feed),
  }),
  'import_link.said': feed,
  'import_mapping.plan': one('ImportTablePlan'),
  'import_run.plan': orNull(one('ImportTablePlan')),
  'import_run.totals': one('ImportTotals'),
  'import_table.columns': listOf('ImportTableColumn'),
  'import_table.plan': one('ImportTablePlan'),
  'inbox_message.detail': parts('InboxMessage', among('why', 'refused', 'outcome'), false),
  'inbox_rule.doc': parts('InboxRules', among('rules', 'fallbackTo', 'clock')),
  'inbox_thread.home': one('LeadProperty'),
  'integration.settings': open(
    parts('IntegrationPatch', but('version', 'name', 'state', 'apiKey'), false),
  ),
  'intake_run.columns': listOf('IntakeColumn'),
  'intake_run.mapping': listOf('IntakeMapped'),
  'intake_run.totals': one('IntakeTotals'),
  'intake_run.undone': one('IntakeUndone'),
  'intake_touch.before': person,
  'lead.assigned_why': one('InboxWhy'),
  'lead.property': one('LeadProperty'),
  'list_view.query': one('ListViewQuery'),
  'listing.cards': mapOf('ListingCard'),
  'listing.prices': listOf('PricePoint'),
  'listing.public': one('Listing'),
  'offer.arras': one('OfferArras'),
  'print_order.options': one('PrintOptions'),
  'property.doc': home,
  'property.external_ids': listOf('ExternalId'),
  'property.geo_anchor': one('GeoPoint'),
  'property.geo_drawn': listOf('GeoPoint'),
  'property.geo_public': one('GeoPoint'),
  'property_media.caption': one('LocalizedLine'),
  'rental_file.form': one('RentalForm'),
  'saved_search.query': one('StoredQuery'),
  'seen_home.title': one('LocalizedLine'),
  'template.subject': one('LocalizedLine'),
  'template.text': one('LocalizedText'),
  'visit_hours.doc': one('VisitHours'),
} satisfies Record<string, Shape>

/** A jsonb column, by table and name, that holds what the contract states. */
export type StoredColumn = keyof typeof SHAPES

const ANY: JsonSchema = {}
const OBJECT: JsonSchema = { type: 'object' }
const LIST: JsonSchema = { type: 'array' }
const TEXTS: JsonSchema = { type: 'array', items: { type: 'string' } }
const NAMED_TEXTS: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } }
/** A list of objects; an item without these texts says nothing that could be worded. */
const listWith = (...texts: string[]): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    required: texts,
    properties: Object.fromEntries(texts.map((key) => [key, { type: 'string' }])),
  },
})

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
const TEXT: JsonSchema = { type: 'string' }
const OR_NONE = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

/** A signed sheet, as far as its visit tells of it; its PDF is what counts. */
const SHEET = object({
  visitors: {
    type: 'array',
    items: object({ name: TEXT, idKind: TEXT, idNumber: TEXT, signature: OBJECT }),
  },
})

/** What came of a trial of a file. */
const TRIAL = object({
  identity: object({ nearest: listWith('dialect', 'lacks') }),
  failure: OR_NONE(object({ key: TEXT })),
  held: OR_NONE(object({ key: TEXT })),
  issues: {
    type: 'array',
    items: object({ key: TEXT, field: TEXT, severity: TEXT, lines: LIST }),
  },
  sourceId: OR_NONE({ type: 'string', format: 'uuid' }),
})

/**
 * Columns that hold what only the server knows: no change of the contract touches them. Another
 * version of the server may have written another shape, so each says what code takes it apart by,
 * and is read by it like the others: an odd one costs its own words, and no list.
 */
export const OWN = {
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
  'import_run.rejection': OBJECT,
  'inbox_rule.turns': NAMED_TEXTS,
  'integration_log.new': ANY,
  'integration_log.old': ANY,
  'intake_row.remarks': listWith('key', 'field'),
  'intake_row.source': TEXTS,
  'intake_run.failure': OBJECT,
  'job.payload': ANY,
  'live_event.data': ANY,
  'match.facts': OBJECT,
  'match_demand.criteria': OBJECT,
  'match_demand.lessons': listWith('criterion', 'cause'),
  'property_bulk.homes': listWith('id'),
  'property_history.new': ANY,
  'property_history.old': ANY,
  'publication.issues': listWith('rule', 'field', 'severity'),
  'publication.told': OBJECT,
  'push_registration.keys': OBJECT,
  'rental_file.eligibility': OBJECT,
  'reso_property.media': { type: 'array', items: OBJECT },
  'reso_property.record': OBJECT,
  'takeout.contents': OBJECT,
  'takeout_import.head': OBJECT,
  'takeout_import_issue.words': OBJECT,
  'visit_sheet.doc': SHEET,
} satisfies Record<string, JsonSchema>

/** What each column holds, as this contract states it. */
export function shapesOf(contract: Contract): Map<StoredColumn, JsonSchema> {
  return new Map(
    Object.entries(SHAPES).map(([column, shape]) => [column as StoredColumn, shape(contract)]),
  )
}
