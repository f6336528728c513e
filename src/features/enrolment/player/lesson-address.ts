import type { EnrolmentDetail, EnrolmentLesson } from '../../../../generated/model'

/** The word of the address that names the lesson that is shown. */
const PARAM = 'leccion'

export const lessonSearch = (id: string): string => `?${new URLSearchParams({ [PARAM]: id })}`

/** The lesson of an address; else the next one that is not done, else the first. */
export function lessonOf(
  { modules, next }: EnrolmentDetail,
  address: URLSearchParams,
): {
  lesson: EnrolmentLesson
  after: EnrolmentLesson | null
  before: EnrolmentLesson | null
} | null {
  const all = modules.flatMap(({ lessons }) => lessons)
  const wanted = address.get(PARAM) ?? next
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === wanted),
  )
  const lesson = all[at]
  return lesson ? { lesson, after: all[at + 1] ?? null, before: all[at - 1] ?? null } : null
}
