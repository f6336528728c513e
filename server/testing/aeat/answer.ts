import { branch, leaf } from '../../formats/xml.ts'

/** What it says of a record that is not simply right. */
export interface Outcome {
  state: 'AceptadoConErrores' | 'Incorrecto'
  code: number
  message: string
}

/** What it has of a record: in which message it came, how it stands, and what it found in it. */
export interface Held {
  request: string
  state: 'Correcta' | 'AceptadaConErrores' | 'Anulada'
  fault?: Outcome
}

const WS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws'
const r = (name: string, ...parts: string[]): string => branch(`sfR:${name}`, parts)
const t = (name: string, value: string | number | null): string => leaf(`sfR:${name}`, value)
const f = (name: string, value: string | null): string => leaf(`sf:${name}`, value)

const said = (record: string, name: string): string =>
  new RegExp(`<sf:${name}>([^<]*)<`).exec(record)?.[1]?.replaceAll('&amp;', '&') ?? ''

/** What hangs on a record of issue that it has not, or says that it has none (validations 1.2.2). */
function misplaced(record: string, isHeld: boolean): Outcome | undefined {
  const saysNone =
    record.includes('<sf:RechazoPrevio>X<') || record.includes('<sf:SinRegistroPrevio>S<')
  const hangsOn = record.includes('<sf:Subsanacion>') || record.includes('<sf:RegistroAnulacion>')
  if (!hangsOn || saysNone !== isHeld) return undefined
  return { state: 'Incorrecto', code: 3002, message: 'No existe el registro de facturación.' }
}

interface Taken {
  held: Map<string, Held>
  request: string
  number: string
  isIssue: boolean
}

/** An annulment stands as annulled, and so does what it annuls. */
function keep({ held, request, number, isIssue }: Taken, fault?: Outcome): void {
  if (isIssue)
    return void held.set(
      `Alta ${number}`,
      fault ? { request, state: 'AceptadaConErrores', fault } : { request, state: 'Correcta' },
    )
  held.set(`Anulacion ${number}`, { request, state: 'Anulada' })
  const issue = held.get(`Alta ${number}`)
  if (issue) issue.state = 'Anulada'
}

const WAIT_SECONDS = 60
let requests = 0

/** What a message is answered, and what is held from then on. */
export function answerTo(
  body: string,
  { held, outcomes }: { held: Map<string, Held>; outcomes: Map<string, Outcome> },
): string {
  requests += 1
  const request = String(requests).padStart(20, '0')
  const states: string[] = []
  const lines = body
    .split('<sfLR:RegistroFactura>')
    .slice(1)
    .map((record) => {
      const isIssue = record.includes('<sf:RegistroAlta>')
      const ending = isIssue ? '' : 'Anulada'
      const number = said(record, `NumSerieFactura${ending}`)
      const key = `${isIssue ? 'Alta' : 'Anulacion'} ${number}`
      const before = record.includes('<sf:Subsanacion>') ? undefined : held.get(key)
      const outcome: Outcome | undefined = before
        ? { state: 'Incorrecto', code: 3000, message: 'Registro de facturación duplicado.' }
        : (outcomes.get(number) ?? misplaced(record, held.has(`Alta ${number}`)))
      outcomes.delete(number)
      const state = outcome?.state ?? 'Correcto'
      states.push(state)
      if (state !== 'Incorrecto') keep({ held, request, number, isIssue }, outcome)
      return r(
        'RespuestaLinea',
        r(
          'IDFactura',
          f('IDEmisorFactura', said(record, `IDEmisorFactura${ending}`)),
          f('NumSerieFactura', number),
          f('FechaExpedicionFactura', said(record, `FechaExpedicionFactura${ending}`)),
        ),
        r('Operacion', f('TipoOperacion', isIssue ? 'Alta' : 'Anulacion')),
        t('EstadoRegistro', state),
        t('CodigoErrorRegistro', outcome?.code ?? null),
        t('DescripcionErrorRegistro', outcome?.message ?? null),
        before
          ? r(
              'RegistroDuplicado',
              f('IdPeticionRegistroDuplicado', before.request),
              f('EstadoRegistroDuplicado', before.state),
              f('CodigoErrorRegistro', before.fault ? String(before.fault.code) : null),
              f('DescripcionErrorRegistro', before.fault?.message ?? null),
            )
          : '',
      )
    })
  const isTaken = states.some((state) => state !== 'Incorrecto')
  const whole = states.every((state) => state === 'Correcto')
    ? 'Correcto'
    : isTaken
      ? 'ParcialmenteCorrecto'
      : 'Incorrecto'
  const header = /<sfLR:Cabecera>(.*?)<\/sfLR:Cabecera>/s.exec(body)?.[1] ?? ''
  return branch(
    'env:Envelope',
    [
      branch('env:Body', [
        branch(
          'sfR:RespuestaRegFactuSistemaFacturacion',
          [
            t('CSV', isTaken ? `A-${request.slice(-8)}` : null),
            r('Cabecera', header),
            t('TiempoEsperaEnvio', WAIT_SECONDS),
            t('EstadoEnvio', whole),
            ...lines,
          ],
          {
            'xmlns:sfR': `${WS}/RespuestaSuministro.xsd`,
            'xmlns:sf': `${WS}/SuministroInformacion.xsd`,
          },
        ),
      ]),
    ],
    { 'xmlns:env': 'http://schemas.xmlsoap.org/soap/envelope/' },
  )
}
