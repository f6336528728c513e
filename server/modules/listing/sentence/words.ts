import type { ListingSentenceValue } from './value.ts'

/**
 * What people call the contract's values, in Spanish, English, Catalan and German, folded (lower
 * case, no accents). Each list holds the words of our own screens (words.test.ts), their plurals and
 * what people say instead. A name for several kinds stands at each of them: who says house means a
 * villa, too.
 */
const HOUSE =
  'casa, casas, house, houses, cases, haus, hauser, eigenheim, chalet, chalets, xalet, xalets'
const FLAT =
  'piso, pisos, apartamento, apartamentos, flat, flats, apartment, apartments, pis, ' +
  'pisos, apartament, apartaments, wohnung, wohnungen, apartments, eigentumswohnung'

const SUBTYPE: Record<string, string> = {
  piso: FLAT,
  apartamento: FLAT,
  atico: 'atico, aticos, penthouse, penthouses, atic, atics, dachwohnung',
  duplex: 'duplex, maisonette, maisonettes',
  triplex: 'triplex',
  loft: 'loft, lofts',
  estudio: 'estudio, estudios, studio, studios, estudi, estudis',
  planta_baja:
    'planta baja, plantas bajas, ground floor flat, planta baixa, plantes baixes, ' +
    'erdgeschosswohnung',
  chalet_independiente:
    `${HOUSE}, chalet independiente, chalets independientes, detached house, ` +
    'detached houses, xalet independent, freistehendes haus, einfamilienhaus, ' +
    'einfamilienhauser',
  pareado:
    `${HOUSE}, pareado, pareados, semi detached house, semi detached, apariat, apariats, ` +
    'doppelhaushalfte',
  adosado:
    `${HOUSE}, adosado, adosados, terraced house, terraced houses, townhouse, adossat, ` +
    'adossats, reihenhaus, reihenhauser',
  casa: HOUSE,
  casa_de_pueblo:
    `${HOUSE}, casa de pueblo, casas de pueblo, village house, village houses, ` +
    'casa de poble, cases de poble, dorfhaus, dorfhauser',
  finca_rustica:
    'finca, fincas, finca rustica, fincas rusticas, country estate, country house, ' +
    'finques, finca rustica, landhaus, landhauser',
  masia: 'masia, masias, farmhouse, farmhouses, masies, landgut',
  villa: `${HOUSE}, villa, villas, villes, villen`,
  bungalow: `${HOUSE}, bungalo, bungalos, bungalow, bungalows, bungalou`,
  cueva: 'casa cueva, casas cueva, cave house, casa cova, hohlenhaus',
  casa_madera: 'casa de madera, casas de madera, wooden house, casa de fusta, holzhaus',
  local_comercial: 'local comercial, locales comerciales, shop, locals comercials, ladenlokal',
  local_en_nave:
    'local en nave, unit in a warehouse, unit in an industrial building, local en nau, gewerbehalle',
  urbano: 'solar urbano, solar, urban plot, solar urba, baugrundstuck, baugrundstucke',
  rustico_edificable: 'rustico edificable, rural buildable, rustic edificable, landlich bebaubar',
  rustico_no_edificable:
    'rustico no edificable, rural not buildable, rustic no edificable, landlich nicht bebaubar',
  industrial: 'suelo industrial, industrial land, sol industrial, gewerbegrundstuck',
  ruina: 'ruina, ruinas, ruin, ruins, ruines, ruine, ruinen',
  individual: 'plaza individual, single space, placa individual, einzelstellplatz',
  doble: 'plaza doble, double space, placa doble, doppelstellplatz',
  moto: 'plaza de moto, motorbike space, placa de moto, motorradstellplatz',
  caja: 'garaje cerrado, lock up garage, garatge tancat, einzelgarage',
  residencial: 'edificio residencial, residential building, edifici residencial, wohngebaude',
  mixto: 'edificio mixto, mixed use building, edifici mixt, gemischt genutztes gebaude',
  oficinas: 'edificio de oficinas, office building, edifici d oficines, burogebaude',
  edificio_hotel: 'edificio hotelero, hotel building, edifici hoteler, hotelgebaude',
}

const TYPE: Record<string, string> = {
  vivienda:
    'vivienda, viviendas, home, homes, habitatge, habitatges, wohnimmobilie, wohnimmobilien',
  oficina: 'oficina, oficinas, office, offices, oficines, buro, buros',
  local: 'local, locales, locals, shops, ladenlokale',
  terreno: 'terreno, terrenos, land, plot of land, terreny, terrenys, grundstuck, grundstucke',
  parking:
    'plaza de parking, plazas de parking, parking space, placa de parquing, ' +
    'placa d aparcament, places d aparcament, stellplatze',
  edificio: 'edificio, edificios, building, buildings, edifici, edificis, gebaude',
  nave: 'nave, naves, industrial unit, industrial units, nau, naus, halle, hallen',
  hotel: 'hotel, hoteles, hotels',
}

