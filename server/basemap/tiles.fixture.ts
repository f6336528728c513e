import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { Compression, zxyToTileId, type Entry, type Header } from 'pmtiles'
import { headOf } from './head.ts'

/** Something drawn: a line of corners, or a point, in degrees. */
export interface Drawn {
  layer: string
  properties: Record<string, string>
  at: [lon: number, lat: number][]
}

const EXTENT = 4096

function within(z: number, lon: number, lat: number): [x: number, y: number] {
  const rad = (lat * Math.PI) / 180
  const y = (1 - Math.log(Math.tan(rad) + 1 / Math.cos(rad)) / Math.PI) / 2
  return [((lon + 180) / 360) * 2 ** z, y * 2 ** z]
}

const zigzag = (value: number): number => (value << 1) ^ (value >> 31)

/** One tile as a basemap would draw it, packed. */
export function tileOf(z: number, x: number, y: number, drawn: readonly Drawn[]): Buffer {
  const pbf = new PbfWriter()
  for (const name of new Set(drawn.map(({ layer }) => layer))) {
    const features = drawn.filter(({ layer }) => layer === name)
    const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
    const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
    const layer = new PbfWriter()
    layer.writeVarintField(15, 2)
    layer.writeStringField(1, name)
    for (const { properties, at } of features) {
      const feature = new PbfWriter()
      feature.writePackedVarint(
        2,
        Object.entries(properties).flatMap(([key, value]) => [
          keys.indexOf(key),
          values.indexOf(value),
        ]),
      )
      feature.writeVarintField(3, at.length > 1 ? 2 : 1)
      let [left, top] = [0, 0]
      const steps = at.flatMap(([lon, lat], index) => {
        const [wide, high] = within(z, lon, lat)
        const [px, py] = [Math.round((wide - x) * EXTENT), Math.round((high - y) * EXTENT)]
        const step = [zigzag(px - left), zigzag(py - top)]
        ;[left, top] = [px, py]
        // 1: move to; 2: line to, so many corners.
        return index === 0
          ? [9, ...step]
          : index === 1
            ? [((at.length - 1) << 3) | 2, ...step]
            : step
      })
      feature.writePackedVarint(4, steps)
      layer.writeBytesField(2, feature.finish())
    }
    for (const key of keys) layer.writeStringField(3, key)
    for (const value of values) {
      const wrapped = new PbfWriter()
      wrapped.writeStringField(1, value)
      layer.writeBytesField(4, wrapped.finish())
    }
    layer.writeVarintField(5, EXTENT)
    pbf.writeBytesField(3, layer.finish())
  }
  return gzipSync(pbf.finish())
}

/** A small archive: what is drawn, in every tile it touches, from zoom 6 to 15. */
export function archiveOf(
  drawn: readonly Drawn[],
  { version = '1', layers = ['roads'] }: { version?: string; layers?: string[] } = {},
): Buffer {
  const tiles = new Map<number, [z: number, x: number, y: number]>()
  for (let z = 6; z <= 15; z += 1) {
    for (const [lon, lat] of drawn.flatMap(({ at }) => at)) {
      const [x, y] = within(z, lon, lat).map(Math.floor) as [number, number]
      tiles.set(zxyToTileId(z, x, y), [z, x, y])
    }
  }
  let offset = 0
  const bodies: Buffer[] = []
  const entries = [...tiles]
    .sort(([a], [b]) => a - b)
    .map(([tileId, [z, x, y]]): Entry => {
      const inside = ([lon, lat]: [number, number]): boolean => {
        const [px, py] = within(z, lon, lat).map(Math.floor)
        return px === x && py === y
      }
      const body = tileOf(
        z,
        x,
        y,
        drawn.filter(({ at }) => at.some(inside)),
      )
      bodies.push(body)
      offset += body.length
      return { tileId, offset: offset - body.length, length: body.length, runLength: 1 }
    })
  const plan = {
    entries,
    contents: entries,
    header: { tileCompression: Compression.Gzip } as Header,
    metadata: { version, vector_layers: layers.map((id) => ({ id })) },
  }
  return Buffer.concat([headOf(plan, {}), ...bodies])
}
