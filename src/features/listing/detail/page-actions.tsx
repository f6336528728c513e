import { Printer, Share2 } from 'lucide-react'
import type { PublicOperation } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { CompareButton } from '../compare/compare-button'
import { openDialog } from '../../../lib/dialog'
import { Heart } from '../../../public/heart'
import { Button } from '../../../ui/kit/public/button'

/** Save, compare, share and print. */
export function PageActions({
  id,
  title,
  operation,
}: {
  id: string
  title: string
  operation: PublicOperation | null
}) {
  const { t } = useTranslation('listing')
  const share = () => openDialog('share', { title, url: location.origin + location.pathname })
  return (
    <div className="acts" data-needs-script>
      <Heart id={id} operation={operation} name={title} worded />
      <CompareButton id={id} name={title} />
      <Button variant="text" aria-haspopup="dialog" data-count="share" onClick={share}>
        <Share2 className="icon" aria-hidden />
        <span className="act-words">{t('share.share')}</span>
      </Button>
      <Button variant="text" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        <span className="act-words">{t('share.print')}</span>
      </Button>
    </div>
  )
}
