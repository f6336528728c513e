/** Rooms of the operator's desk, as they stand in the address. */
export const OPERATOR_ROOMS = [
  'publicaciones',
  'disputas',
  'facturas',
  'tarjetas',
  'planes',
  'cursos',
  'cuentas',
  'mapa',
  'actos',
] as const

export type OperatorRoom = (typeof OPERATOR_ROOMS)[number]

/** The room that an address asks for; the first one where it asks for none that there is. */
export const roomIn = (query: URLSearchParams): OperatorRoom =>
  OPERATOR_ROOMS.find((room) => room === query.get('sala')) ?? 'publicaciones'

/** The address of a room, with what it is asked for. */
export const roomAt = (room: OperatorRoom, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ sala: room, ...more }).toString()}`
