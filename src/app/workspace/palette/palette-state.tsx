import { useTranslation } from '../../../i18n'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'

interface PaletteStateProps {
  isPending: boolean
  isNothing: boolean
  error: unknown
  retry: () => void
}

/** What stands between the field and the rows: that records cannot be asked, or that there are none. */
export function PaletteState({ isPending, isNothing, error, retry }: PaletteStateProps) {
  const { t } = useTranslation('palette')
  if (error)
    return (
      <p className="palette-told" role="alert">
        {t(navigator.onLine ? 'failed' : 'offline')}{' '}
        <InlineButton onClick={retry}>{t('retry')}</InlineButton>
      </p>
    )
  if (isNothing) return <p className="palette-told">{t(isPending ? 'searching' : 'none')}</p>
  return null
}
