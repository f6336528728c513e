import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'

interface PagesProps {
  back: (() => void) | undefined
  more: (() => void) | undefined
}

/** Back and on through a list that has more than a page. */
export function Pages({ back, more }: PagesProps) {
  const { t } = useTranslation('analysis')
  if (!back && !more) return null
  return (
    <div className="analysis-pages">
      <Button disabled={!back} onClick={back}>
        {t('stock.back')}
      </Button>
      <Button disabled={!more} onClick={more}>
        {t('stock.more')}
      </Button>
    </div>
  )
}
