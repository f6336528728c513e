import type { Property, PropertyPatch } from '../../generated/model/index.ts'
import type { Db } from '../../server/db/index.ts'

type Change = (home: Property) => Omit<PropertyPatch, 'version'>

/** Something more in the Spanish description, once. */
const said =
  (words: string): Change =>
  ({ texts }) => {
    const es = texts?.description?.es ?? ''
    const more = es.includes(words) ? es : `${es}\n\n${words}`.trim()
    return { texts: { ...texts, description: { ...texts?.description, es: more } } }
  }

/** What keeps a home at home in a network: what agents write, and what a mandate lacks. */
const CHANGES: Change[] = [
  said('Para visitarla, llama al 6OO 55 51 02 también en fin de semana.'),
  said('Más fotos en www.casasdelaisla.example y por correo: visitas@casasdelaisla.example'),
  said('Si prefiere hablarlo, seiscientos cincuenta y cinco, cincuenta y uno, cero dos.'),
  ({ mandate }) => ({ mandate: { ...mandate, commissionPct: undefined } }),
]

/** Homes for sale of an agency, the same ones each time, with what becomes of each. */
export async function homesKept(
  db: Db,
  agencyId: string,
): Promise<{ id: string; change: Change }[]> {
  const homes = await db
    .selectFrom('property')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'active')
    .where('type', '=', 'vivienda')
    .where('deleted_at', 'is', null)
    .orderBy('ref', 'desc')
    .limit(CHANGES.length)
    .execute()
  return homes.flatMap(({ id }, at) => {
    const change = CHANGES[at]
    return change ? [{ id, change }] : []
  })
}
