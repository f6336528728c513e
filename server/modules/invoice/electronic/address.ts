/** An address as electronic invoices want it: in parts. */
export interface AddressParts {
  street: string
  postCode: string
  town: string
}

/** Spain's provinces by the first two figures of the post code. */
const PROVINCES = (
  'Araba/Álava,Albacete,Alicante,Almería,Ávila,Badajoz,Illes Balears,Barcelona,Burgos,Cáceres,' +
  'Cádiz,Castellón,Ciudad Real,Córdoba,A Coruña,Cuenca,Girona,Granada,Guadalajara,Gipuzkoa,' +
  'Huelva,Huesca,Jaén,León,Lleida,La Rioja,Lugo,Madrid,Málaga,Murcia,Navarra,Ourense,Asturias,' +
  'Palencia,Las Palmas,Pontevedra,Salamanca,Santa Cruz Tenerife,Cantabria,Segovia,Sevilla,Soria,' +
  'Tarragona,Teruel,Toledo,Valencia,Valladolid,Bizkaia,Zamora,Zaragoza,Ceuta,Melilla'
).split(',')

/** The province of a Spanish post code. */
export const provinceOf = (postCode: string): string | null =>
  PROVINCES[Number(postCode.slice(0, 2)) - 1] ?? null

/** Post code and town, at the end or on lines of their own: `Moll 3, 07012 Palma`. */
const PARTS = /^(.*?)[,;\n]*\s*\b([A-Z]{0,2}-?\d{4,6})\s*,?\s+([^\d,][^,\n]*?)\s*(?:,.*)?$/su

/** The parts of an address that is written as one text; null where no post code is found. */
export function partsOfAddress(address: string): AddressParts | null {
  const [, street = '', postCode = '', town = ''] = PARTS.exec(address.trim()) ?? []
  if (postCode === '' || town === '' || street.trim() === '') return null
  return { street: street.replaceAll(/\s+/g, ' ').trim(), postCode, town }
}
