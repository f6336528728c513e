import { useState } from 'react'
import { useSetFiscalMode } from '../../../generated/api/fiscal/fiscal'
import type { Fiscal, FiscalMode } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { StatusChip } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../ui/workspace/kit/confirm-dialog'

const MODES: readonly FiscalMode[] = ['off', 'test', 'on']

function Question({ mode, onClose }: { mode: FiscalMode; onClose: () => void }) {
  const { t } = useTranslation('fiscal')
  const { busy, failed, write } = useWrite(useSetFiscalMode, {
    done: t(`mode.done.${mode}`),
    reads: ['fiscal'],
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      title={t(`mode.ask.${mode}`)}
      text={failed ?? t(`mode.text.${mode}`)}
      cancel={t('cancel')}
      send={t(`mode.act.${mode}`)}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void write({ data: { mode } })}
    />
  )
}

/** Off, test and on: which it is, and of the others why they are closed. */
export function ModePanel({ fiscal }: { fiscal: Fiscal }) {
  const { t } = useTranslation('fiscal')
  const [asked, setAsked] = useState<FiscalMode | null>(null)
  const since = fiscal.modeSince
  return (
    <Panel title={t('mode.title')} note={since ? t('mode.since', { day: date(since) }) : undefined}>
      <ul className="fiscal-modes">
        {MODES.map((mode) => {
          const why = fiscal.closed.find((one) => one.mode === mode)?.why
          const isHere = fiscal.mode === mode
          return (
            <li key={mode} aria-current={isHere ? 'true' : undefined}>
              <div>
                <h3>{t(`mode.name.${mode}`)}</h3>
                <p>{t(`mode.text.${mode}`)}</p>
                {why && <p className="fiscal-why">{why}</p>}
              </div>
              {isHere && (
                <StatusChip tone={mode === 'on' ? 'ok' : 'neutral'}>{t('mode.here')}</StatusChip>
              )}
              {!isHere && !why && (
                <Button onClick={() => setAsked(mode)}>{t(`mode.act.${mode}`)}</Button>
              )}
            </li>
          )
        })}
      </ul>
      {asked && <Question mode={asked} onClose={() => setAsked(null)} />}
    </Panel>
  )
}
