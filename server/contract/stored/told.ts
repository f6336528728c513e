/** A record as a file tells it: in the shape of the contract, and the document it was made of. */
export interface Told {
  value: Record<string, unknown>
  /** As it was stored there; undefined where that version read all of it. */
  stored: Record<string, unknown> | undefined
}

/** The document that was told, as it was stored, of these parts and any that only that one knew. */
export const toldOf = (
  { value, stored }: Told,
  parts: readonly string[],
): Record<string, unknown> => ({
  ...Object.fromEntries(
    parts.flatMap((part) => (value[part] === undefined ? [] : [[part, value[part]]])),
  ),
  ...stored,
})
