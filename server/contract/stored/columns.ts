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
 * Some parts of a component, as its table keeps them; needed are those that the component needs. An
 * earlier contract may not have it: then it is named, as elsewhere, and stands for nothing.
 */
function parts(name: string, which: (key: string) => boolean, needs = true): Shape {
  return (contract) => {
    const found: Component | undefined = contract.$defs[name]
    if (!found) return reference(contract, name)
    const { properties = {}, required = [], 'x-aliases': aliases = {} } = found
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

/** The operator's plans, each with the part that the house takes of what its agencies order. */
const editions: Shape = (contract) => {
  const plan = parts('Plan', () => true)(contract) as JsonSchema & Component
  const { properties = {}, required = [] } = plan
  const NUMBER: JsonSchema = { type: 'number' }
  const closed = (of: Record<string, JsonSchema>): JsonSchema => ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(of),
    properties: of,
  })
  const item = {
    ...plan,
    required: [...required, 'marketFeeBps'],
    properties: { ...properties, marketFeeBps: NUMBER },
  }
  return closed({
    vatPct: NUMBER,
    trial: { anyOf: [closed({ planId: { type: 'string' }, days: NUMBER }), { type: 'null' }] },
    plans: { type: 'array', items: item },
  })
}

/** An object of the house of which some keys hold what the contract states. */
const holding =
  (properties: Record<string, Shape>, required: string[] = []): Shape =>
  (contract) => ({
    type: 'object',
    required,
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

/** The steps of the wizard are what a home is created with: one that is new is stored, too. */
const stepsOf = ({ $defs }: Contract): string[] =>
  Object.keys(($defs['PropertyInput'] as Component).properties ?? {})
const home: Shape = (contract) => parts('Property', among(...stepsOf(contract)))(contract)
const steps: Shape = (contract) =>
  parts(
    'Property',
    among(...stepsOf(contract).filter((step) => step !== 'publication')),
    false,
  )(contract)
const feed = holding({ steps }, ['steps'])
const PERSON = among('person', 'reach', 'profile', 'legal', 'notes')
const person = parts('Contact', PERSON, false)
const siteParts = parts('SiteDoc', but('schemaVersion', 'pages'))
/** What a save of a website found, or left. */
const TEXT: Shape = () => ({ type: 'string' })
const siteMoment = holding({
  parts: siteParts,
  pages: (contract) => ({
    type: 'array',
    items: holding({ id: TEXT, doc: orNull(one('SitePage')) }, ['id'])(contract),
  }),
  order: () => ({ type: 'array', items: { type: 'string' } }),
})

/**
 * What each jsonb column holds of the contract. One that is new stands here or in `own-columns.ts`; a test
 * says so.
 */
const SHAPES = {
  'agency.doc': parts(
    'Agency',
    but('id', 'slug', 'logo', 'cover', 'version', 'createdAt', 'updatedAt'),
  ),
  'agenda_event.geo': one('GeoPoint'),
  'agreement_version.terms': one('NetworkTerms'),
  'app_user.job_titles': one('LocalizedLine'),
  'app_user.permissions': parts('AgentPermissions', () => true, false),
  'chat_thread.assigned_why': one('InboxWhy'),
  'chat_thread.home': one('ChatHome'),
  'contact.doc': parts('Contact', PERSON),
  'contact_merge.after': person,
  'contact_merge.before': person,
  'course.doc': one('CourseDocument'),
  'demand.doc': parts('Demand', among('what', 'where', 'home', 'money', 'buyer', 'follow')),
  'import_item.before': holding({
    steps: orNull(steps),
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
    parts('IntegrationPatch', but('version', 'name', 'state', 'apiKey', 'secret'), false),
  ),
  'intake_run.columns': listOf('IntakeColumn'),
  'intake_run.mapping': listOf('IntakeMapped'),
  'intake_run.totals': one('IntakeTotals'),
  'intake_run.undone': one('IntakeUndone'),
  'intake_touch.before': person,
  'lead.assigned_why': one('InboxWhy'),
  'lead.property': one('LeadProperty'),
  'lead.web': one('LeadWeb'),
  'list_view.query': one('ListViewQuery'),
  'listing.cards': mapOf('ListingCard'),
  'listing.last_shown': orNull(one('Listing')),
  'listing.prices': listOf('PricePoint'),
  'listing.public': one('Listing'),
  'listing.trust': orNull(one('ListingTrust')),
  'market_item.doc': parts('MarketPublicationInput', but('version')),
  'market_order.delivery': orNull(parts('OrderDelivery', but('version', 'category'), false)),
  'market_order.item': parts('MarketPublicationInput', but('version')),
  'market_order.sum': one('MarketSum'),
  'move.plan': orNull(one('MovePlan')),
  'move.want': one('MoveWant'),
  'offer.arras': one('OfferArras'),
  'print_order.options': one('PrintOptions'),
  'property.doc': home,
  'fee.doc': parts('FeeInput', but('version')),
  'invoice_draft.doc': parts('InvoiceDraftInput', but('version')),
  'property.external_ids': listOf('ExternalId'),
  'property.geo_anchor': one('GeoPoint'),
  'property.geo_drawn': listOf('GeoPoint'),
  'property.geo_public': one('GeoPoint'),
  'property_media.caption': one('LocalizedLine'),
  'rental_file.form': one('RentalForm'),
  'saved_search.query': one('StoredQuery'),
  'seen_home.title': one('LocalizedLine'),
  'seller.doc': one('SellerData'),
  'site.doc': siteParts,
  'site_page.doc': one('SitePage'),
  'site_step.after': siteMoment,
  'site_step.before': siteMoment,
  'site_version.doc': one('SiteDoc'),
  'template.subject': one('LocalizedLine'),
  'template.text': one('LocalizedText'),
  'valuation.doc': parts('Valuation', but('id', 'propertyId', 'madeBy', 'asOf')),
  'plan_edition.doc': editions,
  'visit_hours.doc': one('VisitHours'),
  'expense.data': one('ExpenseInput'),
} satisfies Record<string, Shape>

/** A jsonb column, by table and name, that holds what the contract states. */
export type StoredColumn = keyof typeof SHAPES

/** What each column holds, as this contract states it. */
export function shapesOf(contract: Contract): Map<StoredColumn, JsonSchema> {
  return new Map(
    Object.entries(SHAPES).map(([column, shape]) => [column as StoredColumn, shape(contract)]),
  )
}
