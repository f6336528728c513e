import type {
  AgendaEvent,
  Contact,
  Demand,
  InboxThread,
  Property,
  ProposalOperation,
  ProposalPatch,
  ProposalTargetKind,
} from '../../../generated/model/index.ts'
import type { Tables } from '../../db/index.ts'
import type { Selectable } from 'kysely'

export type ProposalRow = Selectable<Tables['proposal']>
export type Body = Record<string, unknown>
/** A record as its operation answers it. */
export type Doc = Record<string, unknown>
export interface Asked {
  params: Record<string, string>
  body: Body
}
export interface Way extends Asked {
  operation: string
}

/** A record that is proposed about: how it is read, and what of it is said. */
interface Target {
  read: string | null
  /** What of it a confirmation must not overwrite unseen; null: nothing is overwritten. */
  version(doc: Doc): number | null
  name(doc: Doc): { label: string; reference: string }
  /** Where the agency has its phones and mails; what a stranger typed is no such place. */
  known(doc: Doc): unknown
}

const short = (id: string): string => id.slice(-6).toUpperCase()
const named = (label: string, id: string) => ({ label, reference: label.trim() || short(id) })
const as = <T>(doc: Doc): T => doc as T

export const TARGETS: Record<ProposalTargetKind, Target> = {
  thread: {
    read: 'getInboxThread',
    // Who wrote again since gets no answer to what they said before.
    version: (doc) => Date.parse(as<InboxThread>(doc).lastAt),
    name: (doc) => named(as<InboxThread>(doc).person.name, as<InboxThread>(doc).id),
    known: (doc) => [as<InboxThread>(doc).person, as<InboxThread>(doc).contact],
  },
  agenda: {
    read: null,
    version: () => null,
    name: () => ({ label: '', reference: '' }),
    known: () => null,
  },
  event: {
    read: 'getAgendaEvent',
    version: (doc) => as<AgendaEvent>(doc).version,
    name: (doc) => named(as<AgendaEvent>(doc).title, as<AgendaEvent>(doc).id),
    known: (doc) => as<AgendaEvent>(doc).attendees,
  },
  home: {
    read: 'getProperty',
    version: (doc) => as<Property>(doc).version,
    name: (doc) => named(as<Property>(doc).ref, as<Property>(doc).id),
    known: () => null,
  },
  demand: {
    read: 'getDemand',
    version: () => null,
    // With whom it is for: homes and notes go to a person.
    name: (doc) => {
      const { ref, title, contact } = as<Demand>(doc)
      return { label: [ref, title, contact?.name].filter(Boolean).join(' · '), reference: ref }
    },
    known: (doc) => as<Demand>(doc).contact,
  },
  contact: {
    read: 'getContact',
    version: () => null,
    name: (doc) => named(as<Contact>(doc).name, as<Contact>(doc).id),
    known: (doc) => as<Contact>(doc).reach,
  },
}

type Field = Exclude<keyof ProposalPatch, 'version'>

/** What may be proposed. There is nothing else: an operation that is not here cannot be asked for. */
export interface Proposable {
  kind: ProposalTargetKind
  /** Where the id of the target stands. */
  target(asked: Asked): string | null
  /** What of the body a person may alter. */
  edits: readonly Field[]
  /** How the fields of the body stand in the record. */
  before(doc: Doc, body: Body): Body
  /** For how many hours; an event may say until when itself. */
  hours: number
  until?(body: Body, doc: Doc | null): string | undefined
  /** The body carries the version of the target. */
  pins?: true
  /** The id of what was done, from the answer. */
  made(data: Doc): { id: unknown; undo?: unknown; version?: unknown }
  /** Null: it cannot be taken back. `sent`: since it has gone out. */
  undo: ((row: ProposalRow) => Way | null) | null | 'sent'
}

const nothing = (): Body => ({})
const byId = ({ params }: Asked): string | null => params['id'] ?? null
const undoAgenda = ({ result }: ProposalRow): Way | null =>
  result?.undo ? { operation: 'undoAgenda', params: {}, body: { undo: result.undo } } : null
const agendaMade = ({ event, undo }: Doc) => ({ id: (event as AgendaEvent).id, undo })

const offered = (doc: Doc, body: Body): number | null =>
  as<Property>(doc).basics.offers.find((one) => one.operation === body['operation'])?.price ?? null

export const TABLE: Record<ProposalOperation, Proposable> = {
  createInboxMessage: {
    kind: 'thread',
    target: byId,
    edits: ['subject', 'text'],
    before: nothing,
    hours: 8,
    made: ({ id }) => ({ id }),
    undo: 'sent',
  },
  createAgendaEvent: {
    kind: 'agenda',
    target: () => null,
    edits: ['title', 'startsAt', 'endsAt', 'notes'],
    before: nothing,
    hours: 24,
    until: ({ startsAt }) => String(startsAt),
    made: agendaMade,
    undo: undoAgenda,
  },
  updateAgendaEvent: {
    kind: 'event',
    target: byId,
    edits: ['title', 'startsAt', 'endsAt', 'notes'],
    before: (doc, body) => Object.fromEntries(Object.keys(body).map((key) => [key, doc[key]])),
    hours: 24,
    until: ({ startsAt }) => (startsAt === undefined ? undefined : String(startsAt)),
    pins: true,
    made: agendaMade,
    undo: undoAgenda,
  },
  changePrice: {
    kind: 'home',
    target: byId,
    edits: ['price', 'text'],
    before: (doc, body) => ({ price: offered(doc, body) }),
    hours: 24,
    pins: true,
    made: ({ property }) => ({
      id: (property as Property).id,
      version: (property as Property).version,
    }),
    // Another change, which everybody hears of: a price that was seen is not unseen.
    undo: ({ params, body, before, result }) =>
      typeof before?.['price'] === 'number' && result?.version
        ? {
            operation: 'changePrice',
            params,
            body: {
              version: result.version,
              operation: body?.['operation'],
              price: before['price'],
              reason: 'correction',
            },
          }
        : null,
  },
  changePropertyStatus: {
    kind: 'home',
    target: byId,
    edits: ['reason'],
    before: ({ status, substatus }) => ({ status, substatus }),
    hours: 24,
    pins: true,
    made: ({ id, version }) => ({ id, version }),
    undo: ({ params, before, result }) => ({
      operation: 'changePropertyStatus',
      params,
      body: {
        version: result?.version,
        status: before?.['status'],
        ...(before?.['substatus'] ? { substatus: before['substatus'] } : {}),
      },
    }),
  },
  createSelection: {
    kind: 'demand',
    target: ({ body }) => String(body['demandId']),
    edits: ['message'],
    before: nothing,
    hours: 24,
    made: ({ selection }) => ({ id: (selection as Doc)['id'] }),
    undo: ({ result }) =>
      result?.id ? { operation: 'revokeSelection', params: { id: result.id }, body: {} } : null,
  },
  addContactEntry: {
    kind: 'contact',
    target: byId,
    edits: ['text'],
    before: nothing,
    hours: 24,
    made: ({ id }) => ({ id }),
    undo: null,
  },
  addDemandNote: {
    kind: 'demand',
    target: byId,
    edits: ['text'],
    before: nothing,
    hours: 24,
    made: ({ id }) => ({ id }),
    undo: null,
  },
}
