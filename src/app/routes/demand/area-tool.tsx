import type { DemandNearUnit } from '../../../../generated/model'
import type { AreaToolProps } from '../../../features/demand/form/areas-field'
import MapTool from '../../../features/listing/draw/map-tool'
import { readNear } from '../../../features/listing/maps/limits'
import { readRing, writeRing } from '../../../features/listing/maps/rings'

/** The drawing of the public map, in the words of a demand: GeoJSON in and out. */
export default function AreaTool({
  kind,
  stage,
  polygons,
  near,
  onPolygon,
  onNear,
  onCancel,
}: AreaToolProps) {
  const area = polygons.map(({ coordinates: [ring = []] }) =>
    writeRing(ring.map(([lon = 0, lat = 0]) => [lon, lat] as const)),
  )
  const before = near
    ? { near: `${near.geo.lat.toFixed(5)},${near.geo.lon.toFixed(5)},${near.amount}${near.unit}` }
    : {}
  return (
    <MapTool
      kind={kind}
      stage={stage}
      place={undefined}
      filters={{ area, ...before }}
      onCancel={onCancel}
      onDrawn={(change) => {
        const drawn = change.area?.at(-1)
        if (kind === 'area' && drawn)
          return onPolygon({
            type: 'Polygon',
            coordinates: [readRing(drawn).map(([lon, lat]) => [lon, lat])],
          })
        const found = change.near ? readNear(change.near) : null
        if (found)
          onNear({
            geo: { lat: found.lat, lon: found.lon },
            amount: found.amount,
            unit: found.unit as DemandNearUnit,
          })
      }}
    />
  )
}
