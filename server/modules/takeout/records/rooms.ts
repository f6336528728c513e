import type { ListView } from '../../../../generated/model/index.ts'
import { agencysEntries } from '../../contact/index.ts'
import { forColleagues } from '../../user/index.ts'
import { agencysDocuments } from '../../visit/index.ts'
import { BOOKS } from './books.ts'
import { lists, type Room } from './room.ts'

const MATCH = { param: 'demandId', pages: 'cursor' } as const

/**
 * Everything an agency owns, in the order in which an import needs it. A new table that holds some
 * of it fails `rooms.test.ts` until it stands here or in `elsewhere.ts`.
 */
export const ROOMS: readonly Room[] = [
  {
    tag: 'agency',
    schema: 'Agency',
    operation: 'getAgency',
    table: 'agency',
    where: 'id = $1',
    column: 'agency.doc',
  },
  {
    tag: 'user',
    schema: 'User',
    operation: 'getUser',
    table: 'app_user',
    shown: forColleagues,
  },
  {
    tag: 'property',
    schema: 'Property',
    operation: 'getProperty',
    table: 'property',
    where: 'agency_id = $1 and deleted_at is null',
    column: 'property.doc',
    parts: [
      lists('PropertyHistoryEntry', 'listPropertyHistory', { pages: 'cursor' }),
      lists('Document', 'listPropertyDocuments', { sharedOf: agencysDocuments }),
    ],
  },
  {
    tag: 'print',
    schema: null,
    table: 'property',
    where: 'agency_id = $1 and deleted_at is null',
    parts: [lists('QrCode', 'listQrCodes')],
  },
  {
    tag: 'report',
    schema: null,
    table: 'property',
    where:
      'agency_id = $1 and deleted_at is null and id in (select property_id from report where not for_operator)',
    parts: [lists('Report', 'listReports', { param: null, query: { propertyId: '{}' } })],
  },
  {
    tag: 'analytics',
    schema: 'PropertyFigures',
    operation: 'getPropertyFigures',
    query: { weeks: 53 },
    table: 'property',
    where:
      'agency_id = $1 and deleted_at is null and id in (select listing_id from listing_figure)',
  },
  {
    tag: 'contact',
    schema: 'Contact',
    operation: 'getContact',
    table: 'contact',
    where: 'agency_id = $1 and erased_at is null and merged_into_id is null',
    column: 'contact.doc',
    parts: [
      lists('ContactEntry', 'listContactEntries', {
        pages: 'cursor',
        sharedOf: agencysEntries,
      }),
      lists('ContactLink', 'listContactLinks'),
      lists('ContactConsent', 'listContactConsents'),
    ],
  },
  {
    tag: 'lead',
    schema: 'Lead',
    operation: 'getLead',
    table: 'lead',
    where: 'agency_id = $1 and not trap',
  },
  {
    tag: 'demand',
    schema: 'Demand',
    operation: 'getDemand',
    table: 'demand',
    column: 'demand.doc',
    parts: [lists('DemandHistoryEntry', 'listDemandHistory', { pages: 'cursor' })],
  },
  {
    tag: 'match',
    schema: null,
    table: 'demand',
    parts: ['sent', 'liked', 'visited', 'offer', 'out'].map((show) =>
      lists('DemandMatch', 'listDemandMatches', { ...MATCH, query: { show } }),
    ),
    where:
      "agency_id = $1 and id in (select demand_id from match where agency_id = $1 and state <> 'new')",
  },
  { tag: 'selection', schema: 'Selection', operation: 'getSelection', table: 'selection' },
  { tag: 'offer', schema: 'Offer', operation: 'getOffer', table: 'offer' },
  { tag: 'valuation', schema: 'Valuation', operation: 'getValuation', table: 'valuation' },
  {
    tag: 'agenda',
    schema: 'AgendaEvent',
    operation: 'getAgendaEvent',
    table: 'agenda_event',
    where: 'agency_id = $1 and deleted_at is null',
    shared: "visibility = 'agency'",
  },
  {
    tag: 'visit',
    schema: 'Visit',
    operation: 'getVisit',
    table: 'agenda_event',
    where: "agency_id = $1 and deleted_at is null and kind = 'visit'",
    shared: "visibility = 'agency'",
  },
  {
    tag: 'inbox',
    schema: 'InboxThread',
    operation: 'getInboxThread',
    table: 'inbox_thread',
    parts: [lists('InboxMessage', 'listInboxMessages', { pages: 'before' })],
  },
  {
    tag: 'template',
    schema: 'Template',
    operation: 'getTemplate',
    table: 'template',
    shared: 'owner_id is null',
  },
  {
    tag: 'view',
    schema: null,
    table: 'agency',
    where: 'id = $1',
    own: 'list_view where agency_id = $1 and not shared',
    parts: ['property', 'demand', 'contact'].map((list) =>
      lists('ListView', 'listViews', {
        param: null,
        query: { list },
        shared: ({ shared }: ListView) => shared,
      }),
    ),
  },
  {
    tag: 'site',
    schema: 'Site',
    operation: 'getSite',
    table: 'site',
    parts: [lists('SiteVersion', 'listSiteVersions')],
  },
  {
    tag: 'dashboard',
    schema: null,
    table: 'agency',
    where: 'id = $1',
    parts: [lists('Target', 'listTargets', { param: null })],
  },
  {
    tag: 'integration',
    schema: 'Integration',
    operation: 'getIntegration',
    table: 'integration',
    whole: 'integration.settings',
    parts: [lists('IntegrationLogEntry', 'listIntegrationLog', { pages: 'cursor' })],
  },
  {
    tag: 'publication',
    schema: null,
    table: 'integration',
    where: "agency_id = $1 and direction = 'out'",
    parts: [lists('PublicationHome', 'listPublicationHomes', { pages: 'cursor' })],
  },
  {
    tag: 'network',
    schema: 'Agreement',
    operation: 'getAgreement',
    table: 'agreement',
    where: '$1 in (from_agency, to_agency)',
    parts: [lists('AgreementHome', 'listAgreementHomes', { pages: 'cursor' })],
  },
  {
    tag: 'introduction',
    schema: null,
    table: 'agency',
    where: 'id = $1',
    parts: [
      lists('Introduction', 'listIntroductions', { param: null, pages: 'cursor' }),
      lists('IntroductionCheck', 'listIntroductionChecks', { param: null, pages: 'cursor' }),
    ],
  },
  ...BOOKS,
  {
    tag: 'import',
    schema: 'ImportRun',
    operation: 'getImport',
    table: 'import_run',
    parts: [lists('ImportItem', 'listImportItems', { pages: 'cursor' })],
  },
  {
    tag: 'intake',
    schema: 'IntakeRun',
    operation: 'getIntake',
    table: 'intake_run',
    parts: [lists('IntakeRow', 'listIntakeRows', { pages: 'cursor' })],
  },
]
