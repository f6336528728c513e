import type { SiteCheck } from '../../../../generated/model/index.ts'

/** Something to mend, before it is said in words: of what, and what its sentence names or counts. */
export type Found = Pick<SiteCheck, 'key' | 'level' | 'path'> & {
  proposal?: string
  words?: Record<string, string | number>
}
