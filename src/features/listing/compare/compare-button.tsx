import { Scale } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { MOST_COMPARED, toggleCompared, useCompared } from './compared'

/** Puts a home aside to be compared. */
export function CompareButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('listing')
  const on = useCompared().includes(id)
  return (
    <Pressable
      className={`compare-button${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-label={t('compare.button', { name })}
      data-needs-script
      onClick={() =>
        toggleCompared(id) || setMessage('WARNING', t('compare.full', { count: MOST_COMPARED }))
      }
    >
      <Scale className="icon" aria-hidden />
      {t('compare.compare')}
    </Pressable>
  )
}
