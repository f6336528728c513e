import type {
  ContactInput,
  ContactPerson,
  ContactProfile,
  ContactReach,
} from '../../../../../generated/model/index.ts'
import type { Remark, Field, Said } from '../row.ts'
import type { DateOrder } from './dates.ts'

/**
 * A person as a file has them, in the parts of a contact, and what could not be taken over as it
 * stood.
 */
export interface Draft {
  input: ContactInput
  remarks: Remark[]
}

/** What a reader of values needs to know. */
export interface Manner {
  /** Order of the dates of the file. */
  dates: DateOrder
  /** Words for values that go to the notes, such as `Puesto`. */
  word(field: Field): string
  today: Date
}

export const PHONES = 8
export const EMAILS = 8
export const TAGS = 30
export const NOTES = 8000

/**
 * Values of one person, and letters of one, that are looked at: no program writes more, and each
 * costs time.
 */
export const VALUES = 500
export const LETTERS = 20_000

/**
 * Gathers the values of one row; what has no place of its own is kept in the notes, so that nothing
 * is lost.
 */
export class Gathering {
  readonly person: ContactPerson = {}
  readonly reach: Required<Pick<ContactReach, 'phones' | 'emails'>> & ContactReach = {
    phones: [],
    emails: [],
  }
  readonly profile: Required<Pick<ContactProfile, 'roles' | 'tags'>> & ContactProfile = {
    roles: [],
    tags: [],
  }
  readonly legal: NonNullable<ContactInput['legal']> = {}
  readonly remarks: Remark[] = []
  readonly notes: string[] = []
  readonly names: Partial<
    Record<'fullName' | 'firstName' | 'middleName' | 'lastName' | 'secondLastName', string>
  > = {}
  readonly manner: Manner
  constructor(manner: Manner) {
    this.manner = manner
  }

  /** Keeps a value that was not understood, and says so. */
  unread({ field, value, label }: Said, key: string): void {
    this.remarks.push({ field, key, params: { text: value.slice(0, 60) } })
    this.notes.push(`${label ?? this.manner.word(field)}: ${value}`)
  }
}

export type Take = (into: Gathering, said: Said) => void
