const isFile = (value: unknown): value is Blob => value instanceof Blob

/** A file's own name goes with it; a bare Blob gets a plain one. */
const nameOf = (file: Blob): string => (file instanceof File ? file.name : 'file')

/**
 * Encodes a write as the specification's multipart form (sections 5 and 7): files as repeated
 * parts, any other object or array as ONE JSON text part, undefined skipped, null as an empty
 * string. `<field>_extra` is an array like any other.
 */
export function toFormData(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue
    const files = isFile(value)
      ? [value]
      : Array.isArray(value) && value.length > 0 && value.every(isFile)
        ? value
        : null
    if (files) for (const file of files) form.append(key, file, nameOf(file))
    else if (value === null) form.append(key, '')
    else form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
