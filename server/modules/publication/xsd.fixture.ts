import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** What the schema of a folder says against a feed; empty when it holds. */
export async function faultsOf(
  schema: 'kyero/kyero-3.8-llar.xsd' | 'resales/resales-1.5-llar.xsd',
  xml: string,
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [readFileSync(path.join(import.meta.dirname, schema), 'utf8')],
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}
