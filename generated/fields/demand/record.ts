// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: record. */
export const fields: readonly Field[] = [
]
