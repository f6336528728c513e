/**
 * Bytes of a JSON body, and of all fields of a form together with their framing, when the contract
 * says nothing.
 */
export const BODY_BYTES = 1_048_576
/** Bytes of one text part: the eight steps with their texts in all languages fit. */
export const PART_BYTES = 1_048_576
/**
 * Up to this size a refused body is looked through for all its errors; past it the first must do.
 */
export const ALL_ERRORS_BYTES = 65_536
/** Parts of a form beyond the fields and files that the contract knows. */
export const SPARE_PARTS = 20
