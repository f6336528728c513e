import { normalisePlaceName } from './normalise.ts'

/** Spain's provinces and autonomous cities in Spanish and in their own languages (INE, codes 01–52). */
const PROVINCES =
  'Álava,Araba,Albacete,Alicante,Alacant,Almería,Ávila,Badajoz,Baleares,Balears,Illes Balears,' +
  'Islas Baleares,Barcelona,Burgos,Cáceres,Cádiz,Castellón,Castelló,Ciudad Real,Córdoba,' +
  'A Coruña,La Coruña,Cuenca,Girona,Gerona,Granada,Guadalajara,Gipuzkoa,Guipúzcoa,Huelva,Huesca,' +
  'Jaén,León,Lleida,Lérida,La Rioja,Lugo,Madrid,Málaga,Murcia,Navarra,Nafarroa,Ourense,Orense,' +
  'Asturias,Palencia,Las Palmas,Pontevedra,Salamanca,Santa Cruz de Tenerife,Cantabria,Segovia,' +
  'Sevilla,Soria,Tarragona,Teruel,Toledo,Valencia,València,Valladolid,Bizkaia,Vizcaya,Zamora,' +
  'Zaragoza,Ceuta,Melilla'

const known = new Set(PROVINCES.split(',').map(normalisePlaceName))

/** Is this, by itself, the name of a province? */
export const isProvince = (name: string): boolean => known.has(normalisePlaceName(name))
