import { Printer, Share2 } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { CompareButton } from '../compare/compare-button'
import { setMessage } from '../../../lib/message'

/** Share (the device's own sheet, else the link is copied) and print. */
export function PageActions({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('listing')
  const share = async () => {
    const url = location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setMessage('SUCCESS', t('share.copied'))
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage('WARNING', t('share.failed', { url }))
    }
  }
  return (
    <div className="acts" data-needs-script>
      <CompareButton id={id} name={title} />
      <button type="button" className="btn btn-t" onClick={() => void share()}><Share2 className="i" aria-hidden />{t('share.share')}</button>
      <button type="button" className="btn btn-t" onClick={() => window.print()}><Printer className="i" aria-hidden />{t('share.print')}</button>
    </div>
  )
}
