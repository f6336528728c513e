import { useEffect, useMemo, useReducer } from 'react'
import type { MapStage } from '../../../ui/map/map-panel'
import { fromCanvas, toCanvas } from '../../../ui/map/projection'
import type { Corner } from '../maps/rings'

/** A point of the panel in pixels from its upper left corner. */
export type Pixel = readonly [x: number, y: number]

/** Where degrees fall on the panel, whatever draws the map. */
export interface Surface {
  width: number
  height: number
  project: (corner: Corner) => Pixel
  unproject: (pixel: Pixel) => Corner
  /** Moves the map by so many pixels; a drawing cannot move. */
  pan: ((dx: number, dy: number) => void) | null
  zoom: (step: number) => void
}

function surfaceOf({ engine, frame, view, size }: MapStage): Surface {
  const { clientWidth: width, clientHeight: height } = frame
  if (engine) {
    return {
      width,
      height,
      project: ([lon, lat]) => {
        const { x, y } = engine.project([lon, lat])
        return [x, y]
      },
      unproject: ([x, y]) => {
        const { lng, lat } = engine.unproject([x, y])
        return [lng, lat]
      },
      pan: (dx, dy) => void engine.panBy([dx, dy], { animate: false }, { asked: true }),
      zoom: (step) =>
        void engine.zoomTo(engine.getZoom() + step, { animate: false }, { asked: true }),
    }
  }
  const shrink = Number.parseFloat(getComputedStyle(frame).getPropertyValue('--k')) || 1
  return {
    width,
    height,
    project: ([lon, lat]) => {
      const [x, y] = toCanvas(view, size, lon, lat)
      return [
        width / 2 + (x - size.width / 2) * shrink,
        height / 2 + (y - size.height / 2) * shrink,
      ]
    },
    unproject: ([x, y]) => {
      const { lon, lat } = fromCanvas(
        view,
        size,
        (x - width / 2) / shrink + size.width / 2,
        (y - height / 2) / shrink + size.height / 2,
      )
      return [lon, lat]
    },
    pan: null,
    zoom: () => undefined,
  }
}

/** The surface of a map, new whenever the map moves. */
export function useSurface(stage: MapStage): Surface {
  const { engine } = stage
  const [moves, moved] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!engine) return
    engine.on('move', moved)
    engine.on('resize', moved)
    return () => {
      engine.off('move', moved)
      engine.off('resize', moved)
    }
  }, [engine])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a moved map projects anew
  return useMemo(() => surfaceOf(stage), [stage.engine, stage.frame, stage.view, stage.size, moves])
}
