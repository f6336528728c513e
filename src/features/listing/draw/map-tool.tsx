import type { Place } from '../../../../generated/model'
import type { MapStage } from '../../../ui/map/map-panel'
import type { Filters } from '../search/filters'
import { DrawTool } from './draw-tool'
import { NearTool } from './near-tool'
import './draw.css'

export interface MapToolProps {
  kind: 'area' | 'near'
  stage: MapStage
  filters: Filters
  place: Place | undefined
  onDrawn: (change: Pick<Filters, 'area' | 'near'>) => void
  onCancel: () => void
}

/** The tool that is open over the map; its code is loaded when somebody asks for it. */
export default function MapTool({
  kind,
  stage,
  filters: { area = [], near },
  place,
  onDrawn,
  onCancel,
}: MapToolProps) {
  return kind === 'area' ? (
    <DrawTool
      stage={stage}
      areas={area}
      onArea={(one) => onDrawn({ area: [...area, one] })}
      onCancel={onCancel}
    />
  ) : (
    <NearTool
      stage={stage}
      place={place}
      near={near}
      onNear={(one) => onDrawn({ near: one })}
      onCancel={onCancel}
    />
  )
}
