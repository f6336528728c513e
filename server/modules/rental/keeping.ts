import type { FileRow } from './rental.repository.ts'

const DAY = 86_400_000
/**
 * A rejected file is kept so long, for questions and objections; said in the consent and on the
 * form's page.
 */
export const REJECTED_MS = 90 * DAY
/** Any other file, since its last change. */
export const UNTOUCHED_MS = 730 * DAY

/** When a file will be erased, if nothing changes. */
export const erasedOn = ({
  decided_at,
  updated_at,
}: Pick<FileRow, 'decided_at' | 'updated_at'>): Date =>
  decided_at === null
    ? new Date(updated_at.getTime() + UNTOUCHED_MS)
    : new Date(decided_at.getTime() + REJECTED_MS)
