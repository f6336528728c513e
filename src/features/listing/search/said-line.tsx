import { useTranslation } from '../../../i18n'
import { useSearchParams } from 'react-router-dom'

/**
 * What was made of a sentence that led here: which words are no filter and are looked for in the
 * adverts. The filters stand below as chips; taking one away ends it.
 */
export function SaidLine({ rest }: { rest: string | undefined }) {
  const { t } = useTranslation('listing')
  const [query] = useSearchParams()
  const said = query.get('said')?.slice(0, 200)
  if (!said) return null
  return (
    <p className="said" role="status">
      {t('said.filters', { said })} {rest ? <b>{t('said.rest', { rest })}</b> : t('said.all')}
    </p>
  )
}
