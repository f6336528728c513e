import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

const SCHEMA = readFileSync(path.join(import.meta.dirname, 'kyero-3.8-llar.xsd'), 'utf8')

/** What the schema says against a feed; empty when it holds. */
export async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [SCHEMA],
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}
