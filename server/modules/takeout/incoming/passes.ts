import type { ContactConsent } from '../../../../generated/model/index.ts'
import type { KeptFile } from '../../inbox/index.ts'
import { KEYS } from '../../integration/index.ts'
import { bringAgency, bringPerson } from './bring/people.ts'
import { bringAccount, bringBankEntry, bringExpense } from './bring/books.ts'
import { bringConsent, bringContact, bringEntry, bringLink } from './bring/contacts.ts'
import {
  bringDocument,
  bringHome,
  bringHomeHistory,
  bringPictures,
  type Fetched,
  type Pictures,
} from './bring/homes.ts'
import {
  bringDemand,
  bringDemandHistory,
  bringLead,
  bringMatch,
  bringOffer,
  bringSelection,
} from './bring/buyers.ts'
import {
  bringChannel,
  bringCost,
  bringEvent,
  bringMessage,
  bringTarget,
  bringTemplate,
  bringThread,
  bringView,
  bringVisit,
} from './bring/desk.ts'
import type { Bringing, Brought, Outcome } from './bring/bringing.ts'
import {
  fetchConsent,
  fetchDocument,
  fetchMessageFiles,
  fetchPictures,
  fetchPortraits,
  fetchReceipt,
  type Zip,
} from './bring/fetched.ts'

/** How the lines of a schema come in. */
interface Way {
  /** What is read of the zip before the transaction. */
  fetch?(zip: Zip, value: unknown): Promise<unknown>
  bring(b: Bringing, line: Brought, fetched: unknown): Promise<Outcome>
  /** What this version does not read of it is kept here, so that it goes on keeping back the rest. */
  keepsUnread?: true
  /** Parts that it is summed or run by: with one of them half read it is left where it is. */
  whole?: readonly string[]
  /**
   * Codes that come as they are where this version does not know them, each with one that it knows:
   * a word that is left out would let the one before it stand.
   */
  codes?: Readonly<Record<string, string>>
}

/** One reading of a file of records. */
export interface Pass {
  tag: string
  ways: Readonly<Record<string, Way>>
  /** Records in one transaction. */
  batch: number
}

const BATCH = 250
/** Where files are fetched for each record, fewer: what a crash takes back is fetched again. */
const FEW = 5

const pass = (tag: string, ways: Pass['ways'], batch = BATCH): Pass => ({ tag, ways, batch })
const portraits = (bring: (b: Bringing, line: Brought, found: Map<string, string>) => unknown) => ({
  fetch: fetchPortraits,
  bring: (b: Bringing, line: Brought, found: unknown) =>
    bring(b, line, found as Map<string, string>) as Promise<Outcome>,
})

const CONSENT_CODES = {
  purpose: 'newsletter',
  state: 'rejected',
  basis: 'consent',
  source: 'office',
} satisfies Partial<ContactConsent>

/**
 * What is brought and in which order: people, contacts, homes with their pictures and documents, and
 * what refers to them. What refers to what comes later (timelines, links) has a reading of its own.
 */
export const PASSES: readonly Pass[] = [
  pass('agency', { Agency: { ...portraits(bringAgency), keepsUnread: true } }, FEW),
  pass('user', { User: portraits(bringPerson) }, 25),
  pass('contact', {
    Contact: { bring: bringContact, keepsUnread: true },
    ContactConsent: { bring: bringConsent, codes: CONSENT_CODES },
  }),
  pass('property', {
    Property: { bring: bringHome, keepsUnread: true },
    PropertyHistoryEntry: { bring: bringHomeHistory },
  }),
  pass(
    'property',
    {
      Property: {
        fetch: fetchPictures,
        bring: (b, line, found) => bringPictures(b, line, found as Pictures),
      },
    },
    FEW,
  ),
  pass(
    'property',
    {
      Document: {
        fetch: fetchDocument,
        bring: (b, line, found) => bringDocument(b, line, found as Fetched),
      },
    },
    25,
  ),
  pass('lead', {
    Lead: {
      fetch: fetchConsent,
      bring: (b, line, found) => bringLead(b, line, found as string | null),
    },
  }),
  pass('demand', {
    Demand: { bring: bringDemand, keepsUnread: true },
    DemandHistoryEntry: { bring: bringDemandHistory },
  }),
  pass('match', { DemandMatch: { bring: bringMatch } }),
  pass('selection', { Selection: { bring: bringSelection } }),
  pass('offer', { Offer: { bring: bringOffer } }),
  pass('agenda', { AgendaEvent: { bring: bringEvent } }),
  pass('visit', { Visit: { bring: bringVisit } }),
  pass('inbox', {
    InboxThread: { bring: bringThread },
    InboxMessage: {
      fetch: fetchMessageFiles,
      bring: (b, line, found) => bringMessage(b, line, found as KeptFile[]),
    },
  }),
  pass('template', { Template: { bring: bringTemplate } }),
  pass('view', { ListView: { bring: bringView } }),
  pass('dashboard', { Target: { bring: bringTarget } }),
  pass('analysis', { AnalysisCost: { bring: bringCost } }),
  pass('integration', { Integration: { bring: bringChannel, whole: [...KEYS, 'feed'] } }),
  pass(
    'expense',
    {
      Expense: {
        whole: ['data'],
        fetch: fetchReceipt,
        bring: (b, line, found) => bringExpense(b, line, found as Fetched | null),
      },
    },
    25,
  ),
  pass('bank', { BankAccount: { bring: bringAccount } }),
  pass('bank', { BankEntry: { bring: bringBankEntry } }),
  pass('contact', { ContactEntry: { bring: bringEntry }, ContactLink: { bring: bringLink } }),
]

/** Kinds of records that come in, in their order; photos are told of, too. */
export const BROUGHT: readonly string[] = [
  ...new Set(
    PASSES.flatMap(({ ways }, index) => [...Object.keys(ways), ...(index === 4 ? ['Media'] : [])]),
  ),
]
