import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'

const read = (name: string) => ({
  fileName: name,
  contents: readFileSync(path.join(import.meta.dirname, 'schema', name), 'utf8'),
})

/** What AEAT's own schema says against a message; empty when it holds. */
export async function aeatFaults(
  xml: string,
  schema: 'SuministroLR.xsd' | 'RespuestaSuministro.xsd' = 'SuministroLR.xsd',
): Promise<string[]> {
  const others = ['SuministroInformacion.xsd', 'xmldsig-core-schema.xsd']
  if (schema === 'RespuestaSuministro.xsd') others.push('SuministroLR.xsd')
  const { errors } = await validateXML({
    xml: [{ fileName: 'message.xml', contents: xml }],
    schema: [read(schema)],
    preload: others.map(read),
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}
