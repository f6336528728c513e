import { Check, Maximize, Undo2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { MapStage } from '../../../ui/map/map-panel'
import { writeRing, type Corner, type Ring } from '../maps/rings'
import { Button } from '../../../ui/kit/public/button'
import { crossesItself, outlineOf, wouldCross } from './outline'
import { Pad } from './pad'
import { fitsBeside, hasRoom, MOST_CORNERS } from './room'
import { useSurface, type Pixel } from './surface'

export interface DrawToolProps {
  stage: MapStage
  /** Areas the search has already. */
  areas: readonly string[]
  onArea: (area: string) => void
  onCancel: () => void
}

/**
 * How far in pixels a drawn line may be from its corners, and how near a tap on the first corner
 * closes the area.
 */
const OFF = 2
const CLOSING = 22
/** A second tap on the last corner is none. */
const SAME = 3
/** Pixels that an area of the whole view keeps from the edges, so that its line is seen. */
const AIR = 12

type Note = 'crosses' | 'closing' | 'small' | 'full' | 'many'

/**
 * Drawing an area: one line by hand, or corner by corner; by keyboard with a cross, or the view as
 * it is.
 */
export function DrawTool({ stage, areas, onArea, onCancel }: DrawToolProps) {
  const { t } = useTranslation('listing-draw')
  const surface = useSurface(stage)
  const [corners, setCorners] = useState<Ring>([])
  const [note, setNote] = useState<Note | null>(hasRoom(areas) ? null : 'full')
  const id = useId()
  const full = !hasRoom(areas)
  const pixels = corners.map(surface.project)
  const points = pixels.map((pixel) => pixel.join(',')).join(' ')

  /** Degrees of a pixel where one looks. */
  const degrees = (): number =>
    Math.abs(surface.unproject([1, 0])[0] - surface.unproject([0, 0])[0])
  const send = (ring: Ring, off: number): void => {
    const sound = outlineOf(ring, off, fitsBeside(areas))
    if (sound) onArea(writeRing(sound))
    else setNote('small')
  }
  const finish = (): void => {
    if (corners.length < 3) return
    if (crossesItself(corners)) setNote('closing')
    else send(corners, 0)
  }
  const point = (pixel: Pixel): void => {
    const [first, last] = [pixels[0], pixels.at(-1)]
    if (last && Math.hypot(pixel[0] - last[0], pixel[1] - last[1]) < SAME) return
    if (
      first &&
      corners.length >= 3 &&
      Math.hypot(pixel[0] - first[0], pixel[1] - first[1]) < CLOSING
    )
      return finish()
    const corner: Corner = surface.unproject(pixel)
    if (corners.length >= MOST_CORNERS) return setNote('many')
    if (wouldCross(corners, corner)) return setNote('crosses')
    setNote(null)
    setCorners([...corners, corner])
  }
  const back = (): void => {
    setNote(null)
    setCorners(corners.slice(0, -1))
  }
  const view = (): void => {
    const { width, height } = surface
    send(
      (
        [
          [AIR, AIR],
          [width - AIR, AIR],
          [width - AIR, height - AIR],
          [AIR, height - AIR],
        ] as const
      ).map(surface.unproject),
      0,
    )
  }

  return (
    <>
      <Pad
        surface={surface}
        label={t('draw.pad')}
        describedBy={`${id}k`}
        onPoint={full ? () => undefined : point}
        onBack={back}
        onCancel={onCancel}
        onStroke={
          corners.length > 0 || full
            ? undefined
            : (line) => send(line.map(surface.unproject), degrees() * OFF)
        }
      >
        {corners.length > 2 ? <polygon className="draw-area" points={points} /> : null}
        <polyline className="draw-line" points={points} />
        {pixels.map(([x, y], index) => (
          <circle
            key={`${x},${y}`}
            className="draw-corner"
            cx={x}
            cy={y}
            r={index === 0 && corners.length > 2 ? 9 : 6}
          />
        ))}
      </Pad>
      <section className="draw-panel" aria-labelledby={`${id}h`}>
        <h2 id={`${id}h`}>{t('draw.title')}</h2>
        <p>{t('draw.help')}</p>
        <p id={`${id}k`} className="draw-keys">
          {t('draw.keys')}
        </p>
        <p role="status" className={note ? 'draw-note' : 'num'}>
          {note ? t(`draw.${note}`) : t('draw.corners', { count: corners.length })}
        </p>
        <div className="draw-acts">
          <Button variant="main" disabled={corners.length < 3} onClick={finish}>
            <Check className="icon" aria-hidden />
            {t('draw.finish')}
          </Button>
          <Button onClick={back}>
            <Undo2 className="icon" aria-hidden />
            {t('draw.undo')}
          </Button>
          <Button disabled={full} onClick={view}>
            <Maximize className="icon" aria-hidden />
            {t('draw.view')}
          </Button>
          <Button onClick={onCancel}>
            <X className="icon" aria-hidden />
            {t('cancel')}
          </Button>
        </div>
      </section>
    </>
  )
}