const FEATURE: Record<string, string> = {
  terrace: 'terraza, terrazas, terrace, terraces, terrassa, terrasses, terrasse, terrassen',
  pool: 'piscina, piscinas, pool, pools, swimming pool, piscines, schwimmbad, swimmingpool',
  garden: 'jardin, jardines, garden, gardens, jardi, jardins, garten',
  seaViews:
    'vistas al mar, vista al mar, vista mar, sea views, sea view, vistes a la mar, ' +
    'vistes al mar, vista a la mar, meerblick, blick aufs meer',
  firstLine:
    'primera linea de mar, primera linea, seafront, beachfront, primera linia de mar, ' +
    'primera linia, erste meereslinie, erste linie',
  lift: 'ascensor, lift, elevator, aufzug, fahrstuhl',
  parking:
    'aparcamiento, parking, garaje, plaza de garaje, garage, aparcament, parquing, ' +
    'garatge, stellplatz, tiefgarage',
  airConditioning:
    'aire acondicionado, air conditioning, aircon, aire condicionat, klimaanlage, klima',
  heating: 'calefaccion, heating, calefaccio, heizung',
  furnished: 'amueblado, amueblada, amueblados, furnished, moblat, moblada, mobliert, moblierte',
  fireplace: 'chimenea, fireplace, xemeneia, kamin',
  storageRoom: 'trastero, trasteros, storage room, traster, trasters, abstellraum',
  stepFreeAccess:
    'acceso sin escalones, step free access, acces sense esglaons, stufenloser zugang, ' +
    'barrierefrei',
  petsAllowed: 'admite mascotas, pets allowed, admet mascotes, haustiere erlaubt',
  balcony: 'balcon, balcones, balcony, balconies, balco, balcons, balkon, balkone',
  exterior: 'exterior, outward facing, nach aussen gelegen',
  solarPanels: 'placas solares, solar panels, plaques solars, solaranlage',
  evCharger: 'cargador de coche, car charger, carregador de cotxe, ladestation, wallbox',
  exclusive: 'en exclusiva, exclusive, exklusiv, alleinauftrag',
  newBuild: 'obra nueva, new build, new builds, obra nova, neubau, neubauten',
  plan: 'con plano, with floor plan, amb planol, mit grundriss',
  touristLicence:
    'licencia turistica, tourist licence, tourist license, llicencia turistica, ' +
    'ferienvermietungslizenz, ferienlizenz',
}

const CONDITION: Record<string, string> = {
  en_construccion: 'en construccion, under construction, en construccio, im bau',
  a_estrenar: 'a estrenar, brand new, per estrenar, erstbezug',
  reformado: 'reformado, reformada, renovated, reformat, reformada, renoviert, renovierte',
  muy_buen_estado: 'muy buen estado, very good condition, molt bon estat, sehr guter zustand',
  buen_estado: 'buen estado, good condition, bon estat, guter zustand',
  reformar_parcial:
    'para reforma parcial, needs some work, per a reforma parcial, teilweise renovierungsbedurftig',
  reformar:
    'para reformar, a reformar, needs renovation, to renovate, per reformar, renovierungsbedurftig',
}

const OPERATION: Record<string, string> = {
  V: 'comprar, compra, en venta, venta, buy, for sale, en venda, venda, kaufen, kauf, zu verkaufen',
  A:
    'alquilar, alquiler, en alquiler, rent, to rent, for rent, llogar, lloguer, ' +
    'en lloguer, mieten, zur miete, zu vermieten, miete',
  TDA:
    'alquiler de temporada, alquiler temporada, seasonal rental, lloguer de temporada, ' +
    'miete auf zeit',
  NP: 'nuda propiedad, bare ownership, nua propietat, niessbrauch',
  T: 'traspaso, en traspaso, business transfer, traspas, ablose',
}

const OTHER: Record<string, string> = {
  priceLowered:
    'rebajado, rebajada, rebajados, rebajadas, con el precio rebajado, precio rebajado, ' +
    'reduced price, price lowered, rebaixat, preu rebaixat, preisgesenkt, ' +
    'reduzierter preis',
}

const TABLES: [ListingSentenceValue['filter'], Record<string, string>][] = [
  ['subtype', SUBTYPE],
  ['type', TYPE],
  ['feature', FEATURE],
  ['condition', CONDITION],
  ['operation', OPERATION],
]

/** Every phrase with what it stands for. */
export const PHRASES: ReadonlyMap<string, readonly ListingSentenceValue[]> = phrases()

/** Words of the longest phrase. */
export const LONGEST = Math.max(...[...PHRASES.keys()].map((key) => key.split(' ').length))

function phrases(): Map<string, ListingSentenceValue[]> {
  const out = new Map<string, ListingSentenceValue[]>()
  const add = (list: string, value: ListingSentenceValue) => {
    for (const phrase of new Set(list.split(', ')))
      out.set(phrase, [...(out.get(phrase) ?? []), value])
  }
  for (const [filter, table] of TABLES)
    for (const [value, list] of Object.entries(table)) add(list, { filter, value })
  for (const list of Object.values(OTHER)) add(list, { filter: 'priceLowered', value: 'true' })
  return out
}
