import { Pause, Play, Undo2 } from 'lucide-react'
import { useState } from 'react'
import {
  usePauseTakeoutImport,
  useResumeTakeoutImport,
  useUndoTakeoutImport,
} from '../../../../generated/api/takeout/takeout'
import type { TakeoutImport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'

/** What coming in or leaving again touches on other screens. */
const EVERYTHING = [
  'takeout-import',
  'property',
  'contact',
  'demand',
  'lead',
  'inbox',
  'agenda',
  'integration',
]

/** Stops, goes on, or takes back what came, after a question that says what will happen. */
export function IncomingActs({
  incoming: { id, canPause, canResume, canUndo },
}: {
  incoming: TakeoutImport
}) {
  const { t } = useTranslation('takeout')
  const [asking, setAsking] = useState(false)
  const reads = ['takeout-import']
  const pause = useWrite(usePauseTakeoutImport, { done: t('bring.pause.done'), reads })
  const resume = useWrite(useResumeTakeoutImport, { done: t('bring.resume.done'), reads })
  const undo = useWrite(useUndoTakeoutImport, {
    done: t('bring.undo.done'),
    reads: EVERYTHING,
    onDone: () => setAsking(false),
    onRefused: () => setAsking(false),
  })
  if (!canPause && !canResume && !canUndo) return null
  return (
    <div className="takeout-acts">
      {canResume && (
        <Button variant="main" disabled={resume.busy} onClick={() => void resume.write({ id })}>
          <Play className="icon" aria-hidden="true" />
          {t('bring.resume.open')}
        </Button>
      )}
      {canPause && (
        <Button disabled={pause.busy} onClick={() => void pause.write({ id })}>
          <Pause className="icon" aria-hidden="true" />
          {t('bring.pause.open')}
        </Button>
      )}
      {canUndo && (
        <Button variant="text" onClick={() => setAsking(true)}>
          <Undo2 className="icon" aria-hidden="true" />
          {t('bring.undo.open')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('bring.undo.title')}
          text={t('bring.undo.text')}
          cancel={t('cancel')}
          send={t('bring.undo.open')}
          danger
          busy={undo.busy}
          onClose={() => setAsking(false)}
          onConfirm={() => void undo.write({ id })}
        />
      )}
    </div>
  )
}
