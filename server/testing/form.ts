import type { Route } from '../contract/routes.ts'

/** A file that a test sends. */
export interface TestFile {
  field: string
  filename: string
  mime: string
  content: Buffer | string
  /** Its document type or description, sent in `<field>_extra`. */
  extra?: unknown
}

/** Body and headers of a real multipart request, made as section 7 of the specification says. */
export async function formRequest(route: Route, body: Record<string, unknown>, files: TestFile[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue
    form.append(
      name,
      value === null
        ? ''
        : typeof value === 'string' && route.body?.parts[name]?.kind !== 'json'
          ? value
          : JSON.stringify(value),
    )
  }
  for (const [name, extras] of extrasOf(files)) {
    if (extras.every((extra) => extra === undefined)) continue
    const many = route.body?.files.find((file) => file.name === name)?.many
    const extra = many ? extras.map((one) => one ?? {}) : extras[0]
    form.append(`${name}_extra`, typeof extra === 'string' ? extra : JSON.stringify(extra))
  }
  for (const file of files)
    form.append(
      file.field,
      new File([new Uint8Array(Buffer.from(file.content))], file.filename, { type: file.mime }),
    )
  const made = new Response(form)
  return {
    payload: Buffer.from(await made.arrayBuffer()),
    contentType: made.headers.get('content-type') ?? '',
  }
}

function extrasOf(files: TestFile[]): Map<string, unknown[]> {
  const extras = new Map<string, unknown[]>()
  for (const file of files) extras.set(file.field, [...(extras.get(file.field) ?? []), file.extra])
  return extras
}
