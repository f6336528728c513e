export const LANGUAGES = ['es', 'en', 'ca', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a field is called in each language, and in the same order what its values are. */
export interface FieldWords {
  words: Record<Language, string>
  valueWords?: Record<Language, string[]>
}

export interface Field extends FieldWords {
  /** Component with `x-form: true`, and the field's name: `BoatInput.length`. */
  at: string
  type: string
  unit?: string | undefined
  /** Values of an enumeration. */
  values?: string[]
  /** Component that the enumeration is; without it, it stands in the form alone. */
  as?: string | undefined
  /** Least and greatest of a number, and how many characters of a text. */
  min?: number | undefined
  max?: number | undefined
  length?: number | undefined
  /** Without it nothing is taken (required). */
  needed?: boolean | undefined
  /** The input that edits it (x-widget), where its kind of value does not decide. */
  widget?: string | undefined
  /** Heading it stands under (x-group). */
  group?: string | undefined
  /** It applies only while each of these fields has one of the values (x-when). */
  when?: Record<string, (string | boolean)[]> | undefined
  /** Where it shows besides its form (x-shows). */
  shows?: string[]
  /** Strangers may learn of it (x-public). */
  public?: boolean | undefined
  /** What a made-up answer says here (x-sample). */
  sample?: string | undefined
  /** The field that it comes after; last of its form where none is told. */
  after?: string | undefined
}
