import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What a file of a folder says; null, and a fault, where it is not there or its letters are not
 * those of UTF-8: an editor of old would put a mark in place of each accent, for all to read.
 */
export async function readWords(
  name: string,
  { folder, faults }: { folder: string; faults: string[] },
): Promise<string | null> {
  try {
    const content = await readFile(join(folder, name))
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch (error) {
    faults.push(`${name}: ${error instanceof TypeError ? 'is no UTF-8' : 'is not there'}`)
    return null
  }
}
