import type { HttpOptions } from './http-options'
import { saveFile } from './save-file'
import { inOne, useWrite } from './write'

interface Download {
  name: string
  /** The call that fetches it; it gets how it is made. */
  ask: (options: HttpOptions) => Promise<unknown>
}

const fetchAndSave = inOne(async ({ name, ask }: Download) =>
  saveFile(name, (await ask({ quiet: true, silent: true })) as Blob),
)

/** A file that only the token opens: fetched and handed to the browser, one at a time. */
export function useDownload() {
  const { busy, write } = useWrite(fetchAndSave, { done: null })
  return {
    busy,
    download: (name: string, ask: Download['ask']) => void write({ name, ask }),
  }
}
