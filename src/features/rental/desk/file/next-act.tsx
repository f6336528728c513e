import { useState } from 'react'
import { useUpdateRental } from '../../../../../generated/api/rental/rental'
import type { Rental, RentalState } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { Button } from '../../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../../ui/workspace/kit/confirm-dialog'
import { useKept } from '../kept'
import { isBack } from '../states'
import { StepDialog } from './step-dialog'

/** What comes next, what happens if nothing is done, and the steps there are from here. */
export function NextAct({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const [asking, setAsking] = useState<RentalState | null>(null)
  const { keep, onRefused } = useKept(file.id)
  const { busy, write } = useWrite(useUpdateRental, { onDone: keep, onRefused })
  const go = (state: RentalState) =>
    void write({ id: file.id, data: { version: file.version, state } })
  const next = file.moves.find((to) => to !== 'rejected' && !isBack(file.state, to))
  // A file is signed by the contract of its offer.
  const on = next === 'signed' ? undefined : next
  // The end of a contract that runs for years is no step that waits to be pressed: it is asked.
  const [ending, setEnding] = useState(false)
  const rest = file.moves.filter((to) => to !== next)
  return (
    <div className="rental-next">
      <div>
        <h3>{t(`desk.next.${file.side}.${file.state}`)}</h3>
        <p>{t(`desk.nextText.${file.state}`)}</p>
      </div>
      <div className="rental-acts">
        {on && on !== 'ended' && (
          <Button variant="main" busy={busy} onClick={() => go(on)}>
            {t(`desk.move.${on}`)}
          </Button>
        )}
        {rest.map((to) => (
          <Button key={to} disabled={busy} onClick={() => setAsking(to)}>
            {to === 'rejected'
              ? t('desk.move.rejected')
              : t('desk.back', { state: t(`enums.state.${to}`) })}
          </Button>
        ))}
        {on === 'ended' && (
          <Button variant="text" disabled={busy} onClick={() => setEnding(true)}>
            {t('desk.move.ended')}
          </Button>
        )}
      </div>
      {ending && (
        <ConfirmDialog
          title={t('desk.end')}
          text={t('desk.endText')}
          cancel={t('desk.cancel')}
          send={t('desk.move.ended')}
          busy={busy && t('desk.saving')}
          onClose={() => setEnding(false)}
          onConfirm={() => go('ended')}
        />
      )}
      {asking && <StepDialog file={file} to={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}
