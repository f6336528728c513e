import { startOfDay } from '../../time/madrid.ts'
import type { FileRow } from './rental.repository.ts'

const DAY = 86_400_000
/**
 * A rejected file is kept so long, for questions and objections; said in the consent and on the
 * form's page.
 */
export const REJECTED_MS = 90 * DAY
/** Any other file, since its last change, and one with a contract since that ends. */
export const UNTOUCHED_MS = 730 * DAY

/** When a file will be erased, if nothing changes; `endsOn`: the last day of its contract. */
export function erasedOn(
  { decided_at, updated_at }: Pick<FileRow, 'decided_at' | 'updated_at'>,
  endsOn: string | null,
): Date {
  const kept =
    decided_at === null ? updated_at.getTime() + UNTOUCHED_MS : decided_at.getTime() + REJECTED_MS
  return new Date(Math.max(kept, endsOn === null ? 0 : startOfDay(endsOn).getTime() + UNTOUCHED_MS))
}
