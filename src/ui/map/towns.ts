/**
 * Towns drawn on the map: name, degrees, rank (1 the largest). From GeoNames, CC BY 4.0; names as
 * their people write them.
 */
export interface Town {
  name: string
  lon: number
  lat: number
  rank: number
}

const ROWS = `
Palma|2.650|39.569|1
Calvià|2.506|39.566|2
Eivissa|1.433|38.909|2
Manacor|3.210|39.570|2
Llucmajor|2.891|39.491|2
Marratxí|2.725|39.621|2
Santa Eulària des Riu|1.534|38.985|2
Inca|2.911|39.721|2
Ciutadella|3.841|40.001|2
Maó|4.266|39.889|2
Sant Antoni de Portmany|1.304|38.981|2
Alcúdia|3.121|39.853|3
Felanitx|3.148|39.470|3
Pollença|3.016|39.877|3
Sóller|2.715|39.766|3
sa Pobla|3.024|39.769|3
Santanyí|3.129|39.355|3
Son Servera|3.360|39.621|3
Capdepera|3.435|39.702|3
Andratx|2.420|39.575|3
Santa Margalida|3.102|39.701|3
Santa Ponsa|2.477|39.509|3
Coll d’en Rabassa|2.695|39.551|3
s’Arenal|2.750|39.500|3
Campos|3.019|39.431|3
Alaior|4.140|39.930|3
Es Molinar|2.675|39.561|3
Binissalem|2.844|39.687|3
Es Castell|4.290|39.878|4
Porto Cristo|3.333|39.539|4
Can Picafort|3.155|39.766|4
Palmanova|2.539|39.525|4
Artà|3.350|39.693|4
Muro|3.056|39.737|4
Cala Rajada|3.463|39.712|4
Port de Pollença|3.081|39.907|4
Sant Lluís|4.258|39.849|4
Son Ferrer|2.501|39.497|4
Bunyola|2.700|39.696|4
Can Pastilla|2.718|39.536|4
Lloseta|2.867|39.718|4
Sant Joan de Labritja|1.514|39.079|4
Alaró|2.792|39.704|4
Porreres|3.022|39.514|4
Portocolom|3.257|39.416|4
Esporles|2.579|39.668|4
Ferreries|4.012|39.983|4
Magaluf|2.535|39.511|4
Ses Salines|3.053|39.338|4
Algaida|2.895|39.559|4
Port d’Alcúdia|3.133|39.842|4
es Mercadal|4.094|39.990|4
Peguera|2.448|39.538|4
Cala d’Or|3.235|39.378|4
Selva|2.901|39.755|4
Sineu|3.010|39.642|4
Port de Sóller|2.696|39.798|5
Colònia de Sant Jordi|2.992|39.318|5
Consell|2.813|39.669|5
Petra|3.113|39.614|5
Sant Francesc de Formentera|1.429|38.706|5
Sencelles|2.898|39.646|5
Montuïri|2.982|39.567|5
Vilafranca de Bonany|3.088|39.569|5
Campanet|2.965|39.775|5
Sant Josep de sa Talaia|1.294|38.922|5
El Toro|2.482|39.485|5
Maria de la Salut|3.073|39.663|5
Llubí|3.007|39.699|5
Valldemossa|2.622|39.710|5
Puigpunyent|2.528|39.625|5
Camp de Mar|2.424|39.538|5
Santa Eugènia|2.839|39.624|5
Lloret de Vistalegre|2.975|39.618|5
Calonge|3.203|39.400|5
Búger|2.983|39.758|5
Costitx|2.950|39.657|5
Mancor de la Vall|2.873|39.750|5
Ariany|3.110|39.651|5
Fornalutx|2.741|39.782|5
Deià|2.648|39.748|5
Banyalbufar|2.514|39.687|5
Estellencs|2.481|39.653|5
Escorca|2.869|39.821|5
Es Migjorn Gran|4.051|39.947|5
Santa Maria del Camí|2.773|39.651|5
Sant Llorenç des Cardassar|3.284|39.610|5
Sant Joan|3.039|39.596|5
`

export const TOWNS: readonly Town[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', lon, lat, rank] = row.split('|')
    return { name, lon: Number(lon), lat: Number(lat), rank: Number(rank) }
  })

/** Lowest rank of town that is named at a zoom. */
export const rankAt = (zoom: number): number =>
  zoom < 7.6 ? 1 : zoom < 8.3 ? 2 : zoom < 9.3 ? 3 : zoom < 10.3 ? 4 : 5

/** Bays and channels, in italics: name, degrees, turn in degrees, from which zoom on. */
export const WATERS = [
  { name: 'Badia de Palma', lon: 2.64, lat: 39.47, turn: 0, zoom: 7.8 },
  { name: 'Badia d’Alcúdia', lon: 3.24, lat: 39.79, turn: 28, zoom: 7.8 },
  { name: 'Badia de Pollença', lon: 3.13, lat: 39.88, turn: 20, zoom: 9.6 },
  { name: 'Canal de Menorca', lon: 3.62, lat: 39.87, turn: 0, zoom: 7.8 },
  { name: 'Cabrera', lon: 2.95, lat: 39.1, turn: 0, zoom: 7.8 },
] as const

/** Where the sea is named when there is room. */
export const SEA = { lon: 2.45, lat: 39.98 }
