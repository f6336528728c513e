import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What a part found, kept in a folder: a run that was cut goes on at the first part without a
 * finding. A file is whole or not there.
 */
export async function keptOr<T>(dir: string, part: string, measure: () => Promise<T>): Promise<T> {
  const file = path.join(dir, 'found', `${part}.json`)
  const before = await readFound<T>(file)
  if (before !== null) return before
  const found = await measure()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(found, null, 2))
  await rename(`${file}.new`, file)
  return found
}

/** What was found of a part before; null: nothing yet. */
export const foundOf = <T>(dir: string, part: string): Promise<T | null> =>
  readFound<T>(path.join(dir, 'found', `${part}.json`))

async function readFound<T>(file: string): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as T)
}
