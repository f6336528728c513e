import { dayOf } from '../../time/madrid.ts'
import type {
  AgencyBranch,
  AgencyPublic,
  AgencyRegistration,
  ContactMethod,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { halfReadIn, unreadStored } from '../../contract/stored/index.ts'
import { isUuid } from '../../db/id.ts'
import type { AgencyDoc } from '../../db/tables/agency.ts'
import { findAgency, findBySlug, findShown } from './agency.repository.ts'

const isSame = (one: AgencyRegistration, other: AgencyRegistration): boolean =>
  one.kind === other.kind && one.number === other.number

/**
 * Registrations the public may rely on today: those of the law, then the others that are still
 * valid and of which nothing is unread (`half`), which may be that they have ended.
 */
function registrationsOf(
  { licences = {}, registrations = [] }: AgencyDoc,
  today: string,
  half: AgencyRegistration[] = [],
): AgencyRegistration[] {
  const byLaw: AgencyRegistration[] = [
    ...(licences.roaiibNumber ? [{ kind: 'ROAIIB' as const, number: licences.roaiibNumber }] : []),
    ...(licences.apiCollegeNumber
      ? [{ kind: 'API' as const, number: licences.apiCollegeNumber }]
      : []),
  ]
  const valid = registrations.filter(
    ({ validUntil }) => validUntil === undefined || validUntil >= today,
  )
  const leftOut = [...byLaw, ...half]
  return [...byLaw, ...valid.filter((one) => !leftOut.some((other) => isSame(one, other)))]
}

/** Ways of contact; none are all, unless some were chosen that are not read: then no number. */
const waysOf = (chosen: ContactMethod[] = [], isWhole: boolean): ContactMethod[] =>
  chosen.length > 0 || isWhole ? chosen : ['EMAIL', 'PLATFORM']

/**
 * Whether an agency shows its page. Where the switch is not there, one that is off under a name this
 * version does not know may be it (renamed by a later one, and gone back from).
 */
const isOpen = (publicPage: boolean | undefined, unread: Record<string, unknown>): boolean =>
  publicPage === undefined
    ? unread['publicPage'] === undefined && !Object.values(unread).includes(false)
    : publicPage

/**
 * An agency by short name or id, as anybody may know it: what it made public, field by field.
 * Without its page, what its homes tell anyway.
 */
export async function readPublic(name: string, { deps, lang }: Ctx): Promise<AgencyPublic> {
  const row = isUuid(name) ? await findAgency(deps.db, name) : await findBySlug(deps.db, name)
  if (!row) return notFound(lang)
  const { doc } = row
  // What another version wrote may restrict what this one would tell (docs/decisions/0070).
  const unread = await unreadStored(deps.db, 'agency.doc', { id: row.id })
  const {
    tradeName,
    description = {},
    publicPhone = null,
    publicEmail = null,
    website = null,
    address = null,
    languages = [],
    islands = [],
    branches = [],
    defaults = {},
  } = doc
  const base = {
    id: row.id,
    slug: row.slug,
    name: tradeName,
    logo: row.logo,
    phone: publicPhone,
    website,
    languages,
    islands,
    contactMethods: waysOf(defaults.contactMethods, unread['defaults'] === undefined),
  }
  const nothing = {
    page: false,
    cover: null,
    description: {},
    email: null,
    address: null,
    branches: [] as AgencyBranch[],
    registrations: [],
    people: [],
  }
  if (!isOpen(doc.publicPage, unread))
    return {
      ...base,
      ...nothing,
      registrations: registrationsOf({ tradeName, licences: doc.licences }, dayOf(deps.now())),
    }
  const half = await halfReadIn<AgencyRegistration>(deps.db, 'agency.doc', { id: row.id }, [
    'registrations',
  ])
  const people = (await findShown(deps.db, row.id)).map(
    ({ first_name, last_name, job_title, avatar, branch_id }) => ({
      name: `${first_name} ${last_name}`.trim(),
      jobTitle: job_title,
      avatar,
      branchId: branch_id,
    }),
  )
  return {
    ...base,
    page: true,
    cover: row.cover,
    description,
    email: publicEmail,
    address,
    branches,
    registrations: registrationsOf(doc, dayOf(deps.now()), half),
    people,
  }
}
