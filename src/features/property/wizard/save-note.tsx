import { Check, CircleAlert, CloudCheck, CloudUpload, RotateCw } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { useFailureText } from '../../../i18n/error-text'
import { date } from '../../../lib/format'
import { Button } from '../../../ui/workspace/kit/button'
import type { SaveState } from './session-state'

/**
 * Where the work stands, always in the same place: saved, saving, kept here, or failed with a
 * second try.
 */
export function SaveNote({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  const { t } = useTranslation('property')
  const why = useFailureText()
  const notes = {
    idle: null,
    waiting: { tone: 'soft', icon: CloudUpload, text: t('wizard.saving') },
    saving: { tone: 'soft', icon: CloudUpload, text: t('wizard.saving') },
    saved: {
      tone: 'ok',
      icon: CloudCheck,
      text: save.kind === 'saved' ? t('wizard.savedAt', { time: date(save.at, 'HH:mm') }) : '',
    },
    invalid: { tone: 'warn', icon: CircleAlert, text: t('wizard.keptHere') },
    price: { tone: 'warn', icon: CircleAlert, text: t('wizard.priceNote') },
    conflict: { tone: 'error', icon: CircleAlert, text: t('wizard.conflict.title') },
    failed: {
      tone: 'error',
      icon: CircleAlert,
      text: save.kind === 'failed' ? why(save.error) : '',
    },
  } as const
  const note = notes[save.kind]
  const Icon = note?.icon ?? Check
  return (
    <>
      <span className={`save-note is-${note?.tone ?? 'soft'}`} role="status">
        {note ? (
          <>
            <Icon size={18} aria-hidden />
            {note.text}
          </>
        ) : null}
      </span>
      {save.kind === 'failed' ? (
        <Button onClick={onRetry}>
          <RotateCw size={18} aria-hidden />
          {t('wizard.retry')}
        </Button>
      ) : null}
    </>
  )
}
