import type { Db } from '../../db/index.ts'

type Hearer = (trx: Db, who: { courseId: string; userId: string; now: Date }) => Promise<void>
const hearers: Hearer[] = []

/** Hears, in the transaction that notes it, that a person attended a session of a course. */
export const onAttended = (hearer: Hearer): void => void hearers.push(hearer)

export async function tellAttended(
  trx: Db,
  who: { courseId: string; userId: string; now: Date },
): Promise<void> {
  for (const hearer of hearers) await hearer(trx, who)
}
