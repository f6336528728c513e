import { Scale, X } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { clearCompared, MOST_COMPARED } from './compared'
import { compareHref } from './compare-path'
import './tray.css'

/** How many homes are put aside, the way to their comparison, and to forget them. */
export default function Tray({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('listing')
  return (
    <aside className="tray" aria-label={t('compare.tray')}>
      <p className="num" role="status">
        {t('compare.count', { count: ids.length, most: MOST_COMPARED })}
      </p>
      {ids.length > 1 ? (
        <a className={buttonClass({ variant: 'main' })} href={compareHref(ids)}>
          <Scale className="icon" aria-hidden />
          {t('compare.compare')}
        </a>
      ) : (
        <span className="sub">{t('compare.one')}</span>
      )}
      <Pressable className="tray-clear" aria-label={t('compare.clear')} onClick={clearCompared}>
        <X className="icon" aria-hidden />
      </Pressable>
    </aside>
  )
}
