import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

const fileOf = (schema: string): string =>
  readFileSync(path.join(import.meta.dirname, schema), 'utf8')

/** The schema of Kyero 3.0 as it is distributed: the one beside it without what was added to it. */
const kyero30 = (): string => {
  const lines = fileOf('kyero/kyero-3.8-llar.xsd').split('\n')
  const from = lines.findIndex((line) => line.includes('Additions by Llar'))
  const added =
    /name="(video_url|virtual_tour_url|catastral|prime|email|contact_number|whatsapp_number|tags)"/
  return lines.filter((line, at) => at < from || !added.test(line)).join('\n')
}

/** What the schema of a folder says against a feed; empty when it holds. */
export async function faultsOf(
  schema: 'kyero/kyero-3.8-llar.xsd' | 'kyero 3.0' | 'resales/resales-1.5-llar.xsd',
  xml: string,
): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    schema: [schema === 'kyero 3.0' ? kyero30() : fileOf(schema)],
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}
