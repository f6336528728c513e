/**
 * What somebody should know about a value, as a key and its values: worded in the reader's language
 * when it is shown.
 */
export interface Remark {
  /** Field of ours (`phone`), or `row`. */
  field: string
  key: string
  params?: Record<string, string | number>
}

/** A row of a table as the file has it. */
export interface TableRow {
  kind: 'cells'
  /** Line of the file where it begins, from 1. */
  line: number
  cells: string[]
  remarks?: Remark[]
}

/** A card of a file that names its own fields. */
export interface CardRow {
  kind: 'said'
  line: number
  said: Said[]
  remarks?: Remark[]
}

/** A piece of a file that could not be read, and why. */
export interface LostRow {
  kind: 'lost'
  line: number
  /** Its beginning, so that somebody finds it again. */
  text: string
  remarks: Remark[]
}

export type FileRow = TableRow | CardRow | LostRow

/** A value with the field of a person it is for. */
export interface Said {
  field: Field
  value: string
  /** Words before the value in the notes, such as the column's own name. */
  label?: string
}

/**
 * Fields of a person that a file can fill. Several columns may fill one: phones, e-mails, tags and
 * notes add up; a second value of any other goes to the notes.
 */
export const FIELDS = [
  'fullName',
  'title',
  'firstName',
  'middleName',
  'lastName',
  'secondLastName',
  'companyName',
  'jobTitle',
  'department',
  'email',
  'phone',
  'mobile',
  'landline',
  'workPhone',
  'spousePhone',
  'fax',
  'street',
  'postalCode',
  'town',
  'country',
  'region',
  'otherAddress',
  'idNumber',
  'birthDate',
  'nationality',
  'language',
  'role',
  'tags',
  'source',
  'spouseName',
  'nickname',
  'anniversary',
  'relatedName',
  'messenger',
  'website',
  'notes',
] as const

/** What somebody looks for: these make a demand. */
export const WANTS = [
  'wantOperation',
  'wantType',
  'wantPlace',
  'wantPriceMin',
  'wantPriceMax',
  'wantAreaMin',
  'wantAreaMax',
  'wantPlotMin',
  'wantBedroomsMin',
  'wantBedroomsMax',
  'wantBathroomsMin',
  'wantFeatures',
  'wantNotes',
] as const

export type WantField = (typeof WANTS)[number]
export type Field = (typeof FIELDS)[number] | WantField
