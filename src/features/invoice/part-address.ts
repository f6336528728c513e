/** What the address calls the tab that is open. */
const PART = 'parte'

/** The tab that an address asks for; null: the first. */
export const partOf = (query: URLSearchParams): string | null => query.get(PART)

/** The address of a tab of accounting, with what it is asked for. */
export const partAt = (part: string, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ [PART]: part, ...more }).toString()}`

/** In place of a draft's id: one that is not begun yet. */
export const NEW_DRAFT = 'nuevo'

/** The draft that an address names. */
export const draftIn = (query: URLSearchParams): string | null => query.get('borrador')
export const draftAt = (id: string): string => partAt('borradores', { borrador: id })

/** The issued invoice that an address names. */
export const invoiceIn = (query: URLSearchParams): string | null => query.get('factura')
export const invoiceAt = (id: string): string => partAt('facturas', { factura: id })
