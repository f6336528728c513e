import type { PropertySubtype, PropertyType } from '../../generated/model/index.ts'

export interface Shape {
  type: PropertyType
  subtype?: PropertySubtype
  weight: number
  built: [number, number]
  plot?: [number, number]
  /** Price per m² against the municipality's. */
  factor: number
}
/** What is on offer on the islands and how big it is. */
export const SHAPES: Shape[] = [
  { type: 'vivienda', subtype: 'piso', weight: 26, built: [55, 140], factor: 1 },
  { type: 'vivienda', subtype: 'apartamento', weight: 15, built: [45, 115], factor: 1.1 },
  { type: 'vivienda', subtype: 'atico', weight: 6, built: [70, 160], factor: 1.3 },
  { type: 'vivienda', subtype: 'duplex', weight: 4, built: [90, 170], factor: 1.05 },
  { type: 'vivienda', subtype: 'estudio', weight: 3, built: [28, 48], factor: 1.2 },
  { type: 'vivienda', subtype: 'planta_baja', weight: 5, built: [60, 130], factor: 0.95 },
  {
    type: 'vivienda',
    subtype: 'casa_de_pueblo',
    weight: 11,
    built: [95, 280],
    plot: [60, 320],
    factor: 0.85,
  },
  {
    type: 'vivienda',
    subtype: 'adosado',
    weight: 5,
    built: [95, 180],
    plot: [80, 260],
    factor: 0.95,
  },
  {
    type: 'vivienda',
    subtype: 'chalet_independiente',
    weight: 7,
    built: [140, 340],
    plot: [300, 1400],
    factor: 1.05,
  },
  {
    type: 'vivienda',
    subtype: 'villa',
    weight: 6,
    built: [220, 620],
    plot: [700, 4000],
    factor: 1.45,
  },
  {
    type: 'vivienda',
    subtype: 'finca_rustica',
    weight: 8,
    built: [150, 520],
    plot: [7000, 90000],
    factor: 1.2,
  },
  { type: 'terreno', subtype: 'urbano', weight: 2, built: [0, 0], plot: [300, 1200], factor: 0.14 },
  {
    type: 'terreno',
    subtype: 'rustico_no_edificable',
    weight: 3,
    built: [0, 0],
    plot: [7000, 42000],
    factor: 0.006,
  },
  { type: 'local', subtype: 'local_comercial', weight: 4, built: [40, 260], factor: 0.6 },
  { type: 'oficina', weight: 2, built: [45, 220], factor: 0.6 },
  { type: 'parking', subtype: 'individual', weight: 2, built: [11, 16], factor: 0.42 },
  {
    type: 'edificio',
    subtype: 'residencial',
    weight: 1,
    built: [280, 900],
    plot: [150, 500],
    factor: 0.7,
  },
]
