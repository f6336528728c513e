import { LocateFixed, Search as Glass, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { Place } from '../../../../generated/model'
import type { MapStage } from '../../../ui/map/map-panel'
import { readNear } from '../maps/limits'
import type { Corner } from '../maps/rings'
import { Button } from '../../../ui/kit/public/button'
import { SelectField } from '../../../ui/kit/public/select-field'
import { Pad } from './pad'
import { useSurface } from './surface'

export interface NearToolProps {
  stage: MapStage
  place: Place | undefined
  near: string | undefined
  onNear: (near: string) => void
  onCancel: () => void
}

const REACHES = {
  car: [5, 10, 15, 20, 30, 45, 60],
  foot: [5, 10, 15, 20, 30, 45],
  km: [1, 2, 5, 10, 20, 50],
} as const
const USUAL = '20car'

/** Homes near a point: the point by a tap or with the cross, the distance from a list. */
export function NearTool({ stage, place, near, onNear, onCancel }: NearToolProps) {
  const { t } = useTranslation('listing-draw')
  const surface = useSurface(stage)
  const before = near ? readNear(near) : null
  const town = place?.geo && place.kind !== 'island' && place.kind !== 'region' ? place.geo : null
  const [point, setPoint] = useState<Corner>(() =>
    before
      ? [before.lon, before.lat]
      : town
        ? [town.lon, town.lat]
        : surface.unproject([surface.width / 2, surface.height / 2]),
  )
  const [reach, setReach] = useState(before ? `${before.amount}${before.unit}` : USUAL)
  const id = useId()
  const [x, y] = surface.project(point)
  const known = Object.entries(REACHES).some(([unit, amounts]) =>
    amounts.some((amount) => `${amount}${unit}` === reach),
  )

  return (
    <>
      <Pad
        surface={surface}
        label={t('near.pad')}
        describedBy={`${id}k`}
        onPoint={(pixel) => setPoint(surface.unproject(pixel))}
        onCancel={onCancel}
      >
        <path
          className="map-point"
          transform={`translate(${x} ${y})`}
          d="M0 0c-7-9-13-15-13-23a13 13 0 0 1 26 0c0 8-6 14-13 23z"
        />
        <circle className="map-point-eye" cx={x} cy={y - 23} r="5" />
      </Pad>
      <section className="draw-panel" aria-labelledby={`${id}h`}>
        <h2 id={`${id}h`}>{t('near.title')}</h2>
        <p>{t('near.help')}</p>
        <p id={`${id}k`} className="draw-keys">
          {t('near.keys')}
        </p>
        <SelectField
          label={t('near.reach')}
          numeric
          value={reach}
          onChange={(event) => setReach(event.target.value)}
        >
          {known || !before ? null : (
            <option value={reach}>{t(`near.${before.unit}`, { count: before.amount })}</option>
          )}
          {Object.entries(REACHES).map(([unit, amounts]) => (
            <optgroup key={unit} label={t(`near.by.${unit}`)}>
              {amounts.map((amount) => (
                <option key={amount} value={`${amount}${unit}`}>
                  {t(`near.${unit}`, { count: amount })}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <p className="help">{t('near.honest')}</p>
        <div className="draw-acts">
          <Button
            variant="main"
            onClick={() => onNear(`${point[1].toFixed(5)},${point[0].toFixed(5)},${reach}`)}
          >
            <Glass className="icon" aria-hidden />
            {t('near.search')}
          </Button>
          {town ? (
            <Button onClick={() => setPoint([town.lon, town.lat])}>
              <LocateFixed className="icon" aria-hidden />
              {t('near.town', { name: place?.name })}
            </Button>
          ) : null}
          <Button onClick={onCancel}>
            <X className="icon" aria-hidden />
            {t('cancel')}
          </Button>
        </div>
      </section>
    </>
  )
}
