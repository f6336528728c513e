import type { Language, Role } from '../../generated/model/index.ts'

/** Somebody of the demo who may sign in. */
export interface DemoPerson {
  email: string
  first_name: string
  last_name: string
  role: Role
  language: Language
  phone?: string
  job_title?: string
  /** Which of the agency's branches; the first unless told. */
  branch?: number
}
