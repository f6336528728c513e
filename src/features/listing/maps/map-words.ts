import { useMemo } from 'react'
import { useTranslation } from '../../../i18n'
import type { GestureWords, MapWords } from '../../../ui/map/marker'

/** Words of a map's own controls in the page's language. */
export function useMapWords(label: string): MapWords {
  const { t } = useTranslation('listing')
  return useMemo(
    () => ({
      label,
      zoomIn: t('map.zoomIn'),
      zoomOut: t('map.zoomOut'),
      attribution: t('map.attribution'),
      sea: t('map.sea'),
    }),
    [t, label],
  )
}

/** What moves a map that the page scrolls over. */
export function useGestureWords(): GestureWords {
  const { t } = useTranslation('listing')
  return {
    windows: t('map.wheel', { key: t('map.ctrl') }),
    mac: t('map.wheel', { key: '⌘' }),
    touch: t('map.fingers'),
  }
}
