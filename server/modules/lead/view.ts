import type { Lead } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { namesOf } from '../user/index.ts'
import { toLead, type AgencyLead } from './lead.repository.ts'

/** Enquiries with the names of whoever answers. */
export const withNames = async (db: Db, rows: AgencyLead[]): Promise<Lead[]> => {
  const ids = rows.flatMap((row) => row.assigned_to ?? [])
  const names = await namesOf(db, [...new Set(ids)])
  return rows.map((row) => toLead(row, names))
}

/** One of them. */
export const withName = async (db: Db, row: AgencyLead): Promise<Lead> =>
  toLead(row, await namesOf(db, row.assigned_to ? [row.assigned_to] : []))
