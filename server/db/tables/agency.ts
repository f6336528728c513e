import type { Generated } from 'kysely'
import type { Agency } from '../../../generated/model/index.ts'

/** The parts of an agency that are stored as one document: all that has no column of its own. */
export type AgencyDoc = Omit<
  Agency,
  'id' | 'slug' | 'logo' | 'cover' | 'version' | 'createdAt' | 'updatedAt'
>

/** Table of the tag `agency` (0002_user.sql). */
export interface AgencyTables {
  agency: {
    id: string
    slug: string
    logo: string | null
    cover: string | null
    /** Who is named its owner; counts while they lead it (module user, owner.ts). */
    owner_id: Generated<string | null>
    doc: AgencyDoc
    ref_count: Generated<number>
    version: Generated<number>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
