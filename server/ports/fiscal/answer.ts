import { SaxesParser } from 'saxes'
import { FiscalFailure, type FiscalAnswer, type FiscalLine } from './index.ts'

/** An element as far as an answer needs it: its texts by their path below it. */
type Texts = Map<string, string>

/** Reads an answer: what stands outside the lines, and each line, by paths without prefixes. */
function textsOf(xml: string): { head: Texts; lines: Texts[] } {
  const parser = new SaxesParser()
  const head: Texts = new Map()
  const lines: Texts[] = []
  const path: string[] = []
  let line: { texts: Texts; depth: number } | null = null
  let text = ''
  parser.on('error', (error) => {
    throw new FiscalFailure('down', `The answer is no XML: ${error.message.slice(0, 200)}`)
  })
  parser.on('opentag', ({ name }) => {
    path.push(name.slice(name.indexOf(':') + 1))
    text = ''
    if (path.at(-1) !== 'RespuestaLinea') return
    line = { texts: new Map(), depth: path.length }
    lines.push(line.texts)
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', () => {
    const value = text.trim()
    if (value !== '') {
      if (line) line.texts.set(path.slice(line.depth).join('/'), value)
      else head.set(path.at(-1) ?? '', value)
    }
    text = ''
    if (line && path.length === line.depth) line = null
    path.pop()
  })
  parser.write(xml).close()
  return { head, lines }
}

const STATES: Record<string, FiscalLine['state']> = {
  Correcto: 'accepted',
  AceptadoConErrores: 'accepted_with_errors',
  Incorrecto: 'rejected',
}
/** How a record stands that it has already (list L21). */
const DUPLICATES: Record<string, NonNullable<FiscalLine['duplicate']>> = {
  Correcta: 'accepted',
  AceptadaConErrores: 'accepted_with_errors',
  Anulada: 'annulled',
}

function lineOf(texts: Texts): FiscalLine {
  const state = STATES[texts.get('EstadoRegistro') ?? '']
  if (!state) throw new FiscalFailure('down', 'The answer has a line without a state')
  const duplicate = DUPLICATES[texts.get('RegistroDuplicado/EstadoRegistroDuplicado') ?? ''] ?? null
  /** Of one that it has already, what it found in that one, not that it came twice. */
  const faultOf = (name: string): string | null =>
    (duplicate === 'accepted_with_errors' ? texts.get(`RegistroDuplicado/${name}`) : undefined) ??
    texts.get(name) ??
    null
  return {
    fullNumber: texts.get('IDFactura/NumSerieFactura') ?? '',
    issuedOn: texts.get('IDFactura/FechaExpedicionFactura') ?? '',
    kind: texts.get('Operacion/TipoOperacion') === 'Anulacion' ? 'annulment' : 'issue',
    state,
    code: faultOf('CodigoErrorRegistro'),
    message: faultOf('DescripcionErrorRegistro'),
    duplicate,
  }
}

/** How long it is waited where an answer does not say (Orden HAC/1177/2024, art. 16.2). */
const FIRST_WAIT = 60

/** What an answer of the service says; throws FiscalFailure for a fault, by its code. */
export function readAnswer(xml: string): FiscalAnswer {
  const { head, lines } = textsOf(xml)
  const fault = head.get('faultstring')
  if (fault !== undefined) {
    const [, code = null] = /Codigo\[(\d+)\]/.exec(fault) ?? []
    throw new FiscalFailure('refused', fault.slice(0, 400), code)
  }
  if (!head.has('EstadoEnvio')) throw new FiscalFailure('down', 'The answer says no state')
  return {
    csv: head.get('CSV') ?? null,
    waitSeconds: Number(head.get('TiempoEsperaEnvio') ?? FIRST_WAIT) || FIRST_WAIT,
    lines: lines.map(lineOf),
  }
}
