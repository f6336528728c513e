import type { Rental, RentalDocument } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { namesOf } from '../../user/index.ts'
import type { FileRow } from '../rental.repository.ts'
import { accessesOf, countAccesses, documentsOf, type DocumentRow } from './papers.repository.ts'

const toDocument = (row: DocumentRow, names: Map<string, string>): RentalDocument => ({
  id: row.id,
  type: row.type,
  filename: row.filename,
  mime: row.mime,
  size: row.size,
  by: row.by_side,
  byName: row.by_user === null ? null : (names.get(row.by_user) ?? null),
  createdAt: row.created_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
})

/** Documents of a file, who opened it, and how long the applicant's link works. */
export async function papersOf(
  db: Db,
  row: FileRow,
): Promise<Pick<Rental, 'documents' | 'accesses' | 'accessCount' | 'linkUntil'>> {
  const documents = await documentsOf(db, row.id)
  const accesses = await accessesOf(db, row.id)
  const people = [...documents, ...accesses].map((one) => one.by_user).filter((id) => id !== null)
  const names = await namesOf(db, [...new Set(people)])
  return {
    documents: documents.map((one) => toDocument(one, names)),
    accesses: accesses.map(({ by_user, at, filename }) => ({
      byName: by_user === null ? null : (names.get(by_user) ?? null),
      at: at.toISOString(),
      filename,
    })),
    accessCount: await countAccesses(db, row.id),
    linkUntil: row.link_until?.toISOString() ?? null,
  }
}
