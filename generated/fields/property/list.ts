// Written by `npm run generate`. Do not edit.
import type { Field } from '../field.ts'

/** Fields that show there: list. */
export const fields: readonly Field[] = [
]
