import type { Shape } from './home-shapes.ts'

/** A part of a town: where it lies, its postcode, its prices against the town's, what stands there. */
export interface Zone {
  name: string
  geo: { lat: number; lon: number }
  postalCode: string
  /** Price per m² against the municipality's: round facts of the market. */
  factor: number
  /** All of a town: what is built close together. */
  stands: 'town' | 'villas'
}

const zone = (
  name: string,
  [lat, lon]: [number, number],
  postalCode: string,
  factor: number,
  stands: Zone['stands'] = 'town',
): Zone => ({ name, geo: { lat, lon }, postalCode, factor, stands })

/** Zones by municipality (INE); their middle is read off the map. */
const ZONES: Record<string, Zone[]> = {
  '07040': [
    zone('Santa Catalina', [39.5727, 2.6352], '07013', 1.25),
    zone('Portixol', [39.5612, 2.6688], '07006', 1.5),
    zone('Es Molinar', [39.5602, 2.6775], '07006', 1.3),
    zone('La Llotja', [39.5684, 2.6433], '07012', 1.4),
    zone('Son Espanyolet', [39.5772, 2.629], '07014', 1.15),
    zone('Son Vida', [39.5945, 2.6012], '07013', 1.6, 'villas'),
    zone('Gènova', [39.5583, 2.6022], '07015', 1.1),
    zone('Pere Garau', [39.5762, 2.6662], '07007', 0.75),
  ],
  '07061': [
    zone('Biniaraix', [39.7686, 2.7328], '07101', 1),
    zone('Es Convent', [39.7683, 2.7172], '07100', 1),
    zone('Port de Sóller', [39.7955, 2.6935], '07108', 1.2),
  ],
  '07026': [
    zone('Dalt Vila', [38.9068, 1.4362], '07800', 1.15),
    zone('Talamanca', [38.9172, 1.4562], '07800', 1.2),
    zone('Marina Botafoch', [38.9135, 1.448], '07800', 1.4),
  ],
  '07032': [
    zone('Moll de Llevant', [39.8895, 4.2705], '07701', 1.25),
    zone('Es Grau', [39.949, 4.2668], '07701', 1.2),
    zone('Centre', [39.8885, 4.2642], '07701', 1),
  ],
  '07015': [
    zone('Cala Blanca', [39.9682, 3.8352], '07769', 1.1),
    zone('Port', [40.0005, 3.8318], '07760', 1.2),
    zone('Centre', [40.0012, 3.8385], '07760', 1),
  ],
}

const VILLAS = ['villa', 'chalet_independiente', 'apartamento', 'urbano']

/** Lies in the country, in no town and no zone. */
export const isRural = ({ subtype }: Shape): boolean =>
  subtype === 'finca_rustica' || subtype === 'rustico_no_edificable'

/** Zones of a municipality in which a kind of home may stand. */
export function zonesFor(ine: string, shape: Shape): Zone[] {
  const { subtype = shape.type } = shape
  if (isRural(shape)) return []
  return (ZONES[ine] ?? []).filter(({ stands }) =>
    stands === 'villas' ? VILLAS.includes(subtype) : !['villa', 'urbano'].includes(subtype),
  )
}
